/** Search rules singly, compared before they are saved, on both databases. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { exportRulesOperation, importRulesOperation } from '../../src/merchant/search-rules/rules-operations.ts'
import { readRules } from '../../src/services/discovery/admin.ts'
import { createDiscoveryService } from '../../src/services/discovery/service.ts'
import { commerceClient } from '../../src/contracts/commerce/commerce-client.ts'
import { http } from '../../src/contracts/transport.ts'
import { createCommerceService } from '../../src/services/commerce/service.ts'
import { engines } from '../support/fresh-database.ts'
import { noProgress } from '../support/no-progress.ts'
import { openSearchDesk, type SearchDesk } from '../support/search-desk.ts'
import { createApi } from './discovery-shop.ts'

const undoable = z.object({ undo: z.object({ id: z.string() }) })
const listed = z.object({
  value: z.object({
    rules: z.array(
      z.object({ rule: z.looseObject({ id: z.string() }), version: z.int(), unknownSkus: z.array(z.string()) }),
    ),
  }),
})
const compared = z.object({
  value: z.object({
    searches: z.array(
      z.object({
        storefront: z.string(),
        term: z.string(),
        before: z.object({ count: z.int(), redirect: z.string().nullable() }),
        after: z.object({ count: z.int(), redirect: z.string().nullable() }),
        products: z.array(
          z.object({ sku: z.string(), before: z.int().nullable(), after: z.int().nullable(), name: z.string() }),
        ),
        pinProblems: z.array(z.object({ sku: z.string(), problem: z.string(), name: z.string() })),
      }),
    ),
  }),
})

const SYNONYM = { id: 'moggster', kind: 'synonym', language: 'en', words: ['moggster', 'cats'] }
const PIN = { id: 'cat-pins', kind: 'pin', terms: ['cats'], skus: ['CAT02-RED'] }
const REDIRECT = { id: 'back', kind: 'redirect', terms: ['returns'], target: '/faq/returns' }

describe.each(engines)('search rules at the desk on %s', (engine) => {
  let desk: SearchDesk
  let api: ReturnType<typeof createApi>
  beforeAll(async () => {
    desk = await openSearchDesk(engine)
    api = createApi({ fetch: desk.service.fetch, baseUrl: 'http://discovery' })
    await api.search('cats')
  })
  afterAll(() => desk.fresh.remove())

  const rules = async () => listed.parse((await desk.call('search-rule.list', {})).body).value.rules
  const ids = async () => (await rules()).map(({ rule }) => rule.id)
  const save = (rule: object, more: object = { isNew: true }) => desk.call('search-rule.save', { rule, ...more })
  const compare = async (input: object) =>
    compared.parse((await desk.call('search-rule.compare', { storefronts: ['uk'], ...input })).body).value.searches
  const undo = (answer: { readonly body: unknown }) =>
    desk.call('undo.run', { id: undoable.parse(answer.body).undo.id })

  it('DSR-02 a rule that is not saved is compared, and changes no search of a visitor', async () => {
    const [search] = await compare({ rule: SYNONYM, terms: ['moggster'] })
    expect(search).toMatchObject({ storefront: 'uk', term: 'moggster', before: { count: 0 }, after: { count: 3 } })
    expect(search?.products.map(({ before, after }) => [before, after])).toEqual([
      [null, 1],
      [null, 2],
      [null, 3],
    ])
    expect((await api.search('moggster')).metadata.count).toBe(0)
    expect(await readRules(desk.database.query)).toEqual([])
  })

  it('DSR-02 places gained and lost are those of the stored rule, once it is saved', async () => {
    const results = await api.skus('cats')
    const last = results.at(-1) ?? ''
    const [search] = await compare({ rule: { ...PIN, skus: [last] }, terms: ['cats'] })
    expect(search?.products.map(({ sku, before, after }) => ({ sku, before, after }))).toEqual([
      { sku: last, before: results.length, after: 1 },
      ...results.slice(0, -1).map((sku, index) => ({ sku, before: index + 1, after: index + 2 })),
    ])
    const [led] = await compare({ rule: REDIRECT, terms: ['returns'] })
    expect(led?.after.redirect).toBe('/uk/faq/returns')
    const [planned] = await compare({ rule: { ...REDIRECT, from: '2099-01-01' }, terms: ['returns'] })
    expect(planned?.after.redirect).toBe('/uk/faq/returns')
    expect(planned?.before.redirect).toBeNull()
  })

  it('~DSR-03 pinned products that will not show are marked with the reason', async () => {
    const [search] = await compare({ rule: { ...PIN, skus: ['CAT02-RED', 'USA01-RED', 'NOPE-1'] }, terms: ['cats'] })
    expect(search?.pinProblems.map(({ sku, problem }) => [sku, problem])).toEqual([
      ['USA01-RED', 'not-sold-here'],
      ['NOPE-1', 'unknown'],
    ])
    await desk.database.query
      .updateTable('products')
      .set({ listed: 0, changed_in: 1000 })
      .where('sku', '=', 'CAT02-RED')
      .execute()
    await desk.database.query.updateTable('products_version').set({ version: 1000 }).execute()
    await desk.service.renew()
    const [after] = await compare({ rule: PIN, terms: ['cats'] })
    expect(after?.pinProblems.map(({ problem }) => problem)).toEqual(['unlisted'])
    await desk.database.query
      .updateTable('products')
      .set({ listed: 1, changed_in: 1001 })
      .where('sku', '=', 'CAT02-RED')
      .execute()
    await desk.database.query.updateTable('products_version').set({ version: 1001 }).execute()
    await desk.service.renew()
  })

  it('DSR-01 rules are created, edited, ordered and removed singly, and each step can be undone', async () => {
    for (const rule of [SYNONYM, PIN, REDIRECT]) expect((await save(rule)).status).toBe(200)
    expect(await ids()).toEqual(['moggster', 'cat-pins', 'back'])
    expect((await save(PIN)).body).toMatchObject({ code: 'SEARCH_RULE_EXISTS', field: 'rule.id' })
    const edited = { ...SYNONYM, words: ['moggster', 'cats', 'kitty'] }
    const [first] = await rules()
    const saved = await save(edited, { isNew: false, version: first?.version })
    expect(saved.status).toBe(200)
    expect((await save(edited, { isNew: false, version: first?.version })).status).toBe(409)
    await undo(saved)
    expect((await rules())[0]?.rule).toEqual(SYNONYM)

    const ordered = await desk.call('search-rule.order', { ids: ['back', 'moggster', 'cat-pins'] })
    expect(await ids()).toEqual(['back', 'moggster', 'cat-pins'])
    expect((await desk.call('search-rule.order', { ids: ['back'] })).body).toMatchObject({ code: 'SEARCH_RULE_ORDER' })
    const removed = await desk.call('search-rule.remove', { id: 'moggster' })
    expect(await ids()).toEqual(['back', 'cat-pins'])
    await undo(removed)
    expect(await ids()).toEqual(['back', 'moggster', 'cat-pins'])
    expect((await desk.call('search-rule.remove', { id: 'gone' })).status).toBe(404)
    await undo(ordered)
    expect(await ids()).toEqual(['moggster', 'cat-pins', 'back'])
  })

  it('DSR-01 has the checks of the import, and needs the permission', async () => {
    const refused = await save({ ...REDIRECT, id: 'climb', target: '/../x' })
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ code: 'INVALID_INPUT', field: 'rule.target' })
    expect((await save({ ...SYNONYM, id: 'one', words: ['one'] })).body).toMatchObject({ field: 'rule.words' })
    expect((await desk.call('search-rule.save', { rule: PIN, isNew: true }, 'orders')).status).toBe(403)
  })

  it('DSR-01 every node applies a change after its next look, without reading the products again', async () => {
    const commerce = createCommerceService({
      database: desk.database,
      environment: 'production',
      log: desk.context.log,
    })
    let reads = 0
    const client = commerceClient({ transport: http({ fetch: commerce.fetch, baseUrl: 'http://commerce' }) })
    const node = createDiscoveryService({
      database: desk.database,
      commerce: {
        ...client,
        offers: (skus) => {
          reads += skus.length
          return client.offers(skus)
        },
      },
      environment: 'production',
      clock: desk.clock,
      log: desk.context.log,
    })
    const nodeApi = createApi({ fetch: node.fetch, baseUrl: 'http://node' })
    await nodeApi.search('moggster')
    await desk.service.renew()
    const before = reads
    await save({ ...SYNONYM, id: 'cattish', words: ['cattish', 'cats'] })
    await Promise.all([node.renew(), desk.service.renew()])
    expect(reads).toBe(before)
    const found = await nodeApi.skus('cattish')
    expect(found).not.toEqual([])
    expect(await api.skus('cattish')).toEqual(found)
    await desk.call('search-rule.remove', { id: 'cattish' })
    await Promise.all([node.renew(), desk.service.renew()])
    expect((await nodeApi.search('cattish')).metadata.count).toBe(0)
  })

  it('DSR-01 exporting and importing afterwards changes nothing, not even the order', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rules-'))
    const file = join(folder, 'rules.json')
    const context = { ...desk.context, progress: noProgress }
    await exportRulesOperation.run({ file }, context)
    const before = await readFile(file, 'utf8')
    expect(await importRulesOperation.run({ file, checkOnly: false }, context)).toMatchObject({
      ok: true,
      value: { hasChanged: false, problems: [] },
    })
    await exportRulesOperation.run({ file }, context)
    expect(await readFile(file, 'utf8')).toBe(before)
    await rm(folder, { recursive: true })
  })
})
