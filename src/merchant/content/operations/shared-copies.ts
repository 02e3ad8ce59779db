/** What is published of the shared content, for each region as its storefront reads it: the copies that come with the shop. */
import { z } from 'zod'
import type { Story } from '../../../contracts/content/content.ts'
import { ok } from '../../../platform/result.ts'
import { SHARED_REGIONS, type BundledStory, type SharedRegion } from '../../../contracts/storefront/shared-region.ts'
import { rejected } from '../../failures/operation-failure.ts'
import { merchantOperation } from '../../operation.ts'
import { publishedSharedContent } from '../published-shared-content.ts'
import { isMembers, type Members } from '../walk-content.ts'

export type SharedCopy = { readonly region: SharedRegion; readonly stories: readonly BundledStory[] }

const bundledStory = z.object({
  full_slug: z.string(),
  content: z.custom<BundledStory['content']>(isMembers),
})

const sharedCopy: z.ZodType<readonly SharedCopy[]> = z.array(
  z.object({ region: z.enum(SHARED_REGIONS), stories: z.array(bundledStory) }),
)

export const sharedCopies = merchantOperation({
  name: 'content.shared-copies',
  kind: 'read',
  permission: 'content.read',
  fresh: false,
  input: z.strictObject({}),
  output: sharedCopy,
  async run(context) {
    const copies: SharedCopy[] = []
    for (const region of SHARED_REGIONS) {
      // A region is called after the storefront whose content it is.
      const stories = await publishedSharedContent(region, context)
      if (stories === undefined) return rejected('NO_SHARED_CONTENT')
      copies.push({ region, stories: stories.map(toBundled).toSorted(bySlug) })
    }
    return ok(copies)
  },
})

const toBundled = ({ full_slug: slug, content }: Story): BundledStory => {
  const { _uid, component, ...fields } = content
  return { full_slug: slug, content: { _uid, component, ...withoutMarks(withSortedTables(content, fields)) } }
}

/** The lists that are tables: their order has no meaning, and the member that names a row is its key. */
const TABLES: ReadonlyMap<string, { readonly list: string; readonly key: string }> = new Map([
  ['checkout-free-shipping-bar', { list: 'thresholds', key: 'country' }],
  ['banner', { list: 'messages', key: 'code' }],
])

/**
 * Sorted by key, and the ids of rows made of it: an id that counts positions would change with every row that is inserted before
 * it, and the copies of one more country would differ in all countries after it.
 */
function withSortedTables({ _uid, component }: Story['content'], fields: Members): Members {
  const { list = '', key = '' } = TABLES.get(component) ?? {}
  const rows: unknown = fields[list]
  if (!Array.isArray(rows)) return fields
  const keyed = rows.filter(isMembers).map((row) => ({ name: String(row[key]).toLowerCase(), row }))
  // Of rows with the same key the last counts, so their order is preserved.
  const sorted = keyed.toSorted((one, other) => (one.name < other.name ? -1 : Number(one.name > other.name)))
  return { ...fields, [list]: sorted.map(({ name, row }) => ({ ...row, _uid: `${_uid}/${list}/${name}` })) }
}

/**
 * Links of a copy cannot be resolved later, so their current addresses are stored in it. Sorted by name, because the stored order is
 * that of the file that was pushed last.
 */
function withoutMarks({ _editable: _mark, ...members }: Members): Record<string, unknown> {
  const sorted = Object.entries(withAddress(members)).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(sorted.map(([name, value]) => [name, plain(value)]))
}

function withAddress(members: Members): Members {
  const { story, ...link } = members
  if (members['linktype'] !== 'story' || !isMembers(story)) return members
  return { ...link, ['href' in link ? 'href' : 'cached_url']: story['full_slug'] }
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  return isMembers(value) ? withoutMarks(value) : value
}

const bySlug = (one: BundledStory, other: BundledStory): number => (one.full_slug < other.full_slug ? -1 : 1)
