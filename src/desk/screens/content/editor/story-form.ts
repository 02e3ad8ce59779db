/**
 * A story as the page editor changes it. Blocks are found by their ids, so that moving one and changing another merge with what a
 * colleague saved meanwhile (DSK-13). Pure functions.
 */
import { isRecord } from '../../../drafts/edits.ts'

export type Fields = Readonly<Record<string, unknown>>

export type StoryBody = {
  /** Keys of blocks, from the top of the page. A removed block is not in it any more. */
  readonly order: readonly string[]
  readonly blocks: Readonly<Record<string, Fields>>
}

export type StoryForm = { readonly name: string; readonly fields: Fields; readonly body: StoryBody }

/** A path of a draft is separated by dots, so a key has none. */
const keyOf = (uid: string): string => encodeURIComponent(uid).replaceAll('.', '%2E')

export function storyFormOf({ name, content }: { readonly name: string; readonly content: Fields }): StoryForm {
  const { body, ...fields } = content
  const given: readonly unknown[] = Array.isArray(body) ? body : []
  const keyed = given.filter(isRecord).map((block, index) => [keyOf(uidOf(block) || `block ${index}`), block] as const)
  const blocks = Object.fromEntries(keyed)
  return { name, fields, body: { order: Object.keys(blocks), blocks } }
}

/** The content as it is saved. */
export function contentOf({ fields, body: { order, blocks } }: StoryForm, hasBody: boolean): Fields {
  return hasBody ? { ...fields, body: order.flatMap((key) => blocks[key] ?? []) } : fields
}

/** What a stored draft holds, or an empty story. */
export function readStoryForm(value: unknown): StoryForm {
  const { name, fields, body } = isRecord(value) ? value : {}
  const { order, blocks } = isRecord(body) ? body : {}
  const keyed = isRecord(blocks) ? Object.entries(blocks) : []
  return {
    name: typeof name === 'string' ? name : '',
    fields: isRecord(fields) ? fields : {},
    body: {
      order: Array.isArray(order) ? order.filter((key) => typeof key === 'string') : [],
      blocks: Object.fromEntries(keyed.flatMap(([key, block]) => (isRecord(block) ? [[key, block]] : []))),
    },
  }
}

export const uidOf = (block: Fields | undefined): string => (typeof block?.['_uid'] === 'string' ? block['_uid'] : '')

export const componentOf = (block: Fields | undefined): string =>
  typeof block?.['component'] === 'string' ? block['component'] : ''

/** The key of the block that has this `_uid`. */
export const keyOfUid = ({ order, blocks }: StoryBody, uid: string): string | undefined =>
  order.find((key) => uidOf(blocks[key]) === uid)

/** To the place that it has among the others afterwards. */
export function moveBlock(order: readonly string[], key: string, to: number): readonly string[] {
  const others = order.filter((one) => one !== key)
  return others.length === order.length ? order : others.toSpliced(Math.max(0, to), 0, key)
}

type Added = { readonly body: StoryBody; readonly key: string }

/** Below the block `after`, or at the end. */
export function addBlock({ order, blocks }: StoryBody, component: string, after: string | undefined): Added {
  return insert({ order, blocks }, { component, _uid: crypto.randomUUID() }, after)
}

export function duplicateBlock(body: StoryBody, key: string): Added {
  return insert(body, withNewUids(body.blocks[key] ?? {}), key)
}

function insert({ order, blocks }: StoryBody, block: Fields, after: string | undefined): Added {
  const key = keyOf(uidOf(block))
  const place = after === undefined ? order.length : order.indexOf(after) + 1
  return { key, body: { order: order.toSpliced(place, 0, key), blocks: { ...blocks, [key]: block } } }
}

/** Of the block and of all that is in it: no two blocks of a story have the same. */
function withNewUids(block: Fields): Fields {
  const renew = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(renew)
    if (!isRecord(value)) return value
    const members = Object.entries(value).map(([name, member]) => [name, renew(member)] as const)
    return { ...Object.fromEntries(members), ...('_uid' in value && { _uid: crypto.randomUUID() }) }
  }
  const copy = renew(block)
  return isRecord(copy) ? copy : {}
}

/** What a block is recognised by in a list: its first words. */
export function blockTitle(block: Fields, suffix: string): string {
  const named = ['title', 'text', 'message', 'label', 'name', 'question', 'collection', 'folder']
  for (const name of named.flatMap((one) => (suffix === '' ? [one] : [one + suffix, one]))) {
    const value = block[name]
    if (typeof value === 'string' && value.trim() !== '') return value.trim()
  }
  return ['text', 'title'].map((name) => wordsIn(block[name])).find((words) => words !== '') ?? ''
}

/** The words of a rich text. */
function wordsIn(value: unknown): string {
  if (!isRecord(value)) return ''
  if (typeof value['text'] === 'string') return value['text']
  const children: readonly unknown[] = Array.isArray(value['content']) ? value['content'] : []
  return children.map(wordsIn).join(' ').trim()
}
