/** Exchanges on both databases: the replacement order, its stock and its money, or nothing. */
import { beforeEach, describe, expect, it } from 'vitest'
import { variant } from '../../../../tests/support/catalogue-product.ts'
import { useDocumentShop } from '../../../../tests/support/document-shop.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { snapshotFor } from '../../../../tests/support/stored-order.ts'
import { issueRequested } from '../documents/document-handlers.ts'
import { documentRequest } from '../documents/document-requests.ts'
import { postShipment } from '../fulfilment/shipments.ts'
import { readOrder } from '../orders/stored-order.ts'
import { cancelOrder } from '../payments/cancel-order.ts'
import { refundOrder } from '../payments/refund-order.ts'
import { settleModification } from '../payments/settle-modification.ts'
import { noteRefundRefused } from '../payments/refuse-refund.ts'
import { changeReturn } from './change-return.ts'
import { exchangeReturn } from './exchange-return.ts'
import { openReturn } from './open-return.ts'
import { settleReturn } from './settle-return.ts'
import { readReturns } from './stored-returns.ts'

/** Of the order: two pairs for 22.50 and a present. */
const SOCKS = '2900000000018'
const TABLES = ['orders', 'payments', 'reservations', 'stock', 'returns', 'outbox', 'cancelled_units'] as const

