/** Why an order is rejected, in which language; and what the United States add to it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barcode, variant } from '../../../../tests/support/catalogue-product.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { ADA, addressIn, openOrderShop, type OrderShop } from '../../../../tests/support/order-shop.ts'

const TEN_PERCENT = { kind: 'percentage', percent: 10 } as const

describe.each(engines)('an order on %s', (engine) => {
  let shop: OrderShop

  beforeAll(async () => {
    shop = await openOrderShop(engine)
  })
  afterAll(() => shop.close())

  it.each([
    [
      'ERR-40 no city',
      { shippingAddress: addressIn('NL', { city: ' ' }) },
      'INVALID_SHIPPING_ADDRESS',
      'shippingAddress.city',
    ],
    [
      'ERR-40 no post code',
      { shippingAddress: addressIn('NL', { postalCode: '' }) },
      'INVALID_SHIPPING_ADDRESS',
      'shippingAddress.postalCode',
    ],
    [
      'ERR-40 another country',
      { shippingAddress: addressIn('DE') },
      'INVALID_SHIPPING_ADDRESS',
      'shippingAddress.country',
    ],
    [
      'ERR-41 no street',
      { billingAddress: addressIn('NL', { streetAddress: '' }) },
      'INVALID_BILLING_ADDRESS',
      'billingAddress.streetAddress',
    ],
    ['ERR-42 no e-mail', { email: '' }, 'INVALID_CONTACT', 'email'],
    [
      'ERR-42 a telephone that is none',
      { shippingAddress: addressIn('NL', { phone: 'none' }) },
      'INVALID_CONTACT',
      'shippingAddress.phone',
    ],
  ])('is refused: %s', async (_, over, code, field) => {
    const cart = await shop.cartOf(1)
    const refusal = await shop.refused(shop.orders.place(cart.jwtToken, { ...ADA, ...over }))
    expect(refusal).toMatchObject({ answer: { code, fields: [{ field }] } })
    expect(await shop.stockLevel(cart.variantId)).toBe('0/100')
  })

  it('uses the language of its shopper', async () => {
    const cart = await shop.cartOf(1)
    const refusal = await shop.refused(shop.orders.place(cart.jwtToken, { ...ADA, email: 'x', languageCode: 'de' }))
    expect(refusal).toMatchObject({ answer: { message: 'Bitte prüf deine E-Mail-Adresse und Telefonnummer.' } })
    const { order } = await shop.place(cart, { languageCode: 'de' })
    expect(order.snapshot).toMatchObject({ language: 'de', shipping: { name: 'standard auf Deutsch' } })
    expect(order.snapshot.lines[0]?.name).toMatch(/auf Deutsch$/)
  })

  it('takes a bill to another country', async () => {
    const { order } = await shop.place(await shop.cartOf(1), { billingAddress: addressIn('FR', { country: 'JP' }) })
    expect(order.snapshot.addresses.billing.country).toBe('JP')
  })

  describe('in the United States', () => {
    const cartIn = async () => {
      await shop.stock('PACK', [variant(1, { sku: 'PACK-S-UP', stock: { us: 100 } })])
      return shop.open({
        store: { countryCode: 'US', languageCode: 'en' },
        products: [{ id: barcode(1), quantity: 2 }],
      })
    }
    const at = (postalCode: string, region: string) => ({
      ...ADA,
      billingAddress: addressIn('US'),
      shippingAddress: addressIn('US', { postalCode, region, phone: '(503) 555-0100' }),
    })

    it('adds the tax of the state to the total', async () => {
      const { order } = await shop.place(await cartIn(), at('90001', 'CA'))
      expect(order.snapshot.totals).toEqual({
        products: 2400,
        shipping: 595,
        discount: 0,
        tax: 0,
        externalTax: 174,
        total: 3169,
      })
      expect(order.snapshot.contact.telephone).toBe('+15035550100')
      const untaxed = await shop.place(await cartIn(), at('19019', 'PA'))
      expect(untaxed.order.snapshot.totals).toMatchObject({ externalTax: 0, total: 2995 })
    })

    it.each([
      ['a ZIP of another state', '97201', 'NY'],
      ['no state, which no address must have (T44)', '97201', ''],
      ['a ZIP that is none', '1', 'NY'],
    ])('~PAY-12 TAX_JAR_ERROR names to_zip and to_state: %s', async (_, zip, state) => {
      const refusal = await shop.refused(shop.orders.place((await cartIn()).jwtToken, at(zip, state)))
      const message = `The to_zip code ${zip} isn’t in the to_state of ${state}. Please check the address.`
      expect(refusal).toMatchObject({ answer: { code: 'TAX_JAR_ERROR', message } })
    })

    it('ADR-11 is not shipped to a blocked region', async () => {
      const refusal = await shop.refused(shop.orders.place((await cartIn()).jwtToken, at('96910', 'gu')))
      expect(refusal).toMatchObject({
        answer: {
          code: 'INVALID_SHIPPING_ADDRESS',
          message: 'We don’t deliver to this region. Please choose another address.',
          fields: [{ field: 'shippingAddress.region', problem: 'not-shipped-to' }],
        },
      })
    })
  })

  it('~PAY-12 is refused where nothing can be sent, and when there is nothing to send', async () => {
    await shop.stock('SOCK', [variant(2, { sku: 'SOCK-S' })])
    const cart = await shop.open({
      store: { countryCode: 'SG', languageCode: 'en' },
      products: [{ id: barcode(2), quantity: 1 }],
    })
    const there = { ...ADA, shippingAddress: addressIn('SG', { phone: '+65 6123 4567' }) }
    expect(await shop.refused(shop.orders.place(cart.jwtToken, there))).toMatchObject({
      answer: { code: 'MISSING_SHIPPING_OPTION_ERROR' },
    })
    const empty = await shop.open({ store: { countryCode: 'NL', languageCode: 'en' } })
    expect(await shop.refused(shop.orders.place(empty.jwtToken, ADA))).toMatchObject({
      answer: { code: 'MISSING_PRODUCTS' },
    })
  })

  it('~ERR-04 returns how many are left when there are too few, and takes none', async () => {
    const cart = await shop.cartOf(3)
    await cart.restock(2)
    expect(await shop.refused(shop.orders.place(cart.jwtToken, ADA))).toMatchObject({
      answer: {
        code: 'OUT_OF_STOCK',
        message: `Only 2 left of ${cart.name}. You can’t order more than that.`,
        products: [{ id: cart.variantId, available: 2 }],
      },
    })
    expect(await shop.stockLevel(cart.variantId)).toBe('0/2')
  })

  it('reports when another order took the last use of a code, and is dearer from then on', async () => {
    await shop.discount({ id: 'rare', code: 'RARE', effect: TEN_PERCENT }, 1)
    const [one, other] = [await shop.cartOf(1, { code: 'RARE' }), await shop.cartOf(1, { code: 'RARE' })]
    const placed = await Promise.all([one, other].map(({ jwtToken }) => shop.orders.place(jwtToken, ADA)))
    const totals = placed.map((result) =>
      result.ok ? result.value.order.snapshot.totals.total : result.failure.answer.code,
    )
    // The second one finds the code used up either while pricing, or while counting.
    expect(totals.filter((total) => total === 1200 - 120 + 495)).toHaveLength(1)
  })
})
