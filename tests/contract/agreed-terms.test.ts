/** What a shopper agreed to, stored with the order and sent with its confirmation. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commerceClient } from '../../src/contracts/commerce/commerce-client.ts'
import { orderError, orderTerms } from '../../src/contracts/commerce/order-answer-schema.ts'
import type { LawBlock } from '../../src/contracts/storefront/law/law-block.ts'
import { local } from '../../src/contracts/local-transport.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { saveSeller } from '../../src/services/commerce/documents/seller-profile.ts'
import { readOrder } from '../../src/services/commerce/orders/stored-order.ts'
import { completePayment } from '../../src/services/commerce/payments/complete-payment.ts'
import { engines } from '../support/fresh-database.ts'
import { NEW_CART, ORDER } from '../support/purchase-parts.ts'
import { openPurchaseShop, type PurchaseShop } from '../support/purchase-shop.ts'
import { SELLER } from '../support/seller.ts'

const PLACE = '/orderv1/carts/adyen/orders'
const address = { ...ORDER.shippingAddress, country: 'PT', postalCode: '1100-148', phone: '+351912345678' }
const PORTUGUESE = { ...ORDER, shippingAddress: address, billingAddress: address }
const MINUTE = 60_000

describe.each(engines)('the terms of an order on %s', (engine) => {
  let shop: PurchaseShop
  let version = '2026-11'

  beforeAll(async () => {
    const blocks = (): readonly LawBlock[] => [{ kind: 'text', lines: [`Socks are sold as of ${version}.`] }]
    shop = await openPurchaseShop(engine, { terms: async () => ({ version, blocks: blocks() }) })
  })
  afterAll(() => shop.close())

  const current = () => commerceClient({ transport: local(shop.service) }).terms('PT')
  const place = async (body: object, countryCode = 'PT') => {
    const { jwtToken } = await shop.openCart({ ...NEW_CART, store: { countryCode, languageCode: 'en' } })
    return shop.call('POST', PLACE, { token: jwtToken, body })
  }
  const placed = async (body: object, countryCode?: string) => {
    const answer = await place(body, countryCode)
    const { brink }: { brink: { order: { id: string } } } = await answer.json()
    const order = await readOrder(shop.database.query, brink.order.id)
    if (order === undefined) throw new Error('No such order')
    return order
  }
  const mails = () => shop.database.query.selectFrom('mailbox').select(['subject', 'text']).orderBy('sent_at').execute()

  it.each<[string, object]>([
    ['without an agreement', PORTUGUESE],
    ['with an agreement to a text that was never shown', { ...PORTUGUESE, agreedTerms: 'x'.repeat(43) }],
  ])('LAW-10 an order %s is rejected where terms must be agreed to, and nothing is written', async (_, body) => {
    const count = () => shop.database.query.selectFrom('orders').select('id').execute()
    const before = await count()
    const answer = await place(body)
    expect([answer.status, orderError.parse(await answer.json()).code]).toEqual([422, 'TERMS_NOT_AGREED'])
    expect(await count()).toEqual(before)
  })

  it('LAW-10 stores version and hash of what was ticked, and the text once', async () => {
    const terms = await current()
    const order = await placed({ ...PORTUGUESE, agreedTerms: terms?.hash })
    expect(order.snapshot.terms).toEqual({ ...terms, isExpress: true })
    const archived = await shop.database.query.selectFrom('agreed_terms').selectAll().execute()
    expect(archived).toMatchObject([
      { hash: terms?.hash, version: '2026-11', blocks: expect.stringContaining('Socks') },
    ])
  })

  it('STD-04 a program reads the terms, their hash, and whether they must be agreed to', async () => {
    const terms = await current()
    const read = async (country: string) => (await shop.call('GET', `/orderv1/terms/${country}`)).json()
    const text = [{ kind: 'text', lines: ['Socks are sold as of 2026-11.'] }]
    expect(orderTerms.parse(await read('PT'))).toEqual({ ...terms, agreement: 'express', blocks: text })
    expect(await read('NL')).toEqual({ ...terms, agreement: 'implied', blocks: text })
    expect((await shop.call('GET', '/orderv1/terms/XX')).status).toBe(404)
  })

  it('LAW-10 what was shown counts, also if the terms change before the order', async () => {
    const shown = await current()
    version = '2026-12'
    const order = await placed({ ...PORTUGUESE, agreedTerms: shown?.hash })
    expect(order.snapshot.terms).toEqual({ ...shown, isExpress: true })
    expect((await current())?.version).toBe('2026-12')
  })

  it('LAW-10 elsewhere the order itself is the agreement', async () => {
    const order = await placed(ORDER, 'NL')
    expect(order.snapshot.terms).toMatchObject({ version: '2026-12', isExpress: false })
  })

  it('LAW-09 the order is acknowledged while its payment is pending, and confirmed with terms and telephone', async () => {
    await shop.database.transaction((transaction) => saveSeller(transaction, SELLER, shop.clock.now()))
    const terms = await current()
    const order = await placed({ ...PORTUGUESE, agreedTerms: terms?.hash })
    const { id: reference } = await shop.database.query
      .selectFrom('payment_attempts')
      .select('id')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow()
    const { total } = order.snapshot.totals
    const deps = { database: shop.database, clock: shop.clock, log: createLog({ level: 'silent' }), wake: () => {} }
    const report = (outcome: 'pending' | 'authorised') =>
      completePayment(deps)({
        reference,
        pspReference: 'LAW0000000000009',
        outcome,
        amount: { value: total, currency: 'EUR' },
        method: 'scheme',
        source: 'webhook',
      })
    await report('pending')
    await report('pending')
    shop.clock.advance(2 * MINUTE)
    await shop.work()
    expect((await mails()).map(({ subject }) => subject)).toEqual([`We’ve received your order ${order.number}`])
    await report('authorised')
    await shop.work()
    const [, confirmation] = await mails()
    expect(confirmation?.subject).toBe(`Thank you for your order ${order.number}`)
    for (const part of [
      'Socks are sold as of 2026-12.',
      SELLER.telephone,
      'Keizersgracht 1',
      'Model withdrawal form',
      'Legal guarantee of conformity',
      'Garantia legal de conformidade',
    ])
      expect(confirmation?.text).toContain(part)
  })
})