describe.each(engines)('exchanges on %s', (engine) => {
  const { shop, clock, deps, seller, pay, invoice, documents } = useDocumentShop(engine)
  let id = ''

  const price = (amount: number) => ({ EUR: { original: amount, final: amount } })
  beforeEach(async () => {
    await seller({ vatIds: { NL: 'NL000000000B00', IE: 'IE0000000A' } })
    const stock = { nl: 5 }
    await shop.offer('LEMON', [
      variant(1, { sku: 'LEMON-S', stock: { nl: 10 } }),
      variant(2, { sku: 'LEMON-M', stock, prices: price(1300) }),
    ])
    await shop.offer('PLUM', [variant(3, { sku: 'PLUM-S', stock, prices: price(1000) })])
    await shop.offer('GOLD', [variant(4, { sku: 'GOLD-S', stock, prices: price(9900) })])
    await pay(1, 'IE', { snapshot: snapshotFor('IE') })
    await shop.insertReservation({ state: 'claimed', quantity: 3 })
    await invoice(1)
    await postShipment(deps(), { orderId: 'order-1', carrier: 'letter', actor: 'cli:ada' })
    const opened = await openReturn(deps(), {
      orderId: 'order-1',
      kind: 'return',
      units: [{ itemId: SOCKS, quantity: 1, reason: 'too_small' }],
    })
    id = opened.ok ? opened.value.id : ''
    await changeReturn(deps(), id, { trigger: 'return.accept' })
    await shop.query.deleteFrom('outbox').execute()
  })

  const exchange = (sku: string, quantity = 1) =>
    exchangeReturn(deps(), id, { basis: 'proof_of_posting', products: [{ sku, quantity }] })
  const replaced = async () => {
    const [found] = await readReturns(shop.query, { id })
    const order = await readOrder(shop.query, found?.exchangeOrderId ?? '')
    if (order === undefined) throw new Error('Nothing was exchanged')
    return order
  }
  const issueStaged = async () => {
    const rows = await shop.query
      .selectFrom('outbox')
      .selectAll()
      .where('topic', '=', 'document')
      .orderBy('id', 'desc')
      .execute()
    for (const { payload } of rows) await issueRequested(deps(), documentRequest.parse(JSON.parse(payload)))
  }
  const staged = async (topic: string) =>
    (await shop.query.selectFrom('outbox').select(['key', 'payload']).where('topic', '=', topic).execute()).map(
      ({ key, payload }) => ({ key, ...JSON.parse(payload) }),
    )
  const confirm = async (event: 'REFUND' | 'REFUND_FAILED') => {
    const [refund] = await staged('payment-refund')
    await shop.inTransaction((transaction) =>
      settleModification(
        transaction,
        shop.database,
        {
          pspReference: 'refund-1',
          originalReference: refund.pspReference,
          merchantReference: refund.key,
          eventCode: event,
          success: 'true',
          amount: refund.amount,
        },
        clock.now(),
      ),
    )
    await shop.query.deleteFrom('outbox').where('topic', '=', 'payment-refund').execute()
  }

  it('RET-13 another size costs what was paid: one transaction with stock, payment and both documents', async () => {
    const done = await exchange('LEMON-M')
    expect(done).toMatchObject({ ok: true, value: { settled: { state: 'settled' }, refund: undefined } })
    const order = await replaced()
    expect(order).toMatchObject({
      state: 'paid',
      fulfilment: 'unshipped',
      snapshot: {
        totals: { products: 1300, discount: 175, total: 1125 },
        lines: [{ sku: 'LEMON-M', quantity: 1, totalWithDiscount: 1125 }],
        contact: { email: 'ada@example.com' },
      },
    })
    expect(await shop.payment(`exchange-${order.id}`)).toMatchObject({
      method: 'exchange',
      amount: 1125,
      state: 'authorised',
    })
    expect(await shop.payment('psp-1')).toMatchObject({ refunded: 1125, refunding: 0 })
    expect(await shop.stock('2900000000025')).toEqual({ nl: '0/4' })
    await issueStaged()
    const issued = await documents()
    expect(issued.map(({ kind, gross }) => `${kind} ${gross}`).toSorted()).toEqual([
      'credit-note -1125',
      'invoice 1125',
      'invoice 2745',
    ])
    expect((await shop.staged()).map((entry) => entry.split(' ')[0])).toEqual(
      expect.arrayContaining(['order-mail', 'return-mail']),
    )
    expect(await postShipment(deps(), { orderId: order.id, carrier: 'letter', actor: 'cli:ada' })).toMatchObject({
      ok: true,
    })
  })

  it('RET-13 a difference is refunded, and settles the return when it is confirmed', async () => {
    expect(await exchange('PLUM-S')).toMatchObject({
      value: { refund: { value: 125 }, settled: { state: 'refunding' } },
    })
    expect(await shop.payment('psp-1')).toMatchObject({ refunded: 1000, refunding: 125 })
    await confirm('REFUND')
    expect(await readReturns(shop.query, { id })).toMatchObject([{ state: 'settled', refund: 125 }])
    await issueStaged()
    const sum = (await documents()).reduce((total, { gross }) => total + gross, 0)
    // Everything that was paid, less what was refunded.
    expect(sum).toBe(2745 - 125)
  })

  it('RET-13 a difference that the provider refuses is all that is left to refund', async () => {
    await exchange('PLUM-S')
    const [refund] = await staged('payment-refund')
    await noteRefundRefused(deps(), { id: refund.key, ...refund, error: 'Not enough' })
    expect(await exchange('PLUM-S')).toMatchObject({ failure: { code: 'RETURN_STATE' } })
    expect(await settleReturn(deps(), id, {})).toMatchObject({ value: { refund: { value: 125 } } })
  })

  it.each([
    ['of higher value', 'GOLD-S', 1, 'EXCHANGE_VALUE'],
    ['of two for one', 'PLUM-S', 2, 'EXCHANGE_VALUE'],
    ['that is not in stock', 'LEMON-XL', 1, 'UNKNOWN_VARIANT'],
    ['that is sold out', 'PLUM-S', 1, 'NOT_AVAILABLE'],
  ])('RET-13 a replacement %s is refused, and nothing changes', async (_, sku, quantity, code) => {
    if (code === 'NOT_AVAILABLE') await shop.query.updateTable('stock').set({ quantity: 0 }).execute()
    const before = await Promise.all(TABLES.map((table) => shop.query.selectFrom(table).selectAll().execute()))
    expect(await exchange(sku, quantity)).toMatchObject({ failure: { code } })
    const after = await Promise.all(TABLES.map((table) => shop.query.selectFrom(table).selectAll().execute()))
    expect(after).toEqual(before)
  })

  it('RET-13 of two exchanges for the last pair one is refused, and nothing is oversold', async () => {
    await shop.query.updateTable('stock').set({ quantity: 1 }).where('variant_id', '=', '2900000000032').execute()
    const other = await openReturn(deps(), {
      orderId: 'order-1',
      kind: 'return',
      units: [{ itemId: SOCKS, quantity: 1, reason: 'too_small' }],
    })
    const otherId = other.ok ? other.value.id : ''
    await changeReturn(deps(), otherId, { trigger: 'return.accept' })
    const products = [{ sku: 'PLUM-S', quantity: 1 }]
    const done = await Promise.all(
      [id, otherId].map((one) => exchangeReturn(deps(), one, { basis: 'proof_of_posting', products })),
    )
    expect(done.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await shop.stock('2900000000032')).toEqual({ nl: '0/0' })
    expect(await shop.query.selectFrom('orders').select('id').execute()).toHaveLength(2)
  })

  it('RET-13 a refund of the replacement goes to the first payment, and is noted on the replacement', async () => {
    await exchange('LEMON-M')
    const order = await replaced()
    const errand = { ...deps(), wake: () => {} }
    expect(await cancelOrder(errand)(order.id)).toMatchObject({ ok: false })
    expect(await refundOrder(errand)(order.id)).toMatchObject({ value: { amount: { value: 1125 } } })
    expect(await staged('payment-refund')).toMatchObject([{ pspReference: 'psp-1', amount: { value: 1125 } }])
    await confirm('REFUND')
    expect(await readOrder(shop.query, order.id)).toMatchObject({ state: 'refunded' })
    expect(await readOrder(shop.query, 'order-1')).toMatchObject({ state: 'paid' })
    expect(await shop.payment('psp-1')).toMatchObject({ refunded: 1125 })
    await issueStaged()
    expect((await documents()).reduce((total, { gross }) => total + gross, 0)).toBe(2745 - 1125)
  })
})
