/** Cart, order, mail and invoice use the same dated rate and add up to the same tax, whatever the table of the markets has. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RawCart } from '../../src/contracts/commerce/cart.ts'
import { toCart } from '../../src/contracts/commerce/to-cart.ts'
import { saveSoldProducts } from '../../src/services/commerce/catalogue/sold-products.ts'
import { saveSeller } from '../../src/services/commerce/documents/seller-profile.ts'
import { addTaxRate } from '../../src/services/commerce/documents/tax-rates.ts'
import { saveShippingMethods } from '../../src/services/commerce/shipping/shipping-methods.ts'
import { engines } from '../support/fresh-database.ts'
import { ORDER, SOCK } from '../support/purchase-parts.ts'
import { openPurchaseShop, type PurchaseShop } from '../support/purchase-shop.ts'
import { SELLER } from '../support/seller.ts'

const PARIS = { ...ORDER.shippingAddress, country: 'FR', city: 'Paris', postalCode: '75001', phone: '01 23 45 67 89' }

describe.each(engines)('dated rates on %s', (engine) => {
  let shop: PurchaseShop
  beforeAll(async () => {
    shop = await openPurchaseShop(engine)
    await shop.database.transaction(async (transaction) => {
      await saveSeller(transaction, SELLER, shop.clock.now())
      await saveShippingMethods(transaction, shop.database, [
        {
          method: {
            id: 'standard',
            active: true,
            price: { EUR: 495, GBP: 395, KRW: 9000 },
            discount: {},
            attributes: { displayName: { en: 'Standard' }, description: { en: '2 to 4 days' } },
            isFreeFromThreshold: false,
            delivery: { cutOff: '16:00', handlingDays: 1, transitDays: { min: 1, max: 3 }, carrierDays: 5 },
          },
          countries: ['FR', 'IE', 'GB', 'KR'],
        },
      ])
    })
  })
  afterAll(() => shop.close())

  const cartIn = (countryCode: string, quantity = 1) =>
    shop.openCart({ store: { countryCode, languageCode: 'en' }, products: [{ id: SOCK, quantity }] })
  const taxOf = (cart: RawCart) => [cart.store.taxPercentage, toCart(cart).priceTax]

  async function purchaseOf(cart: RawCart, address: typeof ORDER.shippingAddress) {
    const placed = await shop.placeOrder(cart, { ...ORDER, shippingAddress: address, billingAddress: address })
    await shop.pay(placed.adyen.session)
    await shop.work()
    const { id } = placed.brink.order
    const mail = await shop.database.query
      .selectFrom('mailbox')
      .select('text')
      .where('key', '=', `order-mail.${id}`)
      .executeTakeFirstOrThrow()
    const document = await shop.database.query
      .selectFrom('documents')
      .innerJoin('document_taxes', 'document_taxes.document_id', 'documents.id')
      .select(['rate_thousandths as rate', 'document_taxes.tax as tax'])
      .where('order_id', '=', id)
      .execute()
    return { order: placed.brink.order, mail: mail.text, document }
  }

  it('LAW-02 PRC-18 a cart of France contains 20 percent, and so do its order, mail and invoice', async () => {
    const cart = await cartIn('FR')
    // 16.95 with 20 percent in it.
    expect(taxOf(cart)).toEqual([20, 283])
    const { order, mail, document } = await purchaseOf(cart, PARIS)
    expect([order.store.taxPercentage, order.totalTaxAmount]).toEqual([20, 283])
    expect(mail).toMatch(/VAT included \(20\s?%\)/)
    expect(document).toEqual([{ rate: 20_000, tax: 283 }])
  })

  it('SHX-12 LAW-31 the order stores the promised days, and its mail states them', async () => {
    const { order, mail } = await purchaseOf(await cartIn('FR'), PARIS)
    // Ordered on a Sunday: packed on Monday, sent on Tuesday.
    expect(order.orderLines.at(-1)?.arrival).toEqual({ from: '2026-11-18', to: '2026-11-20' })
    expect(mail).toContain('Arrives Wed')
    const row = await shop.orderRow(order.id)
    expect(JSON.parse(row.snapshot)).toMatchObject({ shipping: { promised: { shipsBy: '2026-11-17' } } })
  })

  it('LAW-02 INV-05 a stored rate applies to carts from its moment on, and to their documents', async () => {
    const rate = { country: 'FR', taxClass: 'standard', percent: 19.6, appliesToWaiting: false } as const
    const validFrom = new Date(shop.clock.now().getTime() + 60_000)
    await shop.database.transaction((tx) => addTaxRate(tx, { ...rate, validFrom }, shop.clock.now()))
    expect(taxOf(await cartIn('FR'))).toEqual([20, 283])
    shop.clock.advance(61_000)
    const cart = await cartIn('FR')
    expect(taxOf(cart)).toEqual([19.6, 278])
    const { order, document } = await purchaseOf(cart, PARIS)
    expect(order.totalTaxAmount).toBe(278)
    expect(document).toEqual([{ rate: 19_600, tax: 278 }])
  })

  it('LAW-03 above 135 pounds the prices of a cart contain no VAT, and neither do its order, mail and invoice', async () => {
    const below = await cartIn('GB')
    expect(below.messages).toEqual([])
    expect(toCart(below).priceTax).toBeGreaterThan(0)
    const price = below.cartItems[0]?.price.final ?? 0
    const pairs = Math.floor((135_00 * 1.2) / price) + 1
    const above = await cartIn('GB', pairs)
    expect(above.messages).toEqual([{ code: 'IMPORT_CHARGES', message: expect.stringMatching(/^Without VAT/) }])
    expect(toCart(above).priceTax).toBe(0)
    const address = { ...PARIS, country: 'GB', city: 'Bath', postalCode: 'BA1 1AA', phone: '020 7946 0000' }
    const { order, mail, document } = await purchaseOf(above, address)
    expect(order.totalTaxAmount).toBe(0)
    expect(mail).toContain('import tax and customs duty')
    expect(mail).not.toContain('VAT included')
    expect(document).toEqual([{ rate: 0, tax: 0 }])
  })

  it('LAW-03 a cart of an export country says what is paid on delivery', async () => {
    const { messages } = await cartIn('KR')
    expect(messages.map(({ code }) => code)).toEqual(['IMPORT_CHARGES'])
  })

  it('LAW-02 socks of children bear no tax in Ireland, in the cart and on the invoice', async () => {
    await shop.database.transaction((tx) =>
      saveSoldProducts(tx, shop.database, [
        {
          sku: 'SOCK',
          name: { en: 'Sock' },
          picture: '/images/0123456789abcdef/sock',
          family: 'socks',
          sections: ['kids'],
          categories: ['kids/socks'],
          collections: [],
        },
      ]),
    )
    await shop.database.query
      .updateTable('offers_version')
      .set((update) => ({ version: update('version', '+', 1) }))
      .execute()
    const cart = await cartIn('IE')
    expect(taxOf(cart)).toEqual([23, 0])
    const address = { ...PARIS, country: 'IE', city: 'Dublin', postalCode: 'D02 AF30', phone: '01 234 5678' }
    const { order, mail, document } = await purchaseOf(cart, address)
    expect(order.totalTaxAmount).toBe(0)
    expect(mail).not.toContain('VAT included')
    expect(document).toEqual([{ rate: 0, tax: 0 }])
  })
})
