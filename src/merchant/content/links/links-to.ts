/** Pages and menus that link to a story, as drafts or as published (DCO-13). */
import { linkedUuid, relatedUuids } from '../../../contracts/content/content-references.ts'
import { DEFAULT_CONTENT_KEY, SHARED_CONTENT_FOLDER } from '../../../contracts/content/content.ts'
import { CONTENT_KEYS } from '../../../markets/derived/storefront-codes.ts'
import type { StoryToPull } from '../../../services/content/admin.ts'
import { linkIn, pathThatNeedsStory } from '../check/check-references.ts'
import { objectsIn, shownPlace } from '../walk-content.ts'

export type LinkingStory = {
  readonly slug: string
  readonly name: string
  /** Of the shared content: menus, footer and other parts of every page. */
  readonly isShared: boolean
  readonly isPublished: boolean
  /** `body[2].link` */
  readonly places: readonly string[]
}

export function linksTo(slug: string, stories: readonly StoryToPull[]): readonly LinkingStory[] {
  const target = stories.find((story) => story.full_slug === slug)
  if (target === undefined) return []
  const slugs = new Set(stories.map((story) => story.full_slug))
  return stories.flatMap((story) => {
    const places = objectsIn(story.content).flatMap(({ value, at }) => {
      const related = relatedUuids(value)
        .filter(([, , uuid]) => uuid === target.uuid)
        .map(([field, index]) => shownPlace([...at, field, index]))
      const link = linkIn(value)
      if (link === undefined) return related
      const leads =
        link.uuid === undefined
          ? resolved(link.href, story.full_slug, slugs).includes(slug)
          : linkedUuid(value) === target.uuid || link.uuid === target.uuid
      return leads ? [shownPlace(at)] : []
    })
    if (places.length === 0 || story.full_slug === slug) return []
    const { full_slug: from, name, published } = story
    return [
      { slug: from, name, isShared: from.split('/')[1] === SHARED_CONTENT_FOLDER, isPublished: published, places },
    ]
  })
}

/** The stories that an address leads to: that of the storefront, else the one that all share. */
function resolved(href: string | undefined, from: string, slugs: ReadonlySet<string>): readonly string[] {
  const path = href === undefined ? undefined : pathThatNeedsStory(href)
  if (path === undefined) return []
  const key = from.split('/')[0] ?? ''
  const keys = key === DEFAULT_CONTENT_KEY ? CONTENT_KEYS : [key]
  return [
    ...new Set(keys.map((one) => (slugs.has(`${one}/${path}`) ? `${one}/${path}` : `${DEFAULT_CONTENT_KEY}/${path}`))),
  ]
}
