/**
 * The file name of a story or a datasource. Slugs may contain almost anything; a file name contains only characters that every
 * file system preserves, the rest is percent-encoded (`%C3%BC`). There is one name for each slug
 * and one slug for each name, and no name leads out of the folder.
 */
import { isStorySlug } from '../../../contracts/content/content.ts'
import { isDatasourceSlug } from '../../../services/content/admin.ts'

export const STORIES = 'stories'
export const DATASOURCES = 'datasources'

const ENDING = '.json'

/** What most file systems take, in bytes. */
const MAX_PART_BYTES = 255

/** Reserved for devices on Windows, whatever ending follows. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=$|\.)/i

/** Stands for a part of nothing: that between two slashes, or behind the last. */
const NOTHING = '%'

/** Undefined for a slug that no file can be called after. */
export function storyFileOf(slug: string): string | undefined {
  const parts = slug.split('/').map(encoded)
  const last = parts.pop() ?? ''
  // A folder must never meet the file of a story: `faq.json/x` beside `faq`.
  const folders = parts.map((part) => part.replace(/\.json$/i, (ending) => escaped('.') + ending.slice(1)))
  const all = [...folders, last + ENDING]
  return all.some((part) => part.length > MAX_PART_BYTES) ? undefined : [STORIES, ...all].join('/')
}

export function storySlugOf(file: string): string | undefined {
  const [, ...parts] = file.slice(0, -ENDING.length).split('/')
  try {
    const slug = parts.map(decoded).join('/')
    return isStorySlug(slug) ? slug : undefined
  } catch {
    return undefined
  }
}

export const datasourceFileOf = (slug: string): string => `${DATASOURCES}/${encoded(slug)}${ENDING}`

export function datasourceSlugOf(file: string): string | undefined {
  const slug = file.slice(DATASOURCES.length + 1, -ENDING.length)
  return isDatasourceSlug(slug) ? slug : undefined
}

export const isContentFile = (file: string): boolean => file.endsWith(ENDING)

/**
 * Files that would be one on a file system that knows no capitals, and files in folders that would be one: each with the
 * one it meets.
 */
export function caseCollisions(files: readonly string[]): readonly (readonly [file: string, meets: string])[] {
  const taken = new Map<string, { readonly path: string; readonly file: string }>()
  return files.flatMap((file) => {
    const met = pathsTo(file).flatMap((path) => {
      const first = taken.get(path.toLowerCase()) ?? { path, file }
      taken.set(path.toLowerCase(), first)
      return first.path === path ? [] : [first.file]
    })
    return met.slice(0, 1).map((other) => [file, other] as const)
  })
}

/** `a/b/c` is reached through `a`, `a/b` and `a/b/c`. */
const pathsTo = (file: string): readonly string[] =>
  file.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))

function encoded(part: string): string {
  if (part === '') return NOTHING
  return part
    .replaceAll(/[^\w.~-]/gu, escaped)
    .replace(/^\.|\.$/g, escaped)
    .replace(RESERVED, (name) => escaped(name.slice(0, 1)) + name.slice(1))
}

const decoded = (part: string): string => (part === NOTHING ? '' : decodeURIComponent(part))

const escaped = (character: string): string =>
  Array.from(
    new TextEncoder().encode(character),
    (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`,
  ).join('')
