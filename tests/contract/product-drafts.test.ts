/** Products at the desk: drafts, listing, duplicates, and that desk, export and import agree. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { exportCatalogue } from '../../src/merchant/catalogue/export-catalogue.ts'
import { barcode, product, variant } from '../support/catalogue-product.ts'
import { engines } from '../support/fresh-database.ts'
import { importCatalogue } from '../support/import-catalogue.ts'
import { mediaShop, plainImage, type MediaShop } from '../support/media-shop.ts'
import { noProgress } from '../support/no-progress.ts'
import { digestOf, staffActor } from '../support/operation-shop.ts'

const edited = z.object({
  state: z.string(),
  version: z.int(),
  updatedAt: z.string(),
  product: z.record(z.string(), z.unknown()),
  problems: z.array(z.object({ row: z.int(), column: z.string(), message: z.string() })),
})
const undoable = z.object({ undo: z.object({ id: z.string() }) })
const listed = z.object({ rows: z.array(z.object({ sku: z.string(), state: z.string() })), total: z.int() })

describe.each(engines)('products of the desk on %s', (engine) => {
  let shop: MediaShop
  let folder: string
  let picture: string
  beforeAll(async () => {
    shop = await mediaShop(engine)
    folder = await mkdtemp(join(tmpdir(), 'sockeye-drafts-'))
    picture = (await shop.uploaded('lemon.png', await plainImage('#e8c52d').png().toBuffer())).reference
  })
  afterAll(async () => {
    await shop.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** Complete, with its sizes from this number of barcodes on. */
  const complete = (sku: string, first: number, sizes = ['36-40', '41-46']) => {
    const { sku: _sku, ...rest } = product(sku, {
      images: [{ picture, imageType: 'product', backgroundColor: '#fff0c2', alt: { en: 'A lemon' } }],
      variants: sizes.map((size, index) => variant(first + index, { sku: `${sku}-${index + 1}`, size })),
    })
    return rest
  }
  const read = async (sku: string) => edited.parse((await shop.call('product.edit', { sku })).body['value'])
  const save = (sku: string, given: object, more: object = {}) =>
    shop.call('product.save', { sku, product: given, ...more })
  async function list(sku: string, first: number): Promise<void> {
    expect(await save(sku, complete(sku, first), { create: true })).toMatchObject({ status: 200 })
    expect(await shop.call('product.publish', { sku })).toMatchObject({ status: 200 })
  }
  const stockOf = async (sku: string) => (await shop.call('stock.read', { sku })).body['value']

  it('DGO-03 a draft is saved incomplete, in no table that the shop reads; listing names what is missing', async () => {
    const tables = [
      'product_drafts',
      'product_traits',
      'merchant_requests',
      'merchant_versions',
      'merchant_version_changes',
      'merchant_undos',
      'staff_audit',
      'staff_audit_pending',
    ]
    const before = await digestOf(shop.database, tables)
    expect(await save('DRAFT-1', { name: { en: 'Half a sock' } }, { create: true })).toMatchObject({
      status: 200,
      body: { value: { state: 'draft' } },
    })
    expect(await digestOf(shop.database, tables)).toEqual(before)
    const refused = await shop.call('product.publish', { sku: 'DRAFT-1' })
    expect(refused).toMatchObject({ status: 422, body: { code: 'PRODUCT_PROBLEMS' } })
    const { problems } = await read('DRAFT-1')
    expect(refused.body['problems']).toEqual(problems)
    expect(problems.map(({ column, message }) => `${column} ${message}`)).toEqual(
      expect.arrayContaining([
        'description.short.en is missing',
        'image.1.picture must have at least one picture',
        'variants must have at least one variant',
        'compositions is missing: the fibres must be named before the purchase',
      ]),
    )
    await save('DRAFT-1', complete('DRAFT-1', 100))
    expect((await read('DRAFT-1')).problems).toEqual([])
    const published = await shop.call('product.publish', { sku: 'DRAFT-1' })
    expect(published.status).toBe(200)
    expect((await read('DRAFT-1')).state).toBe('listed')
    expect((await shop.call('undo.run', undoable.parse(published.body).undo)).status).toBe(200)
    expect((await read('DRAFT-1')).state).toBe('draft')
  })

  it('DGO-02 what the desk saved is exported, and importing it again changes no row', async () => {
    await list('ROUND-1', 200)
    const { version, updatedAt, product: stored } = await read('ROUND-1')
    const changed = {
      ...stored,
      name: { en: 'Round trip', de: 'Rundreise', fr: 'Aller-retour' },
      meta: { title: { en: 'Round' } },
      keywords: { en: 'circle, ring' },
      badges: ['new', 'gift'],
      colour: { primary: 'blue', secondary: 'white' },
      certifications: ['GOTS'],
    }
    expect(await save('ROUND-1', changed, { version, updatedAt })).toMatchObject({ status: 200 })
    const file = join(folder, `${engine}.csv`)
    const { database, dataDir, clock } = shop
    await exportCatalogue({ file, database, dataDir, progress: noProgress })
    expect(await readFile(file, 'utf8')).toContain('Rundreise')
    const before = await digestOf(database)
    clock.advance(60_000)
    const report = await importCatalogue({ file, database, dataDir, drawings: undefined, clock, progress: noProgress })
    expect(report).toMatchObject({ problems: [], written: true })
    expect(await digestOf(database)).toEqual(before)
  })

  it('DGO-02 a listed product with a mistake is not saved, and the problem has the text and column of the import', async () => {
    await list('CHECK-1', 300)
    const { product: stored, version } = await read('CHECK-1')
    const variants = [{ ...variant(300, { sku: 'CHECK-1-1' }), prices: { EUR: { original: 900, final: 1200 } } }]
    const refused = await save('CHECK-1', { ...stored, variants, name: { de: 'Nur deutsch' } }, { version })
    expect(refused).toMatchObject({
      status: 422,
      body: {
        problems: expect.arrayContaining([
          { row: 1, column: 'name.en', message: 'is missing' },
          { row: 1, column: 'variant.price.EUR.final', message: 'must not be above the original price' },
        ]),
      },
    })
    expect((await read('CHECK-1')).product).toEqual(stored)
    expect((await save('CHECK-1', stored, { version: version + 1 })).status).toBe(409)
    expect((await save('CHECK-1', stored, { updatedAt: '2026-01-01T00:00:00.000Z' })).status).toBe(409)
  })

  it('DGO-02 saving texts leaves stock that was sold meanwhile as it is, and undo does, too', async () => {
    await list('SOLD-1', 400)
    const { product: stored, version } = await read('SOLD-1')
    await shop.call('stock.change', { sku: 'SOLD-1-1', warehouse: 'nl', change: -3 })
    const withoutOffers = {
      ...stored,
      name: { en: 'Renamed' },
      variants: complete('SOLD-1', 400).variants.map(({ id, sku, size }) => ({ id, sku, size })),
    }
    const saved = await save('SOLD-1', withoutOffers, { version })
    expect(saved.status).toBe(200)
    await shop.call('stock.change', { sku: 'SOLD-1-1', warehouse: 'nl', change: -2 })
    expect((await shop.call('undo.run', undoable.parse(saved.body).undo)).status).toBe(200)
    expect((await read('SOLD-1')).product).toMatchObject({ name: { en: 'Sock SOLD-1' } })
    expect(await stockOf('SOLD-1-1')).toMatchObject([{ warehouse: 'nl', quantity: 5, reserved: 0 }])
  })

  it('DGO-04 a duplicate has texts, facets, pictures and prices; SKUs and barcodes in use are refused', async () => {
    await list('COPY-1', 500)
    expect(await shop.call('product.duplicate', { sku: 'COPY-1', newSku: 'COPY-2' })).toMatchObject({ status: 200 })
    const [source, copy] = [await read('COPY-1'), await read('COPY-2')]
    const { variants: _own, ...rest } = source.product
    expect(copy).toMatchObject({ state: 'draft', product: rest })
    const { variants } = z.object({ variants: z.array(z.record(z.string(), z.unknown())) }).parse(copy.product)
    expect(variants.map(({ sku, size, prices }) => ({ sku, size, prices }))).toEqual(
      complete('COPY-2', 1).variants.map(({ sku, size, prices }) => ({ sku, size, prices })),
    )
    expect(variants.flatMap(({ id, stock }) => [id, stock])).toEqual(variants.flatMap(() => [undefined, undefined]))
    for (const taken of ['COPY-1', 'COPY-2']) {
      expect(await shop.call('product.duplicate', { sku: 'COPY-1', newSku: taken })).toMatchObject({
        status: 409,
        body: { code: 'SKU_TAKEN' },
      })
    }
    const withBarcodes = (...ids: readonly string[]) => ({
      ...copy.product,
      variants: variants.map((one, index) => ({ ...one, ...(ids[index] && { id: ids[index] }) })),
    })
    for (const [ids, message] of [
      [['2900000000019'], 'must be a barcode of 13 digits (EAN-13) with the right last digit'],
      [[barcode(500)], 'belongs to the product COPY-1 of the shop'],
      [[barcode(550), barcode(550)], 'the same barcode stands in row 1'],
    ] as const) {
      const refused = await save('COPY-2', withBarcodes(...ids))
      expect(refused).toMatchObject({ status: 422, body: { problems: [{ column: 'variant.id', message }] } })
    }
    expect((await save('COPY-2', withBarcodes(barcode(560), barcode(561)))).status).toBe(200)
    await shop.call('product.duplicate', { sku: 'COPY-1', newSku: 'COPY-3' })
    const other = { variants: [{ id: barcode(560), sku: 'COPY-3-1' }] }
    expect(await save('COPY-3', other)).toMatchObject({
      status: 422,
      body: { problems: [{ message: 'belongs to the draft COPY-2' }] },
    })
    expect(await shop.call('product.publish', { sku: 'COPY-2' })).toMatchObject({ status: 200 })
  })

  it('DGO-04 of two drafts that are listed with one barcode at the same time, one wins', async () => {
    const drafts = ['RACE-1', 'RACE-2'] as const
    for (const sku of drafts) await save(sku, { ...complete(sku, 600), variants: [] }, { create: true })
    // Past the check of drafts, as two saves at the same moment would be.
    for (const sku of drafts) {
      await shop.database.query
        .updateTable('product_drafts')
        .set({ product: JSON.stringify({ ...complete(sku, 600) }) })
        .where('sku', '=', sku)
        .execute()
    }
    const node = await shop.anotherNode()
    const answers = await Promise.all([
      shop.call('product.publish', { sku: drafts[0] }),
      shop.call('product.publish', { sku: drafts[1] }, { on: node }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })

  it('DGO-01 the list has drafts, listed and taken out products, and filters by facets, gaps and what cannot be bought', async () => {
    await save('LIST-DRAFT', { name: { en: 'Zebra draft' }, colour: { primary: 'purple' } }, { create: true })
    await save('LIST-OUT', complete('LIST-OUT', 700), { create: true })
    await shop.call('product.publish', { sku: 'LIST-OUT' })
    await shop.call('product.take-out', { sku: 'LIST-OUT' })
    const rich = {
      ...complete('LIST-RICH', 710, ['xl']),
      name: { en: 'Zebra', de: 'Zebra', nl: 'Zebra', fr: 'Zèbre', es: 'Cebra', it: 'Zebra' },
      description: {
        short: { en: 'a', de: 'a', nl: 'a', fr: 'a', es: 'a', it: 'a' },
        full: { en: 'a', de: 'a', nl: 'a', fr: 'a', es: 'a', it: 'a' },
      },
      colour: { primary: 'purple' },
      occasion: 'party',
      collections: ['zoo'],
      badges: ['limited'],
      displayFeatures: ['seamless'],
    }
    await save('LIST-RICH', rich, { create: true })
    await shop.call('product.publish', { sku: 'LIST-RICH' })
    await list('LIST-EMPTY', 720)
    await shop.call('stock.set', { sku: 'LIST-EMPTY-1', warehouse: 'nl', quantity: 0 })
    await shop.call('stock.set', { sku: 'LIST-EMPTY-2', warehouse: 'nl', quantity: 0 })
    const found = async (filter: object) => {
      const answer = await shop.call('product.list', { filter: { search: ['list'], ...filter } })
      return listed.parse(answer.body['value']).rows.map(({ sku }) => sku)
    }
    expect(await found({})).toEqual(['LIST-DRAFT', 'LIST-EMPTY', 'LIST-OUT', 'LIST-RICH'])
    for (const [filter, skus] of [
      [{ state: ['draft'] }, ['LIST-DRAFT']],
      [{ state: ['out'] }, ['LIST-OUT']],
      [{ state: ['listed'] }, ['LIST-EMPTY', 'LIST-RICH']],
      [{ colour: ['purple'] }, ['LIST-DRAFT', 'LIST-RICH']],
      [{ occasion: ['party'] }, ['LIST-RICH']],
      [{ category: ['collection/zoo'] }, ['LIST-RICH']],
      [{ badge: ['limited'], feature: ['seamless'] }, ['LIST-RICH']],
      [{ material: ['cotton'], state: ['listed'] }, ['LIST-EMPTY', 'LIST-RICH']],
      [
        { silhouette: ['crew'], pattern: ['food'], family: ['socks'], ageGroup: ['adult'], state: ['out'] },
        ['LIST-OUT'],
      ],
      [{ sizes: ['xl'] }, ['LIST-RICH']],
      [{ priceFrom: ['12'], priceTo: ['12,00'], state: ['listed'] }, ['LIST-EMPTY', 'LIST-RICH']],
      [{ priceFrom: ['12.01'] }, []],
      [{ missing: ['de'], state: ['listed'] }, ['LIST-EMPTY']],
      [{ missing: ['picture'] }, ['LIST-DRAFT']],
      [{ buyable: ['no'], state: ['listed'] }, ['LIST-EMPTY']],
    ] as const) {
      expect([filter, await found(filter)]).toEqual([filter, skus])
    }
    const answer = await shop.call('product.list', { filter: { search: ['list'] } })
    expect(answer.body['value']).toMatchObject({
      total: 4,
      rows: [
        { state: 'draft', problems: [{ code: 'incomplete' }] },
        {
          state: 'listed',
          stockEurope: 0,
          price: { currency: 'EUR', from: 1200, to: 1200 },
          picture: { href: `/images/${picture}` },
          problems: [{ code: 'language' }, { code: 'no-stock-europe' }],
        },
        { state: 'out' },
        { state: 'listed', stockEurope: 10, problems: [] },
      ],
    })
    const paged = await shop.call('product.list', { filter: { search: ['list'] }, offset: 1, limit: 2 })
    expect(listed.parse(paged.body['value'])).toMatchObject({
      total: 4,
      rows: [{ sku: 'LIST-EMPTY' }, { sku: 'LIST-OUT' }],
    })
  })

  it('~DGO-03 roles without products.write read drafts and cannot change them', async () => {
    for (const role of ['content', 'orders', 'reader'] as const) {
      const actor = staffActor(role)
      const given = { sku: 'ROLE-1', product: {}, create: true }
      const [saved, shown] = [
        await shop.call('product.save', given, { actor }),
        await shop.call('product.list', {}, { actor }),
      ]
      expect([role, saved.status, shown.status]).toEqual([role, 403, 200])
    }
  })
})
