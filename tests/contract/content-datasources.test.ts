import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  readDatasource,
  readDatasources,
  writeDatasource,
  type Datasource,
} from '../../src/services/content/datasources/datasources.ts'
import { contentCombinations, contentUnderTest, type ContentUnderTest } from '../support/content-under-test.ts'

const translations: Datasource = {
  slug: 'translations',
  name: 'Translations',
  entries: [
    { name: 'cart.title', value: 'Your cart', dimensions: { 'de-DE': 'Ihr Warenkorb', 'fr-FR': 'Votre panier' } },
    { name: 'Zebra', value: 'Zebra', dimensions: { 'de-DE': '' } },
    { name: 'apple', value: 'Apple 🍏', dimensions: {} },
  ],
}

const many: Datasource = {
  slug: 'constants',
  name: 'Constants',
  entries: Array.from({ length: 1500 }, (_, index) => ({ name: `key.${index}`, value: `${index}`, dimensions: {} })),
}

describe.each(contentCombinations)('datasources of the content service on %s, %s', (engine, transport) => {
  let content: ContentUnderTest
  const write = (datasource: Datasource) => content.write((transaction) => writeDatasource(transaction, datasource))
  const get = (query: string) => content.get(`/datasource_entries${query}`)

  beforeAll(async () => {
    content = await contentUnderTest(engine, transport)
    await write(translations)
    await write(many)
    await write({ slug: 'empty', name: 'Empty', entries: [] })
  })
  afterAll(() => content.close())

  it('~CNT-06 entries have a name, a value and the value of the dimension, in their order', async () => {
    const { status, headers, body } = await get('?datasource=translations&dimension=de-DE&per_page=1000&page=1&token=x')
    expect(status).toBe(200)
    expect([headers.get('total'), headers.get('per-page')]).toEqual(['3', '1000'])
    const id = expect.any(Number)
    expect(body).toEqual({
      cv: 4,
      datasource_entries: [
        { id, name: 'cart.title', value: 'Your cart', dimension_value: 'Ihr Warenkorb' },
        { id, name: 'Zebra', value: 'Zebra', dimension_value: '' },
        { id, name: 'apple', value: 'Apple 🍏', dimension_value: null },
      ],
    })
  })

  it.each(['', '&dimension=it-IT', '&dimension=default'])(
    'no value of a dimension without one: %j',
    async (dimension) => {
      const { body } = await get(`?datasource=translations${dimension}`)
      expect(body.datasource_entries.map((entry: { dimension_value: unknown }) => entry.dimension_value)).toEqual([
        null,
        null,
        null,
      ])
    },
  )

  it('~CNT-07 pages by up to 1000, 25 by default', async () => {
    const names = async (query: string) =>
      (await get(`?datasource=constants${query}`)).body.datasource_entries.map((entry: { name: string }) => entry.name)
    expect(await names('')).toHaveLength(25)
    expect(await names('&per_page=1000')).toHaveLength(1000)
    const second = await names('&per_page=1000&page=2')
    expect([second.length, second[0], second.at(-1)]).toEqual([500, 'key.1000', 'key.1499'])
    expect(await names('&per_page=1000&page=3')).toEqual([])
  })

  it('a datasource without entries exists, an unknown one does not', async () => {
    expect(await get('?datasource=empty')).toMatchObject({ status: 200, body: { datasource_entries: [] } })
    expect(await get('?datasource=none')).toMatchObject({ status: 404, body: ['This record could not be found'] })
  })

  it.each(['/datasource_entries/', '/cdn/datasource_entries', '/v2/cdn/datasource_entries/'])(
    'the same under %s',
    async (path) => {
      const query = '?datasource=translations'
      expect((await content.get(path + query)).body).toEqual((await get(query)).body)
    },
  )

  it('may be cached under its version', async () => {
    const caching = async (cv: number) => (await get(`?datasource=translations&cv=${cv}`)).headers.get('cache-control')
    expect([await caching(4), await caching(3)]).toEqual(['public, max-age=31536000', 'no-cache'])
  })

  it.each([
    ['', 'datasource: must be given'],
    ['?datasource=', 'datasource: must be the slug of a datasource'],
    ['?datasource=a%00b', 'datasource: must be the slug of a datasource'],
    ['?datasource=a&dimension=', 'dimension: must be a dimension such as de-DE'],
    ['?datasource=a&dimension=de%20DE', 'dimension: must be a dimension such as de-DE'],
    ['?datasource=a&per_page=1001', 'per_page: must be 1 to 1000'],
    ['?datasource=a&per_page=0', 'per_page: must be 1 to 1000'],
    ['?datasource=a&page=0', 'page: must be 1 or more'],
    ['?datasource=a&version=old', 'version: must be published or draft'],
    ['?datasource=a&language=de-DE', 'language: Not a known field'],
    ['?datasource=a&datasource=b', 'datasource: must be given once'],
  ])('422 for %j', async (query, error) => {
    expect(await get(query)).toMatchObject({ status: 422, body: { error } })
  })

  it('is read back as it was written', async () => {
    const { query } = content.database
    expect(await readDatasource(query, 'translations')).toEqual(translations)
    expect(await readDatasource(query, 'none')).toBeUndefined()
    expect((await readDatasources(query)).map(({ slug }) => slug)).toEqual(['constants', 'empty', 'translations'])
  })

  it('writing the same again changes nothing', async () => {
    const reordered = translations.entries.map(({ dimensions, ...entry }) => ({
      ...entry,
      dimensions: Object.fromEntries(Object.entries(dimensions).toReversed()),
    }))
    expect(await write(translations)).toBe(false)
    expect(await write({ ...translations, entries: reordered })).toBe(false)
    expect(await content.version()).toBe(4)
  })

  it.each([
    ['no slug', { ...many, slug: 'a b' }, 'Not the slug of a datasource: "a b"'],
    [
      'the same name twice',
      { ...many, entries: [...many.entries, ...many.entries.slice(0, 1)] },
      'Two entries of constants have the name key.0',
    ],
    ['no name', { ...many, entries: [{ name: '', value: '', dimensions: {} }] }, 'An entry of constants has no name'],
    [
      'no dimension',
      { ...many, entries: [{ name: 'a', value: '', dimensions: { 'd e': '' } }] },
      'Not a dimension of constants, a: "d e"',
    ],
  ])('rejects %s, and writes nothing', async (_, datasource, message) => {
    await expect(write(datasource)).rejects.toThrow(message)
    expect(await readDatasource(content.database.query, 'constants')).toEqual(many)
  })
})

describe.each(contentCombinations)('changed datasources on %s, %s', (engine, transport) => {
  let content: ContentUnderTest
  beforeAll(async () => {
    content = await contentUnderTest(engine, transport)
  })
  afterAll(() => content.close())

  it('a change replaces the entries, preserves their ids and is listed', async () => {
    const write = (datasource: Datasource) => content.write((transaction) => writeDatasource(transaction, datasource))
    const entries = async () => (await content.get('/datasource_entries?datasource=translations')).body
    await write(translations)
    const before = await entries()
    const remaining = translations.entries.slice(1).toReversed()
    expect(await write({ ...translations, entries: remaining })).toBe(true)
    const after = await entries()
    expect(after.datasource_entries).toEqual([before.datasource_entries[2], before.datasource_entries[1]])
    expect(after.cv).toBe(before.cv + 1)
    expect((await content.get(`/changes?since=${before.cv}`)).body).toEqual({
      cv: after.cv,
      changes: [{ kind: 'datasource', datasource: 'translations' }],
    })
  })
})
