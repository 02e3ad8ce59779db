import { describe, expect, it } from 'vitest'
import { directionsOf } from '../render/surface.ts'
import { gridOf, pointsOn, turnedOver } from './grid.ts'

const sheet = gridOf({ rows: 3, columns: 4 }, (right, down) => ({
  at: [right * 30, down * 20, 0],
  cloth: [right * 30, down * 20],
}))

/** How much a surface faces the eye at its first point. */
const facing = (surface: typeof sheet): number => directionsOf(surface).normals[2] ?? 0

describe('gridOf', () => {
  it('asks for every point from the upper left to the lower right', () => {
    expect(Array.from(sheet.points.slice(0, 3))).toEqual([0, 0, 0])
    expect(Array.from(sheet.points.slice(-3))).toEqual([30, 20, 0])
  })

  it('takes the place along the cloth for the station, and full light, unless told otherwise', () => {
    expect(sheet.station.at(-1)).toBe(20)
    expect(sheet.openness.at(-1)).toBe(1)
    const grid = gridOf({ rows: 2, columns: 2 }, () => ({ at: [0, 0, 0], cloth: [0, 0], station: 7, openness: 0.5 }))
    expect([grid.station[0], grid.openness[0]]).toEqual([7, 0.5])
  })

  it('faces the eye, and turned over faces away', () => {
    expect(facing(sheet)).toBe(1)
    expect(facing(turnedOver(sheet))).toBe(-1)
  })
})

describe('pointsOn', () => {
  it.each([
    [10, 5, 3],
    [11, 5, 4],
    [1, 5, 3],
  ])('%d millimetres at %d each need %d points', (length, detail, points) => {
    expect(pointsOn(length, detail)).toBe(points)
  })
})
