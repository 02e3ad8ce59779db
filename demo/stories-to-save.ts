/**
 * The demo's stories in the shape of the content service. Dutch and American texts get stories of their own, under the
 * content keys nl and us: those storefronts read the default language of their own key (MKT-18, MKT-19).
 */
import { createHash } from 'node:crypto'
import type { StoryToSave } from '../src/services/content/admin.ts'
import { inItsOwnLanguage, speaksOf } from './content/own-language.ts'
import { toContent, type Surroundings } from './content/to-content.ts'
import type { DemoStory, StoryLanguage } from './stories/demo-story.ts'
import { demoStories } from './stories/stories.ts'

const OWN_KEYS: readonly (readonly [key: string, language: StoryLanguage])[] = [
  ['nl', 'nl-NL'],
  ['us', 'en-US'],
]

/** `asset` says where a drawing of the loom is found. */
export function storiesToSave(asset: Surroundings['asset']): readonly StoryToSave[] {
  const written = new Set(demoStories.map(({ fullSlug }) => fullSlug))
  const own = OWN_KEYS.flatMap(([key, language]) =>
    demoStories
      .filter((story) => isShared(story) && speaksOf(story, language))
      .map((story) => ({
        ...inItsOwnLanguage(story, language),
        fullSlug: story.fullSlug.replace('_default/', `${key}/`),
      }))
      .filter(({ fullSlug }) => !written.has(fullSlug)),
  )
  const uuidAt = (path: string) => {
    const slug = `_default/${path === '/' ? 'home' : path.slice(1)}`
    return written.has(slug) ? uuidOf(slug) : undefined
  }
  return [...demoStories, ...own].map((story) => toStory(story, { uuidAt, asset }))
}

const isShared = ({ fullSlug }: DemoStory): boolean => fullSlug.startsWith('_default/')

function toStory({ fullSlug, name, component, fields, position }: DemoStory, around: Surroundings): StoryToSave {
  const content = toContent({ ...fields, component }, fullSlug, around)
  return { full_slug: fullSlug, uuid: uuidOf(fullSlug), name, content, ...(position !== undefined && { position }) }
}

/** The same for the same slug on every machine, so that two installations of the demo agree. */
function uuidOf(slug: string): string {
  const hex = createHash('sha256').update(slug).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
