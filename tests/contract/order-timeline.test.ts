/** The screen of an order: its timeline after every transition, and the notes of staff, on both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { NotificationItem } from '../../src/contracts/payment-provider/payment-provider.ts'
import { TRANSITIONS } from '../../src/services/commerce/fulfilment/transitions.ts'
import type { StoredOrder } from '../../src/services/commerce/orders/stored-order.ts'
import { receiveWithdrawal } from '../../src/services/commerce/orders-lookup/withdrawals.ts'
import { storeNotifications } from '../../src/services/commerce/payments/event-inbox.ts'
import { workInbox } from '../../src/services/commerce/payments/work-inbox.ts'
import { engines } from '../support/fresh-database.ts'
import { operationShop, staffActor, type OperationShop } from '../support/operation-shop.ts'
import { addPaidOrder } from '../support/paid-order.ts'
import { storedOrder } from '../support/stored-order.ts'

const entry = z.object({
  at: z.string(),
  kind: z.string(),
  event: z.string(),
  actor: z.object({ kind: z.string(), name: z.string().optional() }),
  mail: z.object({ state: z.string(), tries: z.number() }).optional(),
  changes: z.array(z.object({ field: z.string(), after: z.unknown() })).optional(),
})
const note = z.object({
  id: z.string(),
  text: z.string(),
  author: z.object({ kind: z.string(), name: z.string().optional() }),
  correctedAt: z.string().optional(),
  correctableUntil: z.string().optional(),
})
const read = z.object({
  order: z.object({ state: z.string(), fulfilment: z.string(), holds: z.array(z.string()) }),
  units: z.array(z.object({ states: z.record(z.string(), z.number()) })),
  timeline: z.array(entry),
  notes: z.array(note).optional(),
})

const OWNER = staffActor('owner')
const MINUTE = 60_000

describe.each(engines)('the screen of an order on %s', (engine) => {
  let shop: OperationShop
  let count = 0
  beforeAll(async () => {
    shop = await operationShop(engine)
    await shop.addStaff('owner')
  })
  afterAll(() => shop.close())

  const completing = () => ({ database: shop.database, clock: shop.clock, log: shop.log, wake: () => {} })

  /** Two pairs and a gift. */
  const paidOrder = async (over: Partial<StoredOrder> = {}, amount?: number) => {
    count += 1
    const order = storedOrder(count, over)
    await addPaidOrder(shop, order, amount)
    return order
  }
  const unpaidOrder = async () => {
    const order = await paidOrder({ state: 'open', paidAt: undefined })
    const { query } = shop.database
    await query.deleteFrom('payments').where('order_id', '=', order.id).execute()
    await query.updateTable('reservations').set({ state: 'held' }).where('order_ref', '=', order.id).execute()
    const [line] = order.snapshot.lines
    await query
      .updateTable('stock')
      .set(({ eb }) => ({ quantity: eb('quantity', '+', 3), reserved: eb('reserved', '+', 3) }))
      .where('variant_id', '=', line?.id ?? '')
      .where('warehouse', '=', 'nl')
      .execute()
    return order
  }

  /** As the provider reports it, a moment later than what was done before. */
  const report = async (order: StoredOrder, eventCode: string, over: Partial<NotificationItem> = {}) => {
    shop.clock.advance(1000)
    const { totals, market } = order.snapshot
    const isPayment = eventCode === 'AUTHORISATION'
    const item: NotificationItem = {
      pspReference: isPayment ? `psp-${order.id}` : `${eventCode}-${order.id}`,
      ...(!isPayment && { originalReference: `psp-${order.id}` }),
      merchantAccountCode: 'Sockeye',
      merchantReference: isPayment ? `attempt-${order.id}` : '',
      amount: { value: totals.total, currency: market.currency },
      eventCode,
      eventDate: '',
      success: 'true',
      paymentMethod: 'visa',
      additionalData: { hmacSignature: '' },
      ...over,
    }
    await storeNotifications(shop.database, [item], shop.clock.now())
    await workInbox(completing())()
  }
  const perform = async (name: string, input: object) => {
    shop.clock.advance(1000)
    const answer = await shop.call(name, input, { actor: OWNER })
    expect(answer).toMatchObject({ status: 200 })
    return z.object({ value: z.unknown() }).parse(answer.body).value
  }
  const post = async ({ number }: StoredOrder, units?: object) => {
    const input = { number, carrier: 'letter', ...(units !== undefined && { units }) }
    return z.object({ shipment: z.object({ id: z.string() }) }).parse(await perform('shipment.post', input)).shipment.id
  }
  const readOrder = async ({ number }: StoredOrder, actor = OWNER) =>
    read.parse((await shop.call('order.read', { number }, { actor })).body['value'])
  const timelineOf = async (order: StoredOrder) => (await readOrder(order)).timeline

  type Played = { readonly order: StoredOrder; readonly expected: readonly string[] }
  type Play = () => Promise<Played>

  /** By row of the table of transitions: what leads to it, and entries that show it, as kind, event and actor. */
  const PLAYS: Readonly<Record<number, Readonly<Record<string, Play>>>> = {
    1: {
      'money arrives': async () => {
        const order = await unpaidOrder()
        await report(order, 'AUTHORISATION')
        return { order, expected: ['payment received shopper', 'mail confirmation system'] }
      },
    },
    2: {
      'another amount arrives': async () => {
        const order = await unpaidOrder()
        await report(order, 'AUTHORISATION', { amount: { value: 100, currency: 'EUR' } })
        return { order, expected: ['payment held shopper'] }
      },
    },
    3: {
      'it is released': async () => {
        const order = await paidOrder({ state: 'held', paidAt: undefined }, 100)
        await perform('order.release', { number: order.number })
        return { order, expected: ['change order.release owner', 'mail confirmation system'] }
      },
    },
    4: {
      'an unpaid order is cancelled': async () => {
        const order = await unpaidOrder()
        await perform('order.cancel', { number: order.number })
        return { order, expected: ['change order.cancel owner'] }
      },
      'a held order is cancelled': async () => {
        const order = await paidOrder({ state: 'held' }, 100)
        await perform('order.cancel', { number: order.number })
        return { order, expected: ['change order.cancel owner', 'mail cancellation system'] }
      },
      'a paid order is cancelled': async () => {
        const order = await paidOrder()
        await perform('order.cancel', { number: order.number })
        return { order, expected: ['change order.cancel owner', 'mail cancellation system'] }
      },
    },
    5: {
      'units are cancelled': async () => {
        const order = await paidOrder()
        const units = [{ itemId: order.snapshot.lines[0]?.itemId, quantity: 1 }]
        await perform('order.cancel-lines', { number: order.number, units })
        return { order, expected: ['change order.cancel-lines owner', 'mail linesCancelled system'] }
      },
    },
    6: {
      'a parcel is posted': async () => {
        const order = await paidOrder()
        await post(order)
        return { order, expected: ['shipment posted owner', 'mail shipment system'] }
      },
    },
    7: {
      'a parcel is voided': async () => {
        const order = await paidOrder()
        await perform('shipment.void', { number: order.number, shipment: await post(order) })
        return { order, expected: ['shipment posted owner', 'shipment voided owner'] }
      },
    },
    8: {
      'a parcel is delivered': async () => {
        const order = await paidOrder()
        await perform('shipment.deliver', { number: order.number, shipment: await post(order) })
        return { order, expected: ['shipment posted owner', 'shipment delivered owner'] }
      },
    },
    9: {
      'all of it is refunded': async () => {
        const order = await paidOrder()
        await perform('order.refund', { number: order.number })
        await report(order, 'REFUND')
        return { order, expected: ['change order.refund owner', 'payment refunded provider', 'mail refund system'] }
      },
      'a held order is refunded': async () => {
        const order = await paidOrder({ state: 'held' }, 100)
        await perform('order.refund', { number: order.number })
        await report(order, 'REFUND', { amount: { value: 100, currency: 'EUR' } })
        return { order, expected: ['change order.refund owner', 'payment refunded provider'] }
      },
      'all of it is refunded after it was shipped': async () => {
        const order = await paidOrder()
        await post(order)
        await perform('order.refund', { number: order.number })
        await report(order, 'REFUND')
        return { order, expected: ['shipment posted owner', 'change order.refund owner', 'payment refunded provider'] }
      },
    },
    10: {
      'a refund fails afterwards': async () => {
        const order = await paidOrder()
        await perform('order.refund', { number: order.number })
        await report(order, 'REFUND')
        await report(order, 'REFUND_FAILED')
        return { order, expected: ['payment refunded provider', 'payment refundUndone provider'] }
      },
    },
    11: {
      'money is taken back before it was shipped': async () => {
        const order = await paidOrder()
        await report(order, 'CANCEL_OR_REFUND')
        return { order, expected: ['payment reversed provider'] }
      },
    },
    12: {
      'money is taken back after it was shipped': async () => {
        const order = await paidOrder()
        await post(order, [{ itemId: order.snapshot.lines[0]?.itemId, quantity: 1 }])
        await report(order, 'CANCEL_OR_REFUND')
        return { order, expected: ['shipment posted owner', 'payment reversed provider'] }
      },
    },
  }

  it('DOR-03 the timeline is complete after every transition, in order of time, each entry with its actor', async () => {
    expect(Object.keys(PLAYS).map(Number)).toEqual([...new Set(TRANSITIONS.map(({ row }) => row))])
    for (const [row, plays] of Object.entries(PLAYS)) {
      for (const [about, play] of Object.entries(plays)) {
        const { order, expected } = await play()
        const timeline = await timelineOf(order)
        const times = timeline.map(({ at }) => at)
        expect([row, about, times]).toEqual([row, about, times.toSorted().toReversed()])
        const shown = timeline.map(({ kind, event, actor }) => `${kind} ${event} ${actor.name ?? actor.kind}`)
        expect([row, about, shown]).toEqual([row, about, expect.arrayContaining([...expected, 'order placed shopper'])])
        // Each thing that happened is one entry.
        expect(new Set(shown).size).toBe(shown.length)
        shop.clock.advance(MINUTE)
      }
    }
  })

  it('DOR-03 mails are sent, retried or dead, and those that were sent long ago are still there', async () => {
    const order = await paidOrder()
    await perform('order.resend', { number: order.number })
    const mails = async () =>
      (await timelineOf(order)).flatMap(({ event, mail }) => (mail ? [`${event} ${mail.state} ${mail.tries}`] : []))
    expect(await mails()).toEqual(['confirmation waiting 0'])
    const change = (values: object) =>
      shop.database.query.updateTable('outbox').set(values).where('key', 'like', `${order.id}.%`).execute()
    await change({ tries: 2 })
    expect(await mails()).toEqual(['confirmation retrying 2'])
    await change({ tries: 20, dead_at: shop.clock.now().toISOString() })
    expect(await mails()).toEqual(['confirmation dead 20'])
    await change({ dead_at: null, done_at: shop.clock.now().toISOString() })
    expect(await mails()).toEqual(['confirmation sent 20'])
    const old = await paidOrder({ paidAt: '2026-01-01T10:00:00.000Z' })
    expect((await timelineOf(old)).filter(({ kind }) => kind === 'mail')).toMatchObject([
      { event: 'confirmation', at: '2026-01-01T10:00:00.000Z', mail: { state: 'sent' } },
    ])
  })

  it('DOR-03 amendments, holds, returns, failed refunds and disputes are in it', async () => {
    const order = await paidOrder()
    const { number } = order
    await perform('order.amend-email', { number, email: 'grace@example.com' })
    await perform('order.hold', { number, note: 'Ask her first' })
    await perform('order.clear-hold', { number, hold: 'manual', note: 'Asked' })
    await post(order)
    await receiveWithdrawal(shop, {
      id: `withdrawal-${order.id}`,
      number,
      name: 'Ada',
      email: 'grace@example.com',
      country: 'IE',
      language: 'en',
    })
    await perform('order.refund', { number, amount: 100 })
    await report(order, 'REFUND', { success: 'false', amount: { value: 100, currency: 'EUR' } })
    await report(order, 'CHARGEBACK')
    const shown = (await timelineOf(order)).map(({ kind, event }) => `${kind} ${event}`)
    for (const expected of [
      'change order.amend-email',
      'change order.hold',
      'change order.clear-hold',
      'return requested',
      'mail withdrawal',
      'mail instruction',
      'payment refundFailed',
      'payment chargeback',
    ])
      expect(shown).toContain(expected)
    const hold = (await timelineOf(order)).find(({ event }) => event === 'order.hold')
    expect(hold).toMatchObject({ changes: [{ field: 'holds' }, { field: 'note', after: { value: 'Ask her first' } }] })
    // Opening the screen is audited, but says nothing about the order.
    expect(shown).not.toContain('change order.read')
    const reader = await readOrder(order, staffActor('reader'))
    expect(reader.timeline.some(({ kind }) => kind === 'change')).toBe(false)
    expect(reader.timeline.some(({ event }) => event === 'posted')).toBe(true)
  })

  it('DOR-04 notes have 1 to 2,000 characters, and their author can correct them for ten minutes', async () => {
    const order = await paidOrder()
    const { number } = order
    for (const text of ['', '   ', 'x'.repeat(2001)]) {
      expect((await shop.call('note.add', { number, text })).status).toBe(400)
    }
    await perform('note.add', { number, text: ' Wants a card in the parcel \n' })
    const [first] = (await readOrder(order)).notes ?? []
    expect(first).toMatchObject({ text: 'Wants a card in the parcel', author: { kind: 'staff', name: 'owner' } })
    expect(first?.correctableUntil).toBeDefined()
    const input = { number, note: first?.id, text: 'Wants no card' }
    expect(await shop.call('note.correct', input, { actor: staffActor('orders') })).toMatchObject({
      status: 403,
      body: { code: 'NOTE_AUTHOR' },
    })
    shop.clock.advance(9 * MINUTE)
    await perform('note.correct', input)
    expect((await readOrder(order)).notes).toMatchObject([{ text: 'Wants no card', correctedAt: expect.any(String) }])
    shop.clock.advance(MINUTE)
    expect(await shop.call('note.correct', input)).toMatchObject({ status: 409, body: { code: 'NOTE_TOO_LATE' } })
    expect((await readOrder(order)).notes?.[0]?.correctableUntil).toBeUndefined()
    expect(await shop.call('note.correct', { ...input, note: 'none' })).toMatchObject({ status: 404 })
    const other = await paidOrder()
    expect(await shop.call('note.correct', { ...input, number: other.number })).toMatchObject({ status: 404 })
    const shown = (await timelineOf(order)).filter(({ kind, event }) => kind === 'note' || event.startsWith('note.'))
    // The denied correction is there; adding and correcting it are one entry.
    expect(shown).toMatchObject([
      { kind: 'change', event: 'note.correct' },
      { kind: 'note', event: 'added', actor: { name: 'owner' } },
    ])
  })

  it('~DOR-04 roles without personal data receive no notes', async () => {
    const order = await paidOrder()
    await perform('note.add', { number: order.number, text: 'Called Ada Lovelace' })
    const reader = await shop.call('order.read', { number: order.number }, { actor: staffActor('reader') })
    expect(JSON.stringify(reader.body)).not.toContain('Called')
    expect((await readOrder(order, staffActor('reader'))).notes).toBeUndefined()
  })
})
