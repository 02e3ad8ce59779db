/**
 * The demo's stories in the shape of the content service. Dutch and American texts get stories of their own, under the
 * content keys nl and us: those storefronts read the default language of their own key (MKT-18, MKT-19).
 */
import type { StoryToSave } from '../src/services/content/save-stories.ts'
import type { DemoStory, StoryLanguage } from './stories/demo-story.ts'
import { demoStories } from './stories/stories.ts'

const OWN_KEYS: readonly (readonly [key: string, language: StoryLanguage])[] = [
  ['nl', 'nl-NL'],
  ['us', 'en-US'],
]

export function storiesToSave(): readonly StoryToSave[] {
  const written = new Set(demoStories.map(({ fullSlug }) => fullSlug))
  const own = OWN_KEYS.flatMap(([key, language]) =>
    demoStories
      .filter(({ fullSlug, fields }) => isShared(fullSlug) && Object.values(fields).some((field) => language in field))
      .map((story) => inItsOwnLanguage(story, key, language))
      .filter(({ fullSlug }) => !written.has(fullSlug)),
  )
  return [...demoStories, ...own].map(toStory)
}

const isShared = (fullSlug: string): boolean => fullSlug.startsWith('_default/')

function inItsOwnLanguage({ fullSlug, fields, ...story }: DemoStory, key: string, language: StoryLanguage): DemoStory {
  const own = Object.entries(fields).map(([name, field]) => [name, { default: field[language] ?? field.default }])
  return { ...story, fullSlug: fullSlug.replace('_default/', `${key}/`), fields: Object.fromEntries(own) }
}

function toStory({ fullSlug, name, component, fields }: DemoStory): StoryToSave {
  const values = Object.entries(fields).flatMap(([field, languages]) =>
    Object.entries(languages).map(([language, value]) => [
      language === 'default' ? field : `${field}__i18n__${language.replace('-', '_')}`,
      value,
    ]),
  )
  return { full_slug: fullSlug, name, content: { _uid: fullSlug, component, ...Object.fromEntries(values) } }
}
