/** Which other stories a content leads to. */
import { linkedUuid } from '../../../contracts/content/content-references.ts'

const UUID = /^[\w-]{1,64}$/

/** Every object in the content, from the outside in. */
function* objectsIn(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value
  for (const member of Object.values(value)) yield* objectsIn(member)
}

/** `relations` are `component.field`; a field holds one uuid or a list of them. */
export function relationsIn(content: unknown, relations: readonly string[]): readonly string[] {
  const wanted = new Set(relations)
  return objectsIn(content)
    .flatMap((block): readonly unknown[] => {
      const fields: readonly (readonly [string, unknown])[] = Object.entries(block)
      const component = new Map(fields).get('component')
      if (typeof component !== 'string') return []
      return fields
        .filter(([field]) => wanted.has(`${component}.${field}`))
        .flatMap(([, value]): readonly unknown[] => (Array.isArray(value) ? value : [value]))
    })
    .filter(isUuid)
    .toArray()
}

/** Links to stories, in a field of their own (`id`) or within a rich text (`uuid`). */
export function linksIn(content: unknown): readonly string[] {
  return objectsIn(content).map(linkedUuid).filter(isUuid).toArray()
}

function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value)
}
