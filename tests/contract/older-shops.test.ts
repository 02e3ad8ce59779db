/** Shops from before there were carts: missing data is added when they start. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeSoldProducts } from '../../src/merchant/catalogue/complete-sold-products.ts'
import { folderParts } from '../../src/merchant/starter-shop/folder-parts.ts'
import { hasTerms, writeTermsOnce } from '../../src/merchant/starter-shop/write-terms.ts'
import { MIGRATIONS, type ShopSchema } from '../../src/merchant/shop-schema.ts'
import { listDiscounts } from '../../src/services/commerce/discounts/discount-rules.ts'
import { findShippingMethods, saveShippingMethods } from '../../src/services/commerce/shipping/shipping-methods.ts'
import { insideTransaction } from '../../src/platform/database/inside-transaction.ts'
import { product } from '../support/catalogue-product.ts'
import { DEMO_FOLDER } from '../support/demo-shop.ts'
import { engines, freshDatabase, type FreshDatabase } from '../support/fresh-database.ts'
import { addProducts } from '../support/shop-with-products.ts'

const NOW = new Date('2026-11-15T10:00:00.000Z')

describe.each(engines)('an older shop on %s', (engine) => {
  let fresh: FreshDatabase<ShopSchema>

  beforeAll(async () => {
    fresh = await freshDatabase(engine, MIGRATIONS)
  })
  afterAll(() => fresh.remove())

  it('commerce gets the names of its products, once', async () => {
    await addProducts(fresh, [product('A1', { sections: ['adults'] })])
    const known = () => fresh.database.query.selectFrom('sold_products').selectAll().execute()
    const before = await known()
    expect(before).toEqual([{ product_sku: 'A1', facts: expect.stringContaining('Sock A1') }])
    await fresh.database.query.deleteFrom('sold_products').execute()
    await completeSoldProducts(fresh.database)
    expect(await known()).toEqual(before)
    await completeSoldProducts(fresh.database)
    expect(await known()).toEqual(before)
  })

  it('the demo gets its shipping methods and discounts, once; later changes of the merchant stay', async () => {
    const { database } = fresh
    const clock = { now: () => NOW }
    const parts = await folderParts({ folder: DEMO_FOLDER, dataDir: '', drawingsModule: 'none', clock })
    const write = () =>
      database.transaction((transaction) =>
        writeTermsOnce({ database: insideTransaction(database, transaction), clock }, parts),
      )
    expect(await hasTerms(database)).toBe(false)
    await write()
    expect(await hasTerms(database)).toBe(true)
    const methods = await findShippingMethods(database.query, 'NL')
    expect(methods.map(({ id }) => id)).toEqual(['standard', 'pick-up', 'express'])
    expect((await listDiscounts(database.query)).map(({ code }) => code ?? '').toSorted()).toEqual([
      '',
      'BOXES',
      'FREESHIP',
      'WELCOME10',
    ])
    await database.transaction((transaction) => saveShippingMethods(transaction, database, []))
    await write()
    expect(await findShippingMethods(database.query, 'NL')).toEqual([])
  })
})
