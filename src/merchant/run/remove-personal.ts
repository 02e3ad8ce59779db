/** Removes personal members of an answer, for roles without `persons.read` (STF-19). */
import { isObject } from '../../contracts/answer-kinds.ts'

/** A path names members with dots between them; it passes through lists. */
export function withoutPaths(value: unknown, paths: readonly string[]): unknown {
  return paths.reduce((rest, path) => without(rest, path.split('.')), value)
}

function without(value: unknown, [name = '', ...rest]: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => without(item, [name, ...rest]))
  if (!isObject(value) || !Object.hasOwn(value, name)) return value
  const { [name]: member, ...others }: Readonly<Record<string, unknown>> = { ...value }
  return rest.length === 0 ? others : { ...others, [name]: without(member, rest) }
}
