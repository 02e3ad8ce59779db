/** A release with pages and texts of six languages, from its plan to its end, as visitors and previews read it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contentClient } from '../../src/contracts/content/content-client.ts'
import { publishDueReleases } from '../../src/merchant/content/releases/publish-due.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { createContentService } from '../../src/services/content/service.ts'
import { engines } from '../support/fresh-database.ts'
import { operationShop, type OperationShop } from '../support/operation-shop.ts'
import { story } from '../support/story-to-save.ts'

const TOKEN = 'preview'
const AT = '2026-11-15T11:30:00.000Z'
const LANGUAGES = ['de-DE', 'nl-NL', 'fr-FR', 'es-ES', 'it-IT'] as const
const AUTUMN = {
  'de-DE': 'Herbst',
  'nl-NL': 'Herfst',
  'fr-FR': 'Automne',
  'es-ES': 'Otoño',
  'it-IT': 'Autunno',
} as const

const fieldsOf = (title: string, translated: (language: (typeof LANGUAGES)[number]) => string) => ({
  title,
  ...Object.fromEntries(
    LANGUAGES.map((language) => [`title__i18n__${language.replace('-', '_')}`, translated(language)]),
  ),
})
const BEFORE = { en: 'Summer', ...Object.fromEntries(LANGUAGES.map((language) => [language, `Summer ${language}`])) }
const AFTER = { en: 'Autumn', ...AUTUMN }
const created = z.object({ id: z.int() })

describe.each(engines)('a release in six languages on %s', (engine) => {
  let shop: OperationShop
  beforeEach(async () => {
    shop = await operationShop(engine)
    const summer = fieldsOf('Summer', (language) => `Summer ${language}`)
    const dimensions = Object.fromEntries(LANGUAGES.map((language) => [language, `Summer ${language}`]))
    const entries = [{ name: 'cartTitle', value: 'Summer', dimensions }]
    await push([story('_default/season', summer)], true, [{ slug: 'translations', name: 'Translations', entries }])
  })
  afterEach(() => shop.close())

  const push = (stories: readonly object[], publish: boolean, datasources: readonly object[] = []) =>
    shop.call('content.push', { stories, datasources, pictures: [], checkOnly: false, publish, deleteMissing: false })

  /** The title of the page in each language, and the text of the cart in all but English, which has no other. */
  async function read(release?: number) {
    const log = createLog({ level: 'silent' })
    const { fetch } = createContentService({ database: shop.database, log, previewToken: TOKEN })
    const preview = release === undefined ? {} : { preview: { token: TOKEN, release: String(release) } }
    const client = contentClient({ fetch, baseUrl: 'http://content', ...preview })
    const titleIn = async (language: string) =>
      (await client.fetchStory({ contentKey: 'de', slug: 'season', language }))?.content['title']
    const pages: Record<string, unknown> = { en: await titleIn('default') }
    const texts: Record<string, unknown> = {}
    for (const language of LANGUAGES) {
      pages[language] = await titleIn(language)
      texts[language] = (await client.fetchTranslations({ locale: language }))['cartTitle']
    }
    return { pages, texts }
  }
  const textsOf = (of: Readonly<Record<string, string>>) =>
    Object.fromEntries(LANGUAGES.map((language) => [language, of[language]]))
  const state = (of: Readonly<Record<string, string>>) => ({ pages: of, texts: textsOf(of) })

  it('DCO-11 DCO-12 is planned, previewed, published by the clock on one of two nodes, and reverted', async () => {
    await push(
      [
        story(
          '_default/season',
          fieldsOf('Autumn', (language) => AUTUMN[language]),
        ),
      ],
      false,
    )
    const saved = LANGUAGES.map((language) => ({
      of: 'datasource',
      slug: 'translations',
      place: 'cartTitle',
      language,
      value: AUTUMN[language],
    }))
    expect((await shop.call('translation.save', { texts: saved })).status).toBe(200)
    const { id } = created.parse((await shop.call('release.create', { name: 'Autumn' })).body['value'])
    const texts = LANGUAGES.map((dimension) => ({ datasource: 'translations', name: 'cartTitle', dimension }))
    await shop.call('release.put', { id, stories: ['_default/season'], texts })
    const schedule = { at: AT, timeZone: 'Europe/Berlin' }
    expect((await shop.call('release.schedule', { id, schedule })).status).toBe(200)

    // A later draft is not in the release: its preview shows what will be published.
    await push(
      [
        story(
          '_default/season',
          fieldsOf('Winter', () => 'Winter'),
        ),
      ],
      false,
    )
    expect(await read(id)).toEqual(state(AFTER))
    expect(await read()).toEqual(state(BEFORE))

    const node = await shop.anotherNode()
    const publishDue = (database = shop.database) => publishDueReleases({ ...shop.context, database })
    shop.clock.set('2026-11-15T11:29:59.000Z')
    expect(await publishDue(node)).toBe(0)
    shop.clock.set(AT)
    await Promise.all([publishDue(), publishDue(node)])
    expect(await read()).toEqual(state(AFTER))
    const published = (await shop.audit()).filter(
      ({ subject, changes }) => subject === `release:${id}` && changes.includes('publishedAt'),
    )
    expect(published).toHaveLength(1)

    expect((await shop.call('release.revert', { id })).status).toBe(200)
    expect(await read()).toEqual(state(BEFORE))
  })
})
