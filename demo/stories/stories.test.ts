import { describe, expect, it } from 'vitest'
import { contentReader, type Report } from '../../src/contracts/content/kinds/read-content.ts'
import { isList, toContent } from '../content/to-content.ts'
import { inItsOwnLanguage, wordsOf } from '../content/own-language.ts'
import { sizeOf } from '../loom/sizes.ts'
import type { DemoStory, DemoValue, StoryLanguage, Words } from './demo-story.ts'
import { demoStories } from './stories.ts'

const translated: StoryLanguage[] = ['de-DE', 'nl-NL', 'fr-FR', 'es-ES', 'it-IT']

/** Words that a native speaker writes exactly as in English. */
const SAME_IN_BOTH = new Set(['Outlet', 'Orange', 'Beige', 'Material', 'Polyester', 'Polyamide'])

/** Numbers, units, names and signs are the same in every language. */
const isWordless = (text: string) => !/\p{L}{3}/u.test(text) || SAME_IN_BOTH.has(text)

const isDefault = ({ fullSlug }: DemoStory) => fullSlug.startsWith('_default/')

/** Every text of every story, flat, so that a failing check names what it found. */
const texts = demoStories.flatMap((story) =>
  Object.entries(story.fields).flatMap(([field, value]) =>
    wordsOf(value).map((words) => ({ story, where: `${story.fullSlug} ${field}`, field, words })),
  ),
)
const everyText = texts.flatMap(({ where, field, words }) =>
  Object.entries(words).map(([language, text]) => ({ where: `${where} ${language}`, field, language, text })),
)
const shared = texts.filter(({ story }) => isDefault(story))

/** Without `default`, and of course without American English: only where it differs. */
const lacks = (words: Words, language: StoryLanguage) => words[language] === undefined

describe('demo stories', () => {
  it('gives no slug twice', () => {
    const slugs = demoStories.map(({ fullSlug }) => fullSlug)
    expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([])
  })

  it('gives every page a title and a meta description, and leaves no text empty', () => {
    const pages = demoStories.filter(({ fullSlug }) => !fullSlug.includes('/shared-content/'))
    const bare = pages.filter(({ fields }) => !('title' in fields) || !('metaDescription' in fields))
    expect(bare.map(({ fullSlug }) => fullSlug)).toEqual([])
    expect(everyText.filter(({ text }) => text.trim() === '')).toEqual([])
  })

  it.each(translated)('has every text of the default content in %s', (language) => {
    const missing = shared.filter(({ words }) => lacks(words, language) && !isWordless(words.default))
    expect(missing.map(({ where, words }) => `${where}: ${words.default}`)).toEqual([])
  })

  it.each(translated)('leaves no default content in English in %s', (language) => {
    const english = shared.filter(({ words }) => words[language] === words.default && !isWordless(words.default))
    expect(english.map(({ where, words }) => `${where}: ${words.default}`)).toEqual([])
  })

  it('has an American text only where it differs from the British one', () => {
    expect(shared.filter(({ words }) => words['en-US'] === words.default).map(({ where }) => where)).toEqual([])
  })

  it('keeps meta descriptions within the 155 characters that a search engine shows', () => {
    expect(everyText.filter(({ field, text }) => field === 'metaDescription' && text.length > 155)).toEqual([])
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
  ] as const)('shows the stories of %s in %s, even to a reader of the default language', (key, language) => {
    const own = texts.filter(({ story }) => story.fullSlug.startsWith(`${key}/`))
    expect(own).not.toEqual([])
    expect(own.filter(({ words }) => (words[language] ?? words.default) !== words.default)).toEqual([])
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

  it('opens Spanish questions and exclamations', () => {
    const spanish = everyText.filter(({ language }) => language === 'es-ES')
    const halves = ({ text }: { text: string }) => [
      text.split('?').length === text.split('¿').length,
      text.split('!').length === text.split('¡').length,
    ]
    expect(spanish.filter((one) => halves(one).includes(false)).map(({ where, text }) => `${where}: ${text}`)).toEqual(
      [],
    )
  })

  it.each(['default', ...translated, 'en-US'] as const)(
    '~CNT-25 holds only what a page can draw, in %s',
    (language) => {
      const problems: string[] = []
      const report: Report = ({ path, message }) => problems.push(`${path}: ${message}`)
      const reader = contentReader({ storefront: 'uk', spell: (text) => text, isStrict: true })
      for (const { fullSlug, component, fields } of demoStories.map((story) => inItsOwnLanguage(story, language))) {
        const content = toContent({ ...fields, component }, fullSlug, { uuidAt: () => undefined, asset })
        if (fullSlug.includes('/shared-content/')) reader.shared(content, fullSlug, report)
        else {
          const story = reader.story({ ...STORY, full_slug: fullSlug, content }, report)
          if (story) reader.blocks(story.body, `${fullSlug}.body`, report)
        }
      }
      expect(problems).toEqual([])
    },
  )

  it('shows only pictures that the loom can draw', () => {
    const drawings = demoStories.flatMap(({ fields }) => Object.values(fields).flatMap(drawingsOf))
    expect(drawings.filter((name) => !sizeOf(name))).toEqual([])
  })
})

const asset = (filename: string) => ({ filename, meta_data: { width: 1920, height: 1080, tint: '#ffffff' } })

/** Every drawing in a value, however deep. */
function drawingsOf(value: DemoValue | undefined): readonly string[] {
  if (typeof value !== 'object') return []
  if ('drawing' in value) return [value.drawing]
  return isList(value)
    ? value.flatMap((one) => (typeof one === 'string' ? [] : Object.values(one).flatMap(drawingsOf)))
    : []
}

const STORY = {
  id: 1,
  uuid: '',
  name: '',
  slug: '',
  default_full_slug: null,
  lang: 'default',
  created_at: '',
  updated_at: '',
  published_at: null,
  first_published_at: null,
  sort_by_date: null,
  position: 0,
  tag_list: [],
  is_startpage: false,
  parent_id: 0,
  meta_data: null,
  group_id: '',
  release_id: null,
  path: null,
  alternates: [],
  translated_slugs: null,
}
