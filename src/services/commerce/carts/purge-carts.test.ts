import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { purgeCarts } from './purge-carts.ts'
import { closeCart } from './stored-cart.ts'
import { barcode, variant } from '../../../../tests/support/catalogue-product.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { OPENED, openCartShop, type CartShop } from '../../../../tests/support/cart-shop.ts'

const NL = { store: { countryCode: 'NL', languageCode: 'nl' } }
const daysAfter = (days: number) => new Date(OPENED.getTime() + days * 24 * 60 * 60 * 1000)

describe.each(engines)('abandoned carts, on %s', (engine) => {
  let shop: CartShop

  beforeAll(async () => {
    shop = await openCartShop(engine, 'in process')
    await shop.stock('SOCK', [variant(1, { sku: 'SOCK-S', stock: { nl: 5 } })])
  })
  afterAll(() => shop.close())

  const openCart = (): Promise<{ readonly id: string; readonly jwtToken: string }> =>
    shop.open({ ...NL, products: [{ id: barcode(1), quantity: 1 }] })
  const ids = async () => {
    const rows = await shop.database.query.selectFrom('carts').select('id').orderBy('id').execute()
    return new Set(rows.map(({ id }) => id))
  }

  it('go after ninety days without a change, and after four hundred when they became an order', async () => {
    const [open, changed, closed] = [await openCart(), await openCart(), await openCart()]
    shop.clock.advance(20 * 24 * 60 * 60 * 1000)
    await shop.change(changed, { products: [{ id: barcode(1), quantity: 2 }] })
    await shop.database.transaction((transaction) => closeCart(transaction, closed.id, OPENED))

    expect(await purgeCarts(shop.database, daysAfter(89))).toBe(0)
    expect(await purgeCarts(shop.database, daysAfter(91))).toBe(1)
    expect(await ids()).toEqual(new Set([changed.id, closed.id]))
    const gone = shop.call('GET', '/carts', { token: open.jwtToken })
    expect(await shop.refusal(gone)).toMatchObject({ status: 404, code: 'CART_NOT_FOUND' })
    expect(await purgeCarts(shop.database, daysAfter(111))).toBe(1)
    expect(await purgeCarts(shop.database, daysAfter(399))).toBe(0)
    expect(await purgeCarts(shop.database, daysAfter(401))).toBe(1)
    expect(await ids()).toEqual(new Set())
  })

  it('go five hundred at a time, and once, however many look for them', async () => {
    const time = OPENED.toISOString()
    const row = {
      region: 'NL',
      country: 'NL',
      language: 'nl',
      state: 'OPEN' as const,
      lines: '[]',
      shipping: null,
      code: null,
      version: 1,
      created_at: time,
      updated_at: time,
    }
    const rows = Array.from({ length: 1200 }, (_, index) => ({ ...row, id: `old-${index}` }))
    for (const from of [0, 600]) {
      await shop.database.query
        .insertInto('carts')
        .values(rows.slice(from, from + 600))
        .execute()
    }
    const young = await openCart()
    const deleted = await Promise.all([1, 2, 3, 4].map(() => purgeCarts(shop.database, daysAfter(95))))
    expect(Math.max(...deleted)).toBe(500)
    let all = deleted.reduce((sum, count) => sum + count, 0)
    for (let some = -1; some !== 0; all += some) some = await purgeCarts(shop.database, daysAfter(95))
    expect(all).toBe(1200)
    expect(await ids()).toEqual(new Set([young.id]))
  })
})
