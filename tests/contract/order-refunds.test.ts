/** Refunds of units, delivery and amounts at the desk, on both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '../support/fresh-database.ts'
import { newId } from '../../src/platform/ids.ts'
import { operationShop, staffActor, type OperationShop } from '../support/operation-shop.ts'
import { addPaidOrder } from '../support/paid-order.ts'
import { snapshotFor, storedOrder } from '../support/stored-order.ts'

const SOCKS = '2900000000018'

/** Two pairs for 22.50, a present, and delivery for 4.95. */
const PAID = 2745

describe.each(engines)('refunds of parts of an order on %s', (engine) => {
  let shop: OperationShop
  let count = 0
  beforeAll(async () => {
    shop = await operationShop(engine)
  })
  afterAll(() => shop.close())

  const paidOrder = async () => {
    count += 1
    const order = storedOrder(count, { snapshot: snapshotFor('IE') })
    await addPaidOrder(shop, order, PAID)
    return order
  }
  const refund = (number: string, more: object, options = {}) => shop.call('order.refund', { number, ...more }, options)
  const refundable = async (number: string) => (await shop.call('order.refundable', { number })).body['value']
  const one = { units: [{ itemId: SOCKS, quantity: 1 }] }
  const ship = (number: string) => shop.call('shipment.post', { number, carrier: 'letter' })
  const mails = async (orderId: string) =>
    (
      await shop.database.query
        .selectFrom('outbox')
        .select('topic')
        .where('payload', '=', orderId)
        .where('topic', 'like', '%mail')
        .execute()
    ).map(({ topic }) => topic)

  it('DOR-05 the maximum is what was paid less refunded less pending', async () => {
    const { number } = await paidOrder()
    expect(await refundable(number)).toMatchObject({
      currency: 'EUR',
      paid: PAID,
      refunded: 0,
      pending: 0,
      left: PAID,
      delivery: 495,
      lines: [
        { itemId: SOCKS, toShip: 2, units: [1125, 1125] },
        { itemId: 'gift', toShip: 1, units: [0] },
      ],
    })
    expect((await refund(number, { amount: 1000 })).status).toBe(200)
    expect(await refundable(number)).toMatchObject({ left: 1745, pending: 1000 })
    expect(await refund(number, { amount: 1746 })).toMatchObject({
      status: 409,
      body: { code: 'REFUND_TOO_HIGH', left: 1745, field: 'amount' },
    })
    expect((await refund(number, { amount: 1745 })).status).toBe(200)
    expect(await refund(number, { amount: 1 })).toMatchObject({ status: 409, body: { code: 'ALL_REFUNDED' } })
  })

  it('DOR-05 nothing, a negative amount and another currency are refused', async () => {
    const { number } = await paidOrder()
    for (const amount of [0, -1, 1.5]) expect((await refund(number, { amount })).status).toBe(400)
    expect(await refund(number, { amount: 100, currency: 'GBP' })).toMatchObject({
      status: 422,
      body: { code: 'REFUND_CURRENCY', field: 'currency' },
    })
    const gift = { units: [{ itemId: 'gift', quantity: 1 }] }
    expect(await refund(number, gift)).toMatchObject({ status: 422, body: { code: 'REFUND_AMOUNT' } })
    expect(await refundable(number)).toMatchObject({ pending: 0 })
    expect((await refund(number, { amount: 100, currency: 'EUR' })).status).toBe(200)
  })

  it('DOR-05 the same request twice refunds once, and two persons never more than the maximum', async () => {
    const { number } = await paidOrder()
    const idempotencyKey = newId()
    const [first, second] = [
      await refund(number, one, { idempotencyKey }),
      await refund(number, one, { idempotencyKey }),
    ]
    expect(second.body).toEqual(first.body)
    expect(await refundable(number)).toMatchObject({ pending: 1125 })
    const rest = { amount: 1620 }
    const both = await Promise.all([
      refund(number, rest),
      refund(number, rest, { actor: staffActor('manager'), on: await shop.anotherNode() }),
    ])
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
    expect(await refundable(number)).toMatchObject({ left: 0 })
  })

  it('DOR-05 units that were not shipped leave the order and are for sale again, the shopper is mailed', async () => {
    const { number, id } = await paidOrder()
    const before = (await shop.stockOf('A1-1')) ?? 0
    const answer = await refund(number, { ...one, restock: true, reason: 'goodwill' })
    expect(answer.body['value']).toMatchObject({ amount: { value: 1125, currency: 'EUR' } })
    expect(await shop.stockOf('A1-1')).toBe(before + 1)
    expect(await refundable(number)).toMatchObject({ lines: [{ toShip: 1, units: [1125] }, {}] })
    expect(await mails(id)).toEqual(['lines-cancelled-mail'])
    expect(
      (await shop.call('shipment.post', { number, units: [{ itemId: SOCKS, quantity: 2 }], carrier: 'letter' })).status,
    ).toBe(409)
    expect(await refund(number, { units: [{ itemId: SOCKS, quantity: 2 }] })).toMatchObject({
      status: 409,
      body: { code: 'UNITS_LEFT', left: 1 },
    })
    expect(await refund(number, { units: [{ itemId: 'no line', quantity: 1 }] })).toMatchObject({ status: 422 })
  })

  it('DOR-05 shipped units stay shipped; restocked ones are new stock', async () => {
    const { number } = await paidOrder()
    await ship(number)
    const before = (await shop.stockOf('A1-1')) ?? 0
    expect((await refund(number, one)).status).toBe(200)
    expect(await shop.stockOf('A1-1')).toBe(before)
    expect((await refund(number, { ...one, restock: true })).status).toBe(200)
    expect(await shop.stockOf('A1-1')).toBe(before + 1)
    expect(await refundable(number)).toMatchObject({ left: 495, lines: [{ toShip: 0, units: [] }, {}] })
    const claimed = await shop.database.query
      .selectFrom('reservations')
      .select('quantity')
      .where('order_ref', 'in', (is) => is.selectFrom('orders').select('id').where('number', '=', number))
      .execute()
    expect(claimed).toEqual([{ quantity: 3 }])
  })

  it('DOR-05 delivery is refunded once, and a lower amount is shared by its parts', async () => {
    const { number, id } = await paidOrder()
    expect((await refund(number, { ...one, delivery: true, amount: 810 })).status).toBe(200)
    const rows = await shop.database.query.selectFrom('refunds').selectAll().where('order_id', '=', id).execute()
    expect(rows).toMatchObject([{ value: 810, delivery: 247, state: 'requested' }])
    expect(await refundable(number)).toMatchObject({ delivery: 248, left: PAID - 810 })
    expect((await refund(number, { delivery: true })).body['value']).toMatchObject({ amount: { value: 248 } })
    expect(await refundable(number)).toMatchObject({ delivery: 0 })
  })
})
