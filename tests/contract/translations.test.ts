/** Translations: side by side, stale marks, placeholders (DCO-06), and the gaps that visitors meet (DCO-07). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { READING_STOREFRONTS } from '../../src/merchant/content/translations/reading-storefronts.ts'
import { plainText } from '../../src/merchant/content/translations/plain-text.ts'
import { textFieldsOf } from '../../src/merchant/content/translations/text-fields.ts'
import { contentClient } from '../../src/contracts/content/content-client.ts'
import { loadTexts } from '../../src/contracts/storefront/texts/load-texts.ts'
import { withTranslations } from '../../src/contracts/storefront/texts/with-translations.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { createContentService } from '../../src/services/content/service.ts'
import { readStoriesToPull } from '../../src/services/content/read-stories.ts'
import { engines } from '../support/fresh-database.ts'
import { operationShop, type OperationShop } from '../support/operation-shop.ts'
import { story } from '../support/story-to-save.ts'

const gap = z.object({
  kind: z.string(),
  of: z.string(),
  slug: z.string(),
  place: z.string(),
  language: z.string(),
  storefronts: z.array(z.string()),
  instead: z.string(),
})
const rich = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
})

const faq = story(
  '_default/faq/returns',
  {
    _uid: 'faq',
    title: 'Returns',
    title__i18n__de_DE: 'Rückgabe',
    intro: 'Within {days} days',
    intro__i18n__fr_FR: '',
    questions: [
      {
        _uid: 'q1',
        question: 'How?',
        question__i18n__de_DE: 'Wie?',
        answer: rich('By post'),
        answer__i18n__de_DE: { type: 'doc', content: [{ type: 'paragraph' }] },
      },
    ],
  },
  'faq-section',
)
const home = story('_default/home', { _uid: 'home', title: 'Home', title__i18n__de_DE: 'Start' })
const german = story('de/home', { _uid: 'de-home', title: 'German home', title__i18n__de_DE: 'Deutsche Startseite' })
const dutch = story('nl/home', { _uid: 'nl-home', title: 'Thuis' })

const TRANSLATIONS = {
  slug: 'translations',
  name: 'Translations',
  entries: [
    // Changed by the merchant, and not in German.
    {
      name: 'productCount',
      value: '{count} nice products',
      dimensions: { 'fr-FR': '{count} beaux produits', 'nl-NL': 'producten' },
    },
    { name: 'chooserTitle', value: 'Where are your feet?', dimensions: {} },
    { name: 'notAText', value: 'Unknown', dimensions: {} },
  ],
}

describe.each(engines)('translations on %s', (engine) => {
  let shop: OperationShop
  beforeEach(async () => {
    shop = await operationShop(engine)
    await push([faq, home, german, dutch], [TRANSLATIONS])
  })
  afterEach(() => shop.close())

  const push = (stories: readonly object[], datasources: readonly object[] = []) =>
    shop.call('content.push', {
      stories,
      datasources,
      pictures: [],
      checkOnly: false,
      publish: true,
      deleteMissing: false,
    })
  const gaps = async (input = {}) =>
    z.object({ gaps: z.array(gap) }).parse((await shop.call('translation.gaps', input)).body['value']).gaps
  const sideBySide = async (of: string, slug: string, language = 'de-DE') =>
    (await shop.call('translation.read', { of, slug, language })).body['value']
  const save = (text: object) => shop.call('translation.save', { texts: [{ language: 'de-DE', ...text }] })

  it('DCO-06 stories and datasources have source and translation side by side, in any language', async () => {
    expect(await sideBySide('story', '_default/faq/returns')).toMatchObject({
      rows: [
        { place: 'faq/title', source: 'Returns', translation: 'Rückgabe', isStale: false },
        { place: 'faq/intro', source: 'Within {days} days', translation: '', placeholders: ['{days}'] },
        { place: 'q1/question', source: 'How?', translation: 'Wie?' },
        { place: 'q1/answer', source: 'By post', translation: '', inEditor: false },
      ],
    })
    expect(await sideBySide('datasource', 'translations', 'nl-NL')).toMatchObject({
      rows: [
        { place: 'productCount', source: '{count} nice products', translation: 'producten', hasPlaceholders: false },
        { place: 'chooserTitle', translation: '' },
        { place: 'notAText' },
      ],
    })
  })

  it('DCO-06 a text whose source changed after its translation is stale, until it is translated or found right', async () => {
    const changed = { ...faq, content: { ...faq.content, title: 'Returning', questions: [] } }
    await push([changed])
    const stale = () => gaps({ language: 'de-DE' }).then((all) => all.filter(({ kind }) => kind === 'stale'))
    expect(await stale()).toMatchObject([{ place: 'faq/title', instead: 'Rückgabe' }])
    // The source as it was: the translation is of it.
    await push([{ ...changed, content: { ...changed.content, title: 'Returns' } }])
    expect(await stale()).toEqual([])
    await push([changed])
    const title = { of: 'story', slug: '_default/faq/returns', place: 'faq/title' }
    expect((await save({ ...title, value: 'Rückgabe' })).status).toBe(200)
    expect(await stale()).toEqual([])
    // Both in one save.
    await push([{ ...changed, content: { ...changed.content, title: 'Back', title__i18n__de_DE: 'Zurück' } }])
    expect(await stale()).toEqual([])
    const french = { of: 'datasource', slug: 'translations', place: 'productCount', language: 'fr-FR' }
    await shop.call('translation.save', { texts: [{ ...french, value: '{count} jolis produits' }] })
    await push([], [{ ...TRANSLATIONS, entries: [{ ...TRANSLATIONS.entries[0], value: '{count} products here' }] }])
    expect(await sideBySide('datasource', 'translations', 'fr-FR')).toMatchObject({ rows: [{ isStale: true }] })
  })

  it('DCO-06 placeholders in braces must match', async () => {
    const intro = { of: 'story', slug: '_default/faq/returns', place: 'faq/intro' }
    for (const value of ['Innerhalb von Tagen', 'In {tagen} Tagen']) {
      const refused = await save({ ...intro, value })
      expect(refused).toMatchObject({ status: 422, body: { code: 'PLACEHOLDERS_DIFFER', placeholders: ['{days}'] } })
    }
    expect((await save({ ...intro, value: 'Innerhalb von {days} Tagen' })).status).toBe(200)
    const count = { of: 'datasource', slug: 'translations', place: 'productCount' }
    expect((await save({ ...count, value: 'Produkte' })).status).toBe(422)
    expect((await save({ ...count, value: '{count} Produkte' })).status).toBe(200)
    expect((await save({ ...intro, place: 'faq/none', value: 'x' })).status).toBe(404)
  })

  it('DCO-07 lists missing and wrong texts by language, storefront and page, with what visitors read instead', async () => {
    expect(await gaps({ language: 'de-DE' })).toEqual([
      expect.objectContaining({
        slug: '_default/faq/returns',
        place: 'faq/intro',
        kind: 'missing',
        storefronts: ['de', 'at', 'ch'],
        instead: 'Within {days} days',
      }),
      expect.objectContaining({ place: 'q1/answer', instead: 'By post' }),
      expect.objectContaining({
        of: 'datasource',
        place: 'productCount',
        kind: 'missing',
        instead: '{count} Artikel',
      }),
    ])
    const nl = await gaps({ language: 'nl-NL', storefront: 'nl' })
    expect(nl.map(({ kind, slug, place }) => [kind, slug, place])).toEqual([
      ['page', '_default/faq/returns', ''],
      ['placeholders', 'translations', 'productCount'],
    ])
    // Drafts count: what was filled is a gap no longer, also before it is published.
    await save({ of: 'story', slug: '_default/faq/returns', place: 'faq/intro', value: 'In {days} Tagen' })
    expect((await gaps({ language: 'de-DE' })).map(({ place }) => place)).toEqual(['q1/answer', 'productCount'])
  })

  it('DCO-07 its counts equal what the storefront falls back to, story by story and text by text', async () => {
    const service = createContentService({ database: shop.database, log: createLog({ level: 'silent' }) })
    const client = contentClient({ fetch: service.fetch, baseUrl: 'http://content' })
    const stories = await readStoriesToPull(shop.database.query)
    const paths = new Set(stories.map(({ full_slug: slug }) => slug.slice(slug.indexOf('/') + 1)))
    const found = await gaps()
    for (const { code, contentKey, contentLocale, textLocale } of READING_STOREFRONTS) {
      const own = found.filter(({ storefronts }) => storefronts.includes(code))
      const fallen: string[] = []
      for (const slug of paths) {
        const read = await client.fetchStory({ contentKey, slug, language: contentLocale })
        const plain = await client.fetchStory({ contentKey, slug, language: 'default' })
        if (!read || !plain || contentLocale === 'default' || contentLocale === 'en-GB') continue
        const shown = textFieldsOf(read.content, read.full_slug)
        const sources = new Map(
          textFieldsOf(plain.content, plain.full_slug).map((field) => [field.place, field.source]),
        )
        // The texts of the test differ between languages, so an equal one was not translated.
        const equal = shown.filter(({ place, source }) => plainText(source) === plainText(sources.get(place)))
        fallen.push(...equal.map(({ place }) => place))
      }
      const missing = own.filter(({ of, kind }) => of === 'story' && kind === 'missing')
      expect([code, missing.map(({ place }) => place).toSorted()]).toEqual([code, fallen.toSorted()])

      const [bundle, british] = await Promise.all([loadTexts(textLocale), loadTexts('en-GB')])
      const translations = await client.fetchTranslations({ locale: textLocale })
      const texts = withTranslations({ texts: bundle, unchanged: bundle, translations, spell: (text) => text })
      const untranslated = textLocale !== 'en-GB' && texts.productCount === bundle.productCount
      const missingTexts = own.filter(({ of }) => of === 'datasource').map(({ place }) => place)
      expect([code, missingTexts]).toEqual([code, untranslated ? ['productCount'] : []])
      expect(british.chooserTitle).toBe('Where are your feet?')
    }
  })

  it('~DCO-09 a saved text is a draft, and undo takes it back', async () => {
    const count = { of: 'datasource', slug: 'translations', place: 'productCount', value: '{count} Produkte' }
    const saved = await save(count)
    const drafts = async () => (await shop.call('datasource.drafts', {})).body['value']
    expect(await drafts()).toEqual([
      {
        datasource: 'translations',
        name: 'productCount',
        dimension: 'de-DE',
        value: '{count} Produkte',
        published: null,
      },
    ])
    const undoOf = (body: unknown) => z.object({ undo: z.object({ id: z.string() }) }).parse(body).undo.id
    expect((await shop.call('undo.run', { id: undoOf(saved.body) })).status).toBe(200)
    expect(await drafts()).toEqual([])
    await save(count)
    const published = await shop.call('datasource.publish', {})
    expect(published.body['value']).toEqual({ texts: 1 })
    expect(await drafts()).toEqual([])
    expect((await shop.call('undo.run', { id: undoOf(published.body) })).status).toBe(200)
    expect(await drafts()).toHaveLength(1)
  })
})
