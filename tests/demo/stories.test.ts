import { describe, expect, it } from 'vitest'
import { contentReader, type Report } from '../../src/contracts/content/kinds/read-content.ts'
import { DRAWING } from '../../src/contracts/merchant/catalogue.ts'
import { checkContent } from '../../src/merchant/content/check/check-content.ts'
import { assetsIn, withAssets } from '../../src/merchant/content/walk-content.ts'
import { inLanguage } from '../../src/services/content/admin.ts'
import { sizeOf } from '../../loom/sizes.ts'
import { demoStories, isSharedContent } from '../support/demo-shop.ts'
import { textsOf, TRANSLATED, type Words } from '../support/demo-texts.ts'

const stories = demoStories()

/** Words that a native speaker writes exactly as in English. */
const SAME_IN_BOTH = new Set(['Outlet', 'Orange', 'Beige', 'Material', 'Polyester', 'Polyamide'])

/** Numbers, units, names and signs are the same in every language. */
const isWordless = (text: string) => !/\p{L}{3}/u.test(text) || SAME_IN_BOTH.has(text)

/** Every text of every story, flat, so that a failing check names what it found. */
const texts = stories.flatMap(textsOf)
const isTranslated = (words: Words) => Object.keys(words).length > 1
const everyTranslation = texts.flatMap(({ where, field, words }) =>
  Object.entries(words).map(([language, text]) => ({ where: `${where} ${language}`, field, language, text })),
)
/** Texts for people: everything else in content is the same in all languages, and has no translation. */
const shared = texts.filter(({ slug, words }) => slug.startsWith('_default/') && isTranslated(words))

describe('demo stories', () => {
  it('gives no uuid twice', () => {
    const uuids = stories.map(({ uuid }) => uuid)
    expect(uuids.filter((uuid, index) => uuids.indexOf(uuid) !== index)).toEqual([])
  })

  it('gives every page a title and a meta description, and leaves no text empty', () => {
    const pages = stories.filter((story) => !isSharedContent(story))
    const bare = pages.filter(({ content }) => !('title' in content) || !('metaDescription' in content))
    expect(bare.map((story) => story.full_slug)).toEqual([])
    const translations = texts.filter(({ words }) => isTranslated(words))
    expect(translations.filter(({ words }) => Object.values(words).some((text) => text.trim() === ''))).toEqual([])
  })

  it.each(TRANSLATED)('has every text of the default content in %s', (language) => {
    const missing = shared.filter(({ words }) => words[language] === undefined && !isWordless(words.default))
    expect(missing.map(({ where, words }) => `${where}: ${words.default}`)).toEqual([])
  })

  it.each(TRANSLATED)('leaves no default content in English in %s', (language) => {
    const english = shared.filter(({ words }) => words[language] === words.default && !isWordless(words.default))
    expect(english.map(({ where, words }) => `${where}: ${words.default}`)).toEqual([])
  })

  it('has an American text only where it differs from the British one', () => {
    expect(shared.filter(({ words }) => words['en-US'] === words.default).map(({ where }) => where)).toEqual([])
  })

  it('keeps meta descriptions within the 155 characters that a search engine shows', () => {
    expect(everyTranslation.filter(({ field, text }) => field === 'metaDescription' && text.length > 155)).toEqual([])
  })

  it.each(['uk', 'de', 'nl', 'fr', 'es', 'it', 'us', 'eu', 'gl'])('has a home page of its own for %s', (key) => {
    expect(stories.map((story) => story.full_slug)).toContain(`${key}/home`)
  })

  it.each([
    ['de', 'de-DE'],
    ['nl', 'nl-NL'],
    ['fr', 'fr-FR'],
    ['es', 'es-ES'],
    ['it', 'it-IT'],
  ] as const)('shows the stories of %s in %s, even to a reader of the default language', (key, language) => {
    const own = texts.filter(({ slug }) => slug.startsWith(`${key}/`))
    expect(own).not.toEqual([])
    expect(own.filter(({ words }) => (words[language] ?? words.default) !== words.default)).toEqual([])
  })

  it('names the outlet so that its listing gets the long page', () => {
    expect(stories.find((story) => story.full_slug === '_default/outlet')?.name).toBe('category-outlet-all')
  })

  it('makes a category of exactly the stories whose name says so', () => {
    const misnamed = stories.filter(
      ({ name, content }) => name.startsWith('category-') !== (content.component === 'category'),
    )
    expect(misnamed.map((story) => story.full_slug)).toEqual([])
  })

  it('keeps French punctuation on the line of its word', () => {
    const french = everyTranslation.filter(({ language }) => language === 'fr-FR')
    expect(french.filter(({ text }) => / [?!:;»]|« /.test(text))).toEqual([])
  })

  it('opens Spanish questions and exclamations', () => {
    const spanish = everyTranslation.filter(({ language }) => language === 'es-ES')
    const halves = ({ text }: { text: string }) => [
      text.split('?').length === text.split('¿').length,
      text.split('!').length === text.split('¡').length,
    ]
    expect(spanish.filter((one) => halves(one).includes(false)).map(({ where, text }) => `${where}: ${text}`)).toEqual(
      [],
    )
  })

  it.each(['default', ...TRANSLATED, 'en-US'] as const)(
    '~CNT-25 holds only what a page can draw, in %s',
    (language) => {
      const problems: string[] = []
      const report: Report = ({ path, message }) => problems.push(`${path}: ${message}`)
      const reader = contentReader({ storefront: 'uk', spell: (text) => text, isStrict: true })
      for (const { full_slug: slug, content: written } of stories) {
        const { _uid, component } = written
        const content = { ...inLanguage(withAssets(written, asset), [language]), _uid, component }
        if (isSharedContent({ full_slug: slug })) reader.shared(content, slug, report)
        else {
          const story = reader.story({ ...STORY, full_slug: slug, content }, report)
          if (story) reader.blocks(story.body, `${slug}.body`, report)
        }
      }
      expect(problems).toEqual([])
    },
  )

  it('shows only pictures that the loom can draw', () => {
    const names = stories.flatMap(({ content }) => assetsIn(content).map(({ filename }) => filename))
    expect(names.length).toBeGreaterThan(100)
    expect(names.filter((name) => !sizeOf(name.replace(DRAWING, '')))).toEqual([])
  })

  it('~HSE-27 has no mistake that a push would report, so that a start need not look for any', () => {
    const problems = stories.flatMap(({ full_slug: slug, content }) => {
      const { _uid, component } = content
      const shown = { ...withAssets(content, asset), _uid, component }
      return checkContent(shown, slug).map(({ at, message }) => `${slug} ${at.map(String).join('.')} ${message}`)
    })
    expect(problems).toEqual([])
  })
})

const asset = (filename: string) => ({ filename, meta_data: { width: 1920, height: 1080, tint: '#ffffff' } })

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
