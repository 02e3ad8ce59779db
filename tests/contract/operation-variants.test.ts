/** What the product screen of the desk reads and saves: prices and stock of the variants of one product. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { saveProducts } from '../../src/services/discovery/admin.ts'
import { product } from '../support/catalogue-product.ts'
import { engines } from '../support/fresh-database.ts'
import { operationShop, SKUS, staffActor, type OperationShop } from '../support/operation-shop.ts'

const details = z.object({
  name: z.string(),
  variants: z.array(
    z.object({
      sku: z.string(),
      version: z.int(),
      prices: z.array(z.object({ currency: z.string(), original: z.int(), final: z.int() })),
      stock: z.array(z.object({ warehouse: z.string(), quantity: z.int() })),
    }),
  ),
})
const undoable = z.object({ undo: z.object({ id: z.string() }) })

describe.each(engines)('the variants of a product on %s', (engine) => {
  let shop: OperationShop
  beforeAll(async () => {
    shop = await operationShop(engine)
    const { database, clock } = shop
    const { variants: _variants, images: _images, ...document } = product('A1')
    await database.transaction((transaction) =>
      saveProducts(transaction, database, [{ ...document, images: [] }], clock.now()),
    )
  })
  afterAll(() => shop.close())

  const read = async () => details.parse((await shop.call('product.read', { sku: 'A1' })).body['value'])
  const first = async () => {
    const [{ version, prices, stock } = { version: -1, prices: [], stock: [] }] = (await read()).variants
    return {
      version,
      euro: prices.find(({ currency }) => currency === 'EUR')?.final,
      nl: stock.find(({ warehouse }) => warehouse === 'nl')?.quantity,
    }
  }
  const change = (item: object, role: 'owner' | 'orders' | 'products' = 'owner') =>
    shop.call('variant.change-many', { items: [{ sku: 'A1-1', ...item }] }, { actor: staffActor(role) })
  const euro = (final: number) => ({ prices: [{ currency: 'EUR', original: 1200, final }] })
  const nl = (quantity: number) => ({ stock: [{ warehouse: 'nl', quantity }] })

  it('OPS-05 are read with the version that an edit is based on', async () => {
    expect(await read()).toMatchObject({ name: 'Sock A1', variants: SKUS.map((sku) => ({ sku, version: 0 })) })
    expect(await shop.call('product.read', { sku: 'GONE' })).toMatchObject({ status: 404 })
  })

  it('OPS-05 OPS-10 price and stock are one edit: one version, one audit row, one undo', async () => {
    const rows = (await shop.audit()).length
    const edited = await change({ version: 0, ...euro(900), ...nl(44) })
    expect(edited.status).toBe(200)
    expect(await first()).toEqual({ version: 1, euro: 900, nl: 44 })
    expect((await shop.audit()).length).toBe(rows + 1)
    expect(await change({ version: 0, ...nl(45) })).toMatchObject({
      status: 409,
      body: { code: 'STALE_VERSION', current: 1, fields: ['price.EUR', 'stock.nl'] },
    })
    shop.clock.advance(1000)
    expect((await shop.call('undo.run', { id: undoable.parse(edited.body).undo.id })).status).toBe(200)
    expect(await first()).toEqual({ version: 2, euro: 1200, nl: 10 })
  })

  it('STF-18 a role that may count stock cannot set prices with the same operation', async () => {
    expect(await change({ ...euro(100) }, 'orders')).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', permission: 'prices.write' },
    })
    expect((await change({ ...nl(12) }, 'orders')).status).toBe(200)
    shop.clock.advance(1000)
    expect((await change({ ...euro(1000) }, 'products')).status).toBe(200)
    expect(await first()).toMatchObject({ euro: 1000, nl: 12 })
  })

  it('OPS-07 one wrong variant, and nothing is written', async () => {
    const before = await first()
    const items = [
      { sku: 'A1-1', ...nl(99) },
      { sku: 'GONE', ...nl(1) },
    ]
    expect(await shop.call('variant.change-many', { items })).toMatchObject({ status: 422 })
    expect(await first()).toEqual(before)
  })
})
