/** Reads and replaces members of a JSON value by their path. */

export type MemberPath = readonly string[]

/** Of objects and of the first item of lists, the outer ones first. */
export function membersOf(value: unknown, path: MemberPath = []): readonly MemberPath[] {
  if (typeof value !== 'object' || value === null) return []
  const entries = Array.isArray(value) ? Object.entries(value).slice(0, 1) : Object.entries(value)
  return entries.flatMap(([name, member]) => [[...path, name], ...membersOf(member, [...path, name])])
}

/** Undefined removes the member. */
export function withMember(value: unknown, [name, ...rest]: MemberPath, member: unknown): unknown {
  if (name === undefined) return member
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index): readonly unknown[] => {
      if (String(index) !== name) return [item]
      const replaced = withMember(item, rest, member)
      return replaced === undefined ? [] : [replaced]
    })
  }
  const before = typeof value === 'object' && value !== null ? value : {}
  const inner: unknown = Reflect.get(before, name)
  const { [name]: _, ...others }: Record<string, unknown> = { ...before }
  const replaced = withMember(inner, rest, member)
  return replaced === undefined ? others : { ...others, [name]: replaced }
}
