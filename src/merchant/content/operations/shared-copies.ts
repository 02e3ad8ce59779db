/** What is published of the shared content, for each region as its storefront reads it: the copies that come with the shop. */
import { z } from 'zod'
import type { Story } from '../../../contracts/content/content.ts'
import { fail, ok } from '../../../platform/result.ts'
import { SHARED_REGIONS, type BundledStory, type SharedRegion } from '../../../contracts/storefront/shared-region.ts'
import { merchantOperation } from '../../operation.ts'
import { publishedSharedContent } from '../published-shared-content.ts'
import { isMembers, type Members } from '../walk-content.ts'

export type SharedCopy = { readonly region: SharedRegion; readonly stories: readonly BundledStory[] }

export const sharedCopies = merchantOperation({
  name: 'content/shared-copies',
  input: z.strictObject({}),
  async run(_, context) {
    const copies: SharedCopy[] = []
    for (const region of SHARED_REGIONS) {
      // A region is called after the storefront whose content it is.
      const stories = await publishedSharedContent(region, context)
      if (stories === undefined) return fail('No shared content is published')
      copies.push({ region, stories: stories.map(toBundled).toSorted(bySlug) })
    }
    return ok(copies)
  },
})

const toBundled = ({ full_slug: slug, content }: Story): BundledStory => {
  const { _uid, component, ...fields } = content
  return { full_slug: slug, content: { _uid, component, ...withoutMarks(fields) } }
}

/** Links of a copy cannot be resolved later, so their current addresses are stored in it. */
function withoutMarks({ _editable: _mark, ...members }: Members): Record<string, unknown> {
  return Object.fromEntries(Object.entries(withAddress(members)).map(([name, value]) => [name, plain(value)]))
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
