/** Replaces links and relations by their targets, so that readers of a story get it complete. */
import { isObject } from '../answer-kinds.ts'
import type { LinkedStory, Story } from './content.ts'

/** The fields of content that hold uuids of stories, as `component.field`. */
export const CONTENT_RELATIONS: readonly string[] = ['related-stories.stories']

export type References = {
  readonly links: readonly LinkedStory[]
  readonly rels: readonly Story[]
  /** The fields that hold uuids of stories: `component.field`. */
  readonly relations: readonly string[]
}

/** A reference to a story that is not there stays as it is: a link without `story`, a uuid. */
export function withReferences(stories: readonly Story[], { links, rels, relations }: References): readonly Story[] {
  if (links.length === 0 && rels.length === 0) return stories
  const linked = new Map(links.map((link) => [link.uuid, link]))
  // Filled one level deep: two stories that relate to one another would never end.
  const related = new Map(rels.map((rel) => [rel.uuid, filled(rel, { linked, related: new Map(), relations: [] })]))
  return stories.map((story) => filled(story, { linked, related, relations }))
}

/** The uuid that a link to a story names: in a multilink its `id`, in a rich text its `uuid`. */
export function linkedUuid(value: object): string | undefined {
  if (!('linktype' in value) || value.linktype !== 'story') return undefined
  const named: readonly unknown[] = [Reflect.get(value, 'id'), Reflect.get(value, 'uuid')]
  return named.filter((uuid) => typeof uuid === 'string').find((uuid) => uuid !== '')
}

type Known = {
  readonly linked: ReadonlyMap<string, LinkedStory>
  readonly related: ReadonlyMap<string, Story>
  readonly relations: readonly string[]
}

function filled(story: Story, known: Known): Story {
  const { _uid, component } = story.content
  return { ...story, content: { ...membersOf(story.content, known), _uid, component } }
}

function membersOf(value: object, known: Known): Record<string, unknown> {
  const uuid = linkedUuid(value)
  const story = uuid === undefined ? undefined : known.linked.get(uuid)
  const members = Object.entries(value).map(([name, member]: [string, unknown]): [string, unknown] => [
    name,
    isRelation(value, name, known.relations) ? relatedOf(member, known) : fill(member, known),
  ])
  return Object.fromEntries(story === undefined ? members : [...members, ['story', story]])
}

function fill(value: unknown, known: Known): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => fill(item, known))
  return isObject(value) ? membersOf(value, known) : value
}

/** The uuids in the fields of a block that hold some, with the field of each. */
export const relatedUuids = (block: object): readonly (readonly [field: string, index: number, uuid: string])[] =>
  Object.entries(block)
    .filter(([field]) => isRelation(block, field, CONTENT_RELATIONS))
    .flatMap(([field, value]: [string, unknown]) =>
      (Array.isArray(value) ? value : []).flatMap((uuid: unknown, index) =>
        typeof uuid === 'string' ? [[field, index, uuid] as const] : [],
      ),
    )

export function isRelation(block: object, field: string, relations: readonly string[]): boolean {
  return 'component' in block && relations.includes(`${String(block.component)}.${field}`)
}

function relatedOf(value: unknown, known: Known): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => relatedOf(item, known))
  return typeof value === 'string' ? (known.related.get(value) ?? value) : fill(value, known)
}
