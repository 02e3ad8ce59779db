/** Which changes stage which events, in their own transaction (HKS-02). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EVENT_SCHEMAS } from '../../src/contracts/webhooks/event-schema.ts'
import { EVENT_TYPES } from '../../src/contracts/webhooks/event-types.ts'
import { stageOrderEvent } from '../../src/services/commerce/events/stage-events.ts'
import { settleModification } from '../../src/services/commerce/payments/settle-modification.ts'
import { bodyOf } from '../../src/services/webhooks/attempt-delivery.ts'
import { engines } from '../support/fresh-database.ts'
import { addPaidOrders, MERCHANT_EDITS } from '../support/merchant-edits.ts'
import { operationShop, type OperationShop } from '../support/operation-shop.ts'

/** What each operation of the walk reports; operations that are not listed report nothing. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  'stock.set': ['stock.changed variant:A1-1'],
  'stock.change': ['stock.changed variant:A1-1'],
  'stock.count': ['stock.changed variant:A1-1'],
  'stock.transfer': ['stock.changed variant:A1-1'],
  'price.set': ['product.changed product:A1'],
  'order.release': ['order.paid order', 'stock.changed variant:A1-1'],
  'order.cancel': ['order.cancelled order'],
  'order.hold': ['order.held order'],
  'order.clear-hold': ['order.amended order'],
  'order.cancel-lines': ['order.amended order'],
  'order.amend': ['order.amended order'],
  'order.amend-email': ['order.amended order'],
  'shipment.post': ['shipment.posted shipment'],
  'shipment.void': ['shipment.voided shipment'],
  'shipment.deliver': ['shipment.delivered shipment'],
  'return.open': ['return.requested return'],
  'return.receive': ['return.received return', 'stock.changed variant:A1-1'],
  // As store credit, without the provider.
  'return.settle': ['refund.settled refund', 'return.settled return'],
  'invoice.issue': ['document.issued document'],
}

const WALK = MERCHANT_EDITS.filter(({ name }) => !name.startsWith('webhook'))

/** Names, streets, addresses, telephone: as whole words, because a random id can contain any three letters. */
const OF_THE_SHOPPER = /(?<![\w-])(?:ada|lovelace|analytical|billing|springfield|example|grace)(?![\w-])|\+353/i

describe.each(engines)('events on %s', (engine) => {
  let shop: OperationShop
  beforeAll(async () => {
    shop = await operationShop(engine)
    await addPaidOrders(shop)
    const url = 'https://93.184.216.34/in'
    await shop.call('webhook.create', { url, label: '', events: EVENT_TYPES })
  })
  afterAll(() => shop.close())

  const staged = () => shop.database.query.selectFrom('events').selectAll().orderBy('seq').execute()

  it('HKS-02 HKS-03 each change stages its events once, with ids only; what is tried or refused stages none', async () => {
    const answers = new Map<string, unknown>()
    for (const { name, input, as = name } of WALK) {
      const before = (await staged()).length
      if (name in EXPECTED) {
        await shop.call(name, input(answers), { dryRun: true })
        await shop.call(name, { unknown: true })
      }
      expect((await staged()).length).toBe(before)
      const given = input(answers)
      const { status, body } = await shop.call(name, given)
      expect([name, status, body['message']]).toEqual([name, 200, undefined])
      answers.set(as, body['value'])
      const events = (await staged()).slice(before)
      const named = events.map(({ type, subject }) => {
        const [kind] = subject.split(':')
        return kind === 'variant' || kind === 'product' ? `${type} ${subject}` : `${type} ${kind}`
      })
      // A price that applies later is reported when it applies.
      const expected = 'since' in given ? [] : (EXPECTED[name] ?? [])
      expect([name, named.toSorted()]).toEqual([name, expected])
    }
    await settleRefunds()
    const events = await staged()
    expect([...new Set(events.map(({ type }) => type))].toSorted()).toEqual([...EVENT_TYPES].toSorted())
    const bodies = events.map((event) => bodyOf(event))
    for (const [place, { type }] of events.entries()) {
      const schema = EVENT_TYPES.flatMap((one) => (one === type ? [EVENT_SCHEMAS[one]] : []))[0]
      expect(schema?.safeParse(JSON.parse(bodies[place] ?? '')).success).toBe(true)
    }
    expect(bodies.filter((body) => OF_THE_SHOPPER.test(body))).toEqual([])
    const versions = events.map(({ seq }) => seq)
    expect(versions).toEqual(versions.toSorted((one, other) => one - other))
  })

  it('~DPR-04 nothing is reported about an order that is restricted', async () => {
    const { query } = shop.database
    const { number } = await query
      .selectFrom('orders')
      .select('number')
      .where('state', '=', 'paid')
      .where('fulfilment', '=', 'unshipped')
      .orderBy('number')
      .executeTakeFirstOrThrow()
    const before = (await staged()).length
    const hold = { number, note: 'A question' }
    expect(await shop.call('order.hold', hold)).toMatchObject({ status: 200 })
    expect(await shop.call('order.clear-hold', { ...hold, hold: 'manual' })).toMatchObject({ status: 200 })
    const after = (await staged()).length
    expect(after).toBe(before + 2)
    await query.updateTable('orders').set({ restricted_until: '2036-12-31' }).where('number', '=', number).execute()
    await shop.database.transaction((transaction) =>
      stageOrderEvent(transaction, 'order.held', { number }, shop.clock.now()),
    )
    expect((await staged()).length).toBe(after)
  })

  /** As the provider reports it. */
  async function settleRefunds(): Promise<void> {
    const { query } = shop.database
    const refund = await query
      .selectFrom('refunds')
      .selectAll()
      .where('state', '=', 'requested')
      .executeTakeFirstOrThrow()
    const before = (await staged()).length
    const item = {
      eventCode: 'REFUND',
      success: 'true',
      pspReference: 'refund-1',
      originalReference: refund.payment,
      merchantReference: refund.id,
      amount: { value: refund.value, currency: refund.currency },
    } as const
    await shop.database.transaction((transaction) =>
      settleModification(transaction, shop.database, item, shop.clock.now()),
    )
    const events = (await staged()).slice(before)
    expect(events.map(({ type }) => type).toSorted()).toEqual(['refund.settled'])
  }
})
