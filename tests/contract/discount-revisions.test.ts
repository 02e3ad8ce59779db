/** A discount is edited while it runs: what stays, what changes for whom, and what is refused (DSH-03). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { barcode } from '../support/catalogue-product.ts'
import { engines } from '../support/fresh-database.ts'
import { ORDER } from '../support/purchase-parts.ts'
import { read } from '../support/shopper.ts'
import { openSellingShop, type SellingShop } from '../support/selling-shop.ts'
import { shippingMethod } from '../support/shipping-method.ts'
import type { RawCart } from '../../src/contracts/commerce/cart.ts'

const definition = (id: string, over: object = {}) => ({
  id,
  name: id,
  code: id.toUpperCase(),
  effect: { kind: 'percentage', percent: 10 },
  sortOrder: 0,
  isExclusive: false,
  isStackable: true,
  ...over,
})

const listed = z.array(z.looseObject({ id: z.string(), uses: z.int(), limit: z.int().nullable() }))
const versioned = z.object({ discount: z.looseObject({}), version: z.int() })

describe.each(engines)('a discount that is revised, on %s', (engine) => {
  let shop: SellingShop
  beforeAll(async () => {
    shop = await openSellingShop(engine)
    await shop.value('shipping.save', { offers: [{ method: shippingMethod('standard'), countries: ['NL'] }] })
  })
  afterAll(() => shop.close())

  const cartWith = (code: string): Promise<RawCart> =>
    shop.openCart({
      store: { countryCode: 'NL', languageCode: 'en' },
      products: [{ id: barcode(1), quantity: 2 }],
      code,
    })
  const readCart = async ({ jwtToken: token }: RawCart): Promise<RawCart> =>
    read(await shop.request('GET', '/orderv1/carts', { token }))
  const discountOf = async (id: string) =>
    listed.parse(await shop.value('discount.list', {})).find((one) => one.id === id)
  const snapshots = async () =>
    (await shop.database.query.selectFrom('orders').select('snapshot').orderBy('id').execute()).map(
      ({ snapshot }) => snapshot,
    )

  it('DSH-03 keeps id, code and uses; orders keep what they had, open carts are repriced when they are read', async () => {
    await shop.value('discount.create', { definition: definition('ten'), usageLimit: 5 })
    const [bought, open] = [await cartWith('TEN'), await cartWith('TEN')]
    expect(open.totalDiscountAmount).toBe(240)
    await shop.placeOrder(bought, ORDER)
    const before = await snapshots()
    await shop.value('discount.revise', {
      definition: definition('ten', { name: 'A quarter', effect: { kind: 'percentage', percent: 25 } }),
      usageLimit: 4,
    })
    expect(await discountOf('ten')).toMatchObject({ code: 'TEN', name: 'A quarter', uses: 1, limit: 4 })
    expect((await readCart(open)).totalDiscountAmount).toBe(600)
    expect((await cartWith('TEN')).totalDiscountAmount).toBe(600)
    expect(before).toHaveLength(1)
    expect(before[0]).toContain('"amount":240')
    expect(await snapshots()).toEqual(before)
  })

  it('DSH-03 refuses a limit below the uses so far, counted with a limit or without one', async () => {
    await shop.value('discount.create', { definition: definition('few') })
    for (const cart of [await cartWith('FEW'), await cartWith('FEW')]) await shop.placeOrder(cart, ORDER)
    const limited = (usageLimit: number) => shop.call('discount.revise', { definition: definition('few'), usageLimit })
    const refused = { status: 409, body: { code: 'LIMIT_BELOW_USES', message: expect.stringContaining('2 times') } }
    expect(await limited(1)).toMatchObject(refused)
    expect(await discountOf('few')).toMatchObject({ uses: 2, limit: null })
    expect(await limited(2)).toMatchObject({ status: 200 })
    expect(await discountOf('few')).toMatchObject({ uses: 2, limit: 2 })
    expect(await limited(1)).toMatchObject(refused)
    // Used up as often as it may be: the next cart goes without it.
    expect((await cartWith('FEW')).totalDiscountAmount).toBe(0)
    await shop.value('discount.revise', { definition: definition('few') })
    expect(await discountOf('few')).toMatchObject({ uses: 2, limit: null })
    expect((await cartWith('FEW')).totalDiscountAmount).toBe(240)
  })

  it('DSH-03 refuses another code, a stopped discount, an unknown one and a stale version, and writes nothing', async () => {
    await shop.value('discount.create', { definition: definition('stay') })
    const { version } = versioned.parse(await shop.value('discount.read', { id: 'stay' }))
    const revise = (over: object, more: object = {}) =>
      shop.call('discount.revise', { definition: definition('stay', over), ...more })
    expect(await revise({ code: 'OTHER' })).toMatchObject({ status: 409, body: { code: 'CODE_STAYS' } })
    const { code: _code, ...automatic } = definition('stay')
    expect(await shop.call('discount.revise', { definition: automatic })).toMatchObject({
      status: 409,
      body: { code: 'CODE_STAYS' },
    })
    expect(await revise({ id: 'nothing', code: 'STAY' })).toMatchObject({ status: 404 })
    expect(await revise({ effect: { kind: 'percentage', percent: 101 } })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', field: 'definition.effect.percent' },
    })
    expect(await discountOf('stay')).toMatchObject({ name: 'stay' })
    expect(await revise({ name: 'First' }, { version })).toMatchObject({ status: 200 })
    expect(await revise({ name: 'Second' }, { version })).toMatchObject({
      status: 409,
      body: { code: 'STALE_VERSION', fields: ['name'] },
    })
    await shop.value('discount.stop', { id: 'stay' })
    expect(await revise({ name: 'Third' })).toMatchObject({ status: 404, body: { code: 'UNKNOWN_DISCOUNT' } })
    expect(await discountOf('stay')).toMatchObject({ name: 'First' })
  })

  it('DSH-03 AUD-01 is audited member by member, and undo restores definition and limit', async () => {
    await shop.value('discount.create', { definition: definition('back'), usageLimit: 9 })
    const revised = await shop.call('discount.revise', {
      definition: definition('back', { isExclusive: true, minimumSpend: { EUR: 4000 } }),
    })
    expect(revised.body['changes']).toEqual([
      { subject: 'discount:back', field: 'isExclusive', before: false, after: true },
      { subject: 'discount:back', field: 'minimumSpend', before: null, after: { EUR: 4000 } },
      { subject: 'discount:back', field: 'usageLimit', before: 9, after: null },
    ])
    const { id } = z.object({ id: z.string() }).parse(revised.body['undo'])
    await shop.value('undo.run', { id })
    const restored = await discountOf('back')
    expect(restored).toMatchObject({ isExclusive: false, limit: 9 })
    expect(restored).not.toHaveProperty('minimumSpend')
  })
})
