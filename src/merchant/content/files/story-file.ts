/**
 * A story as a file that people read, compare and change. It holds what an editor decides and nothing that the shop
 * finds out by itself, so the same story is the same file on every machine.
 */
import { z } from 'zod'
import type { StoryContent } from '../../../contracts/content/content.ts'
import type { StoryToSave } from '../../../services/content/admin.ts'
import { isMembers, type Members } from '../walk-content.ts'
import { plainly, problemsOf, type PlacedProblem } from './plain-words.ts'

const MAX_NAME_LENGTH = 500

const storyFile = z.strictObject({
  name: z.string().trim().min(1, 'must not be empty').max(MAX_NAME_LENGTH),
  component: z.string().trim().min(1, 'must not be empty').max(100),
  content: z.record(z.string(), z.unknown()).refine((content) => !('component' in content), {
    path: ['component'],
    error: 'stands beside the content already',
  }),
  uuid: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be a uuid')
    .exactOptional(),
  published: z.boolean().exactOptional(),
  tag_list: z.array(z.string()).exactOptional(),
  position: z.int().exactOptional(),
  sort_by_date: z.string().max(50).exactOptional(),
  is_startpage: z.boolean().exactOptional(),
  meta_data: z.unknown().exactOptional(),
})

export type StoryFile = z.output<typeof storyFile>

export function storyFileText(story: Omit<Required<StoryToSave>, 'id'>): string {
  const { component, ...content } = story.content
  const file: StoryFile = {
    name: story.name,
    component,
    content: inReadingOrder(content),
    uuid: story.uuid,
    ...(!story.published && { published: false }),
    ...(story.tag_list.length > 0 && { tag_list: [...story.tag_list] }),
    ...(story.position !== 0 && { position: story.position }),
    ...(story.sort_by_date !== null && { sort_by_date: story.sort_by_date }),
    ...(story.is_startpage && { is_startpage: true }),
    ...(story.meta_data !== null && { meta_data: story.meta_data }),
  }
  return prettyJson(file)
}

/** The component of a block comes before its fields. */
function inReadingOrder(block: Members): Record<string, unknown> {
  const { component, _uid, ...fields } = block
  const head = { ...(component !== undefined && { component }), ...(_uid !== undefined && { _uid }) }
  return { ...head, ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, ordered(value)])) }
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  return isMembers(value) ? inReadingOrder(value) : value
}

export type ReadStory =
  | { readonly story: StoryToSave; readonly problems: readonly [] }
  | { readonly story?: never; readonly problems: readonly PlacedProblem[] }

export function readStoryFile(value: unknown, slug: string): ReadStory {
  const read = storyFile.safeParse(value, { error: plainly })
  if (!read.success) return { problems: problemsOf(read.error) }
  const { name, component, content, ...settings } = read.data
  return {
    story: { full_slug: slug, name, content: withUids({ ...content, component }, slug), ...settings },
    problems: [],
  }
}

/**
 * Every block needs a unique id for pages and the editor's preview. A block written by hand without one gets an id derived from
 * its position, the same each time.
 */
export function withUids(content: Members & { readonly component: string }, slug: string): StoryContent {
  const { _uid: own, component } = content
  if (isUid(own) && !lacksUid(content)) return { ...content, _uid: own, component }
  const taken = new Set(uidsIn(content))
  const nameAfter = (path: string): string => {
    let name = path
    for (let count = 2; taken.has(name); count += 1) name = `${path}-${count}`
    taken.add(name)
    return name
  }
  const fill = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) return value.map((item: unknown, index) => fill(item, `${path}/${index}`))
    return isMembers(value) ? fillBlock(value, path) : value
  }
  const fillBlock = (block: Members, path: string): Record<string, unknown> => {
    const isUnnamed = typeof block['component'] === 'string' && !isUid(block['_uid'])
    const named = isUnnamed ? { ...block, _uid: nameAfter(path) } : block
    return Object.fromEntries(Object.entries(named).map(([key, value]) => [key, fill(value, `${path}/${key}`)]))
  }
  const filled = fillBlock(content, slug)
  return { ...filled, _uid: String(filled['_uid']), component: content.component }
}

function lacksUid(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(lacksUid)
  if (!isMembers(value)) return false
  if (typeof value['component'] === 'string' && !isUid(value['_uid'])) return true
  for (const name in value) if (lacksUid(value[name])) return true
  return false
}

function uidsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(uidsIn)
  if (!isMembers(value)) return []
  const { _uid: own } = value
  return [...(isUid(own) ? [own] : []), ...Object.values(value).flatMap(uidsIn)]
}

const isUid = (value: unknown): value is string => typeof value === 'string' && value !== ''

export const prettyJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
