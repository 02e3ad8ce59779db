import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { demoProducts } from '../support/demo-shop.ts'
import type { CatalogueProduct } from '../../src/contracts/merchant/catalogue.ts'
import { settableClock } from '../support/settable-clock.ts'
import { exportCatalogue } from '../../src/merchant/catalogue/export-catalogue.ts'
import { importCatalogue } from '../support/import-catalogue.ts'
import type { ImportOptions } from '../../src/merchant/catalogue/import-catalogue.ts'
import type { CatalogueProblem } from '../../src/merchant/catalogue/problem.ts'
import { noProgress } from '../support/no-progress.ts'
import { loadDrawings } from '../../src/merchant/drawings.ts'
import { MIGRATIONS, type ShopSchema } from '../../src/merchant/shop-schema.ts'
import { pictureFile, picturesFolder } from '../../src/services/images/pictures/picture-files.ts'
import { product, variant } from '../support/catalogue-product.ts'
import { engines, freshDatabase, type EngineName } from '../support/fresh-database.ts'
import { addProducts } from '../support/shop-with-products.ts'

const clock = settableClock('2026-11-15T10:00:00.000Z')

/** A shop, a folder for its files, and the two commands. */
async function openImportShop(engine: EngineName) {
  const fresh = await freshDatabase<ShopSchema>(engine, MIGRATIONS)
  const folder = mkdtempSync(join(tmpdir(), 'sockeye-catalogue-'))
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const drawings = await loadDrawings('loom/index.ts')
  const take = (name: string, over: Partial<ImportOptions> = {}) =>
    importCatalogue({
      file: join(folder, name),
      database: fresh.database,
      dataDir,
      drawings,
      clock,
      progress: noProgress,
      ...over,
    })
  return {
    fresh,
    folder,
    dataDir,
    take,
    write: (name: string, text: string | Uint8Array) => writeFileSync(join(folder, name), text),
    takeProducts: (products: readonly unknown[], over?: Partial<ImportOptions>) => {
      writeFileSync(join(folder, 'products.json'), JSON.stringify(products))
      return take('products.json', over)
    },
    give: async (name: string) => {
      await exportCatalogue({ file: join(folder, name), database: fresh.database, dataDir, progress: noProgress })
      return readFileSync(join(folder, name))
    },
    /** The products that discovery has. */
    async documents() {
      const rows = await fresh.database.query.selectFrom('products').select('document').orderBy('position').execute()
      return rows.map(({ document }): unknown => JSON.parse(document))
    },
    /** Everything that an import could have changed. */
    async state() {
      const tables = [
        'variants',
        'prices',
        'price_history',
        'stock',
        'products',
        'pictures',
        'offers_version',
        'products_version',
      ] as const
      const rows = await Promise.all(
        tables.map((table) => fresh.database.query.selectFrom(table).selectAll().execute()),
      )
      return JSON.stringify([...rows, readdirSync(dataDir, { recursive: true }).map(String).toSorted()])
    },
    remove: async () => {
      await fresh.remove()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type ImportShop = Awaited<ReturnType<typeof openImportShop>>

const listed = ({ problems }: { readonly problems: readonly CatalogueProblem[] }) =>
  problems.map(({ row, column, message }) => `${row} ${column} ${message}`)

describe.each(engines)('the catalogue on %s', (engine) => {
  let shop: ImportShop

  beforeAll(async () => {
    shop = await openImportShop(engine)
  })
  afterAll(() => shop.remove())
  afterEach(async () => {
    const { query } = shop.fresh.database
    for (const table of ['price_history', 'prices', 'stock', 'variants', 'products', 'pictures'] as const) {
      await query.deleteFrom(table).execute()
    }
  })

  it.each(['products.csv', 'products.json', 'products.jsonl'])(
    'an export as %s can be imported, and exported again with the same bytes',
    async (name) => {
      await addProducts(shop.fresh, demoProducts().slice(0, 60).map(alone))
      const first = await shop.give(name)
      const other = await openImportShop(engine)
      other.write(name, first)
      expect(await other.take(name)).toMatchObject({ written: true, products: 60, problems: [] })
      expect((await other.give(name)).equals(first)).toBe(true)
      await other.remove()
    },
  )

  it('keywords and design are imported, stored for the search, and exported', async () => {
    const found = { keywords: { en: 'cats, kittens', de: 'Katzen, Kätzchen' }, design: 'cat-nap' }
    await shop.takeProducts([product('A1', found), product('A2', { variants: [variant(2)] })])
    expect(await shop.documents()).toEqual([expect.objectContaining(found), expect.not.objectContaining(found)])
    const sheet = String(await shop.give('found.csv')).split('\n')
    expect(sheet[0]).toMatch(/,keywords\.en,keywords\.de,family,.*,patternGroup,design,/)
    expect(sheet[1]).toMatch(/,"cats, kittens","Katzen, Kätzchen",socks,.*,food,cat-nap,/)
    const before = await shop.state()
    expect(await shop.take('found.csv')).toMatchObject({ written: true, problems: [] })
    expect(await shop.state()).toBe(before)
  })

  it('the same file again changes nothing', async () => {
    await shop.takeProducts([product('A1'), product('A2', { variants: [variant(2)] })])
    const before = await shop.state()
    clock.advance(60_000)
    expect(await shop.takeProducts([product('A1'), product('A2', { variants: [variant(2)] })])).toMatchObject({
      written: true,
    })
    expect(await shop.state()).toBe(before)
  })

  it('adds what is new, changes what is known, leaves the rest; with replace deletes the rest', async () => {
    await shop.takeProducts([product('A1'), product('A2', { variants: [variant(2)] })])
    const renamed = product('A1', { name: { en: 'Renamed' } })
    const third = product('A3', { variants: [variant(3)] })
    expect(await shop.takeProducts([third, renamed])).toMatchObject({ removed: 0 })
    const skus = async () => productsIn(await shop.give('all.json')).map(({ sku, name }) => `${sku} ${name.en}`)
    expect(await skus()).toEqual(['A1 Renamed', 'A2 Sock A2', 'A3 Sock A3'])
    expect(await shop.takeProducts([third], { replace: true })).toMatchObject({ removed: 2 })
    expect(await skus()).toEqual(['A3 Sock A3'])
    await shop.takeProducts([renamed])
    expect(await skus()).toEqual(['A1 Renamed', 'A3 Sock A3'])
  })

  it('with check nothing is written', async () => {
    const before = await shop.state()
    expect(await shop.takeProducts([product('A1')], { checkOnly: true })).toMatchObject({
      written: false,
      products: 1,
      problems: [],
    })
    expect(await shop.state()).toBe(before)
  })

  it('a barcode or sku of another product of the shop is refused', async () => {
    await shop.takeProducts([product('A1', { variants: [variant(1, { sku: 'A1-S' })] })])
    const report = await shop.takeProducts([
      product('B1', { variants: [variant(1, { sku: 'B1-S' })] }),
      product('B2', { variants: [variant(9, { sku: 'A1-S' })] }),
    ])
    expect(listed(report)).toEqual([
      '1 variants.0.id belongs to the product A1 of the shop',
      '2 variants.0.sku belongs to the product A1 of the shop',
    ])
  })

  it('a wrong barcode or product can be corrected', async () => {
    await shop.takeProducts([product('A1', { variants: [variant(1, { sku: 'A1-S' })] })])
    const mended = [product('A1', { variants: [variant(2, { sku: 'A1-S' })] })]
    expect(await shop.takeProducts(mended)).toMatchObject({ written: true })
    const renamed = [product('B1', { variants: [variant(2, { sku: 'A1-S' })] })]
    expect(await shop.takeProducts(renamed)).toMatchObject({ written: false })
    expect(await shop.takeProducts(renamed, { replace: true })).toMatchObject({ written: true, removed: 1 })
    expect(productsIn(await shop.give('mended.json')).map(({ sku }) => sku)).toEqual(['B1'])
  })

  it('with replace only the file counts, and its export can be imported again', async () => {
    const linked = [
      product('A1', { linkedProducts: ['A2'] }),
      product('A2', { linkedProducts: ['A1'], variants: [variant(2)] }),
    ]
    await shop.takeProducts(linked)
    expect(listed(await shop.takeProducts(linked.slice(0, 1), { replace: true }))).toEqual([
      '1 linkedProducts A2 is neither in the file nor in the shop',
    ])
    await shop.takeProducts([product('A1')], { replace: true })
    await shop.takeProducts(linked)
    await shop.takeProducts([product('A2', { linkedProducts: [], variants: [variant(2)] })], { replace: true })
    const out = await shop.give('out.json')
    shop.write('again.json', out)
    expect(await shop.take('again.json')).toMatchObject({ written: true })
  })

  it('a file that changes while it is read writes nothing', async () => {
    shop.write('moving.json', JSON.stringify([product('A1')]))
    const before = await shop.state()
    const begin = (title: string) => {
      if (title === 'Writing') shop.write('moving.json', JSON.stringify([product('A1', { name: { en: 'Other' } })]))
    }
    await expect(shop.take('moving.json', { progress: { ...noProgress, begin } })).rejects.toThrow(
      'changed while it was read',
    )
    expect(await shop.state()).toBe(before)
  })

  it('another colour may be in the file or in the shop, but must exist', async () => {
    await shop.takeProducts([product('A1')])
    expect(
      await shop.takeProducts([
        product('A2', { linkedProducts: ['A1', 'A3'], variants: [variant(2)] }),
        product('A3', { variants: [variant(3)] }),
      ]),
    ).toMatchObject({ written: true })
    expect(
      listed(await shop.takeProducts([product('A4', { linkedProducts: ['A9'], variants: [variant(4)] })])),
    ).toEqual(['1 linkedProducts A9 is neither in the file nor in the shop'])
  })

  it('photographs are imported and exported with their products', async () => {
    const photo = await sharp({ create: { width: 60, height: 75, channels: 3, background: '#ff5b45' } })
      .jpeg()
      .toBuffer()
    mkdirSync(join(shop.folder, 'photos'), { recursive: true })
    shop.write('photos/Red Sock.JPG', photo)
    const images = [{ picture: 'photos/Red Sock.JPG', imageType: 'product' as const }]
    expect(await shop.takeProducts([product('A1', { images })])).toMatchObject({ written: true })
    const row = await shop.fresh.database.query.selectFrom('pictures').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ name: 'red-sock.jpg', width: 60, height: 75, ahead: 1 })
    expect(readFileSync(pictureFile(picturesFolder(shop.dataDir), row)).equals(photo)).toBe(true)

    const out = await shop.give('out.json')
    const given = productsIn(out)[0]?.images[0]
    expect(given?.picture).toBe(`out-pictures/${row.hash}/red-sock.jpg`)
    const other = await openImportShop(engine)
    other.write('out.json', out)
    mkdirSync(join(other.folder, 'out-pictures', row.hash), { recursive: true })
    other.write(given?.picture ?? '', photo)
    await other.take('out.json')
    expect((await other.give('out.json')).equals(out)).toBe(true)
    await other.remove()
  })

  it('a corrupt or missing photograph is rejected by its name, and nothing is written', async () => {
    const before = await shop.state()
    shop.write('torn.jpg', Buffer.from('not a picture'))
    const images = (picture: string) => ({ images: [{ picture, imageType: 'product' as const }] })
    const report = await shop.takeProducts([
      product('A1', images('torn.jpg')),
      product('A2', { ...images('lost.jpg'), variants: [variant(2)] }),
      product('A3', { ...images('drawing:crew.pair.unicorns_sun'), variants: [variant(3)] }),
    ])
    expect(listed(report)[0]).toMatch(/^1 images\.0\.picture torn\.jpg is not a picture we can read/)
    expect(listed(report).slice(1)).toEqual([
      '2 images.0.picture there is no file lost.jpg beside the catalogue',
      '3 images.0.picture crew.pair.unicorns_sun is nothing this shop can draw',
    ])
    expect(await shop.state()).toBe(before)
  })
})

/** Without its other colours, which are not among the first sixty. */
const alone = (given: CatalogueProduct): CatalogueProduct => ({ ...given, linkedProducts: [] })

function productsIn(json: Uint8Array): readonly CatalogueProduct[] {
  const products: readonly CatalogueProduct[] = JSON.parse(String(json))
  return products
}
