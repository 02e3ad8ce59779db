import { describe, expect, it } from 'vitest'
import type { StoryLanguage } from './demo-story.ts'
import { demoStories } from './stories.ts'

const translated: StoryLanguage[] = ['de-DE', 'nl-NL', 'fr-FR', 'es-ES', 'it-IT']

/** Words that a native speaker writes exactly as in English. */
const SAME_IN_BOTH = new Set(['Outlet'])

/** Every field of every story, flat, so that a failing check names what it found. */
const fields = demoStories.flatMap(({ fullSlug, fields: of }) =>
  Object.entries(of).map(([name, field]) => ({ fullSlug, where: `${fullSlug} ${name}`, field })),
)
const defaultFields = fields.filter(({ fullSlug }) => fullSlug.startsWith('_default/'))
const everyText = fields.flatMap(({ where, field }) =>
  Object.entries(field).map(([language, text]) => ({ where: `${where} ${language}`, language, text })),
)

describe('demo stories', () => {
  it('gives no slug twice', () => {
    const slugs = demoStories.map(({ fullSlug }) => fullSlug)
    expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([])
  })

  it('gives every story a title, an intro and a meta description', () => {
    const odd = demoStories.filter(({ fields: of }) => Object.keys(of).join() !== 'title,intro,metaDescription')
    expect(odd.map(({ fullSlug }) => fullSlug)).toEqual([])
    expect(everyText.filter(({ text }) => text.trim() === '')).toEqual([])
  })

  it.each(translated)('has every field of the default content in %s', (language) => {
    expect(defaultFields.filter(({ field }) => !field[language]).map(({ where }) => where)).toEqual([])
  })

  it.each(translated)('leaves no default content in English in %s', (language) => {
    const english = defaultFields.filter(({ field }) => field[language] === field.default)
    expect(english.filter(({ field }) => !SAME_IN_BOTH.has(field.default)).map(({ where }) => where)).toEqual([])
  })

  it('has an American text only where it differs from the British one', () => {
    expect(defaultFields.filter(({ field }) => field['en-US'] === field.default).map(({ where }) => where)).toEqual([])
  })

  it('keeps meta descriptions within the 155 characters that a search engine shows', () => {
    const long = everyText.filter(({ where, text }) => where.includes(' metaDescription ') && text.length > 155)
    expect(long).toEqual([])
  })

  it.each(['uk', 'de', 'nl', 'fr', 'es', 'it', 'us', 'eu', 'gl'])('has a home page of its own for %s', (key) => {
    expect(demoStories.map(({ fullSlug }) => fullSlug)).toContain(`${key}/home`)
  })

  it.each([
    ['de', 'de-DE'],
    ['nl', 'nl-NL'],
    ['fr', 'fr-FR'],
    ['es', 'es-ES'],
    ['it', 'it-IT'],
  ] as const)('shows the home page of %s in %s, even to a reader of the default language', (key, language) => {
    const own = fields.filter(({ fullSlug }) => fullSlug === `${key}/home`)
    expect(own).not.toEqual([])
    expect(own.filter(({ field }) => field.default !== field[language])).toEqual([])
  })

  it('names the outlet so that its listing gets the long page', () => {
    expect(demoStories.find(({ fullSlug }) => fullSlug === '_default/outlet')?.name).toBe('category-outlet-all')
  })

  it('makes a category of exactly the stories whose name says so', () => {
    const misnamed = demoStories.filter(
      ({ name, component }) => name.startsWith('category-') !== (component === 'category'),
    )
    expect(misnamed.map(({ fullSlug }) => fullSlug)).toEqual([])
  })

  it('keeps French punctuation on the line of its word', () => {
    const french = everyText.filter(({ language }) => language === 'fr-FR')
    expect(french.filter(({ text }) => / [?!:;»]|« /.test(text))).toEqual([])
  })
})
