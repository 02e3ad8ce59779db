/** Directions and places in space, in millimetres. */
import type { Vector } from './grid.ts'

export const sum = ([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector => [ax + bx, ay + by, az + bz]

export const difference = ([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector => [ax - bx, ay - by, az - bz]

export const times = ([x, y, z]: Vector, by: number): Vector => [x * by, y * by, z * by]

export const cross = ([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector => [
  ay * bz - az * by,
  az * bx - ax * bz,
  ax * by - ay * bx,
]

export const lengthOf = ([x, y, z]: Vector): number => Math.hypot(x, y, z)

export const unit = (vector: Vector): Vector => times(vector, 1 / (lengthOf(vector) || 1))
