/**
 * The menu of the shop links to half of it and stands on every page. A link shows of a story no more than where it is
 * and what it is called: while these stay, a change to the story is none of the pages' business that link to it.
 */
import { slugOf, type ContentClient } from '../../contracts/content/content-client.ts'
import { linkForm, linkTag, NO_STORY } from './content-tags.ts'
import type { Touched } from './content-cache-in-flight.ts'

/** Of more linked stories at once it is cheaper to make the pages anew than to ask. */
const MAX_CHECKED_STORIES = 50

export function createKnownLinks(client: ContentClient) {
  /** By slug; undefined where answers of different times disagree. */
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

    forget(touched: Touched): void {
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
