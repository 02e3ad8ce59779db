/** Reads members of a browser's JSON, which has no type of ours. */
import { isObject } from '../../src/contracts/answer-kinds.ts'

/** The value at a path; undefined where there is none. */
export const memberOf = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((at, name) => (isObject(at) ? Reflect.get(at, name) : undefined), value)

export function textOf(value: unknown, ...path: readonly string[]): string {
  const found = memberOf(value, ...path)
  if (typeof found !== 'string') throw new Error(`No text at ${path.join('.')} of ${JSON.stringify(value)}`)
  return found
}
