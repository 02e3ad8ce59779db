/** Which other stories a content leads to. */
const UUID = /^[\w-]{1,64}$/

/** Every object in the content, from the outside in. */
function* objectsIn(value: unknown): Generator<ReadonlyMap<string, unknown>> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield new Map(Object.entries(value))
  for (const member of Object.values(value)) yield* objectsIn(member)
}

/** `relations` are `component.field`; a field holds one uuid or a list of them. */
export function relationsIn(content: unknown, relations: readonly string[]): readonly string[] {
  const wanted = new Set(relations)
  return objectsIn(content)
    .flatMap((block) => {
      const component = block.get('component')
      if (typeof component !== 'string') return []
      return [...block]
        .filter(([field]) => wanted.has(`${component}.${field}`))
        .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    })
    .filter(isUuid)
    .toArray()
}

/** Links to stories, in a field of their own (`id`) or within a rich text (`uuid`). */
export function linksIn(content: unknown): readonly string[] {
  return objectsIn(content)
    .filter((link) => link.get('linktype') === 'story')
    .map((link) => link.get('id') ?? link.get('uuid'))
    .filter(isUuid)
    .toArray()
}

function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value)
}
