/**
 * The menu links to many stories and is on every page. A link shows only the address and the name of a story: while these
 * stay the same, a change to the story does not invalidate the pages that link to it.
 */
import { slugOf, type ContentClient } from '../../contracts/content/content-client.ts'
import { linkForm, linkTag, NO_STORY } from './content-tags.ts'
import type { Touched } from './content-cache-in-flight.ts'

/** Above this number rendering the pages again is cheaper than fetching the linked stories. */
const MAX_CHECKED_STORIES = 50

export function createKnownLinks(client: ContentClient) {
  /** By slug; undefined where two responses differ. */
  const forms = new Map<string, string | undefined>()

  async function isUnchanged(slug: string): Promise<boolean> {
    const before = forms.get(slug)
    if (before === undefined) return false
    const slash = slug.indexOf('/')
    const wanted = { contentKey: slug.slice(0, slash), slug: slug.slice(slash + 1), language: 'default' }
    try {
      const story = await client.fetchStory(wanted)
      const form = story === undefined || slugOf(story) !== slug ? NO_STORY : linkForm(story)
      return form === before
    } catch {
      return false
    }
  }

  return {
    note(shown: ReadonlyMap<string, string>): void {
      for (const [slug, form] of shown) forms.set(slug, forms.has(slug) && forms.get(slug) !== form ? undefined : form)
    },

    invalidate(touched: Touched): void {
      if (touched === 'everything') return forms.clear()
      for (const tag of touched) if (tag.startsWith(linkTag(''))) forms.delete(tag.slice(linkTag('').length))
    },

    /** The tags without those of links that still show what they showed. */
    async withoutUnchanged(touched: readonly string[]): Promise<readonly string[]> {
      const slugs = touched.filter((tag) => tag.startsWith(linkTag(''))).map((tag) => tag.slice(linkTag('').length))
      const linked = [...new Set(slugs)].filter((slug) => forms.has(slug))
      if (linked.length > MAX_CHECKED_STORIES) return touched
      const answers = await Promise.all(linked.map(async (slug) => ((await isUnchanged(slug)) ? linkTag(slug) : '')))
      const unchanged = new Set(answers)
      return touched.filter((tag) => !unchanged.has(tag))
    },
  }
}
