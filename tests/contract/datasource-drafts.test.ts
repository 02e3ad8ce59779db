/** Drafts of datasources (DCO-09), and the texts of a release (DCO-12), as the content service delivers them. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  publishTextDrafts,
  readTextDrafts,
  saveTextDrafts,
} from '../../src/services/content/datasources/datasource-drafts.ts'
import { writeDatasource } from '../../src/services/content/datasources/datasources.ts'
import { publishRelease } from '../../src/services/content/releases/publish-release.ts'
import { putTextsIntoRelease } from '../../src/services/content/releases/release-texts.ts'
import { createRelease } from '../../src/services/content/releases/releases.ts'
import { contentCombinations, contentUnderTest, type ContentUnderTest } from '../support/content-under-test.ts'

const TOKEN = 'preview'
const datasource = (value: string) => ({
  slug: 'translations',
  name: 'Translations',
  entries: [{ name: 'cart', value, dimensions: { 'de-DE': 'Korb' } }],
})
const answer = z.object({
  datasource_entries: z.array(
    z.object({ name: z.string(), value: z.string(), dimension_value: z.string().nullable() }),
  ),
})

describe.each(contentCombinations)('drafts of datasources on %s, %s', (engine, transport) => {
  let content: ContentUnderTest
  beforeEach(async () => {
    content = await contentUnderTest(engine, transport, { previewToken: TOKEN })
    await content.write((transaction) => writeDatasource(transaction, datasource('Cart')))
  })
  afterEach(() => content.close())

  const german = { datasource: 'translations', name: 'cart', dimension: 'de-DE', value: 'Warenkorb' }
  const save = (text = german) =>
    content.write((transaction, now) => saveTextDrafts(transaction, [text], { now, author: 'staff:1' }))
  const read = async (query = '') => {
    const { body } = await content.get(`/datasource_entries?datasource=translations&dimension=de-DE${query}`)
    return answer.parse(body).datasource_entries.map((entry) => [entry.name, entry.value, entry.dimension_value])
  }
  const preview = `&version=draft&token=${TOKEN}`

  it('DCO-09 a saved text is read in preview, and by visitors only after publishing', async () => {
    const version = await content.version()
    await save()
    expect(await read()).toEqual([['cart', 'Cart', 'Korb']])
    expect(await read(preview)).toEqual([['cart', 'Cart', 'Warenkorb']])
    expect(await content.version()).toBe(version)
    await content.write((transaction) => publishTextDrafts(transaction, 'all'))
    expect(await read()).toEqual([['cart', 'Cart', 'Warenkorb']])
    expect(await content.version()).toBe(version + 1)
    expect((await content.get(`/changes?since=${version}`)).body.changes).toEqual([
      { kind: 'datasource', datasource: 'translations' },
    ])
  })

  it('DCO-09 drafts need the token of previews, and are stored in no cache', async () => {
    await save()
    const denied = await content.get('/datasource_entries?datasource=translations&version=draft')
    expect(denied.status).toBe(401)
    const { headers } = await content.get(`/datasource_entries?datasource=translations${preview}`)
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  it('DCO-09 a push publishes immediately, and leaves drafts that say something else', async () => {
    await save()
    await content.write((transaction) => writeDatasource(transaction, datasource('Your cart')))
    expect(await read()).toEqual([['cart', 'Your cart', 'Korb']])
    expect(await read(preview)).toEqual([['cart', 'Your cart', 'Warenkorb']])
    // What equals the published text is a draft no longer.
    await save({ ...german, value: 'Korb' })
    expect(await readTextDrafts(content.database.query)).toEqual([])
  })

  it('~DCO-12 a release shows its texts over drafts, and publishes them', async () => {
    await save()
    const id = await content.write(async (transaction, now) => {
      const release = await createRelease(transaction, 'Spring', now)
      await putTextsIntoRelease(transaction, release.id, [{ ...german, value: 'Frühlingskorb' }])
      return release.id
    })
    expect(await read(`&from_release=${id}&token=${TOKEN}`)).toEqual([['cart', 'Cart', 'Frühlingskorb']])
    expect(await read(`&from_release=${id}${preview}`)).toEqual([['cart', 'Cart', 'Frühlingskorb']])
    expect(
      (await content.get(`/datasource_entries?datasource=translations&from_release=9&token=${TOKEN}`)).status,
    ).toBe(422)
    await content.write((transaction, now) => publishRelease(transaction, id, now))
    expect(await read()).toEqual([['cart', 'Cart', 'Frühlingskorb']])
    expect(await readTextDrafts(content.database.query)).toEqual([])
  })
})
