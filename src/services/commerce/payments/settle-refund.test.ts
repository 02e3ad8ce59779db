/** Notifications about refunds in any order: the payment's figures, the refund's row and the documents always agree (INV-07). */
import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { useDocumentShop } from '../../../../tests/support/document-shop.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { documentHandlers } from '../documents/document-handlers.ts'
import { PAYMENT_LOG } from '../log-codes.ts'
import { confirmRefund } from './confirm-refund.ts'
import { noteRefundRefused } from './refuse-refund.ts'
import { settleModification } from './settle-modification.ts'
import { stageRefund } from './staged-work.ts'
import { insertRefund } from './stored-refunds.ts'

const EVENTS = {
  done: ['REFUND', 'true'],
  rejected: ['REFUND', 'false'],
  failed: ['REFUND_FAILED', 'true'],
  reversed: ['REFUNDED_REVERSED', 'true'],
} as const
type Event = keyof typeof EVENTS

const AMOUNT = 2745
const [OURS, OF_PROVIDER] = ['requested here', 'made at the provider'] as const

describe.each(engines)('refunds on %s', (engine) => {
  const { shop, clock, deps, seller, pay, invoice, documents } = useDocumentShop(engine)
  let number = 0

  const orderOf = (id: string) => shop.query.selectFrom('orders').select('state').where('id', '=', id)
  const figures = async () => {
    const { refunded, refunding } = await shop.payment(`psp-${number}`)
    return { refunded, refunding }
  }
  const newOrder = async () => {
    number += 1
    for (const table of ['document_taxes', 'documents', 'outbox', 'refunds'] as const) {
      await shop.query.deleteFrom(table).execute()
    }
    const order = await pay(number, 'IE')
    await invoice(number)
    return order
  }
  /** Requested: it counts in the payment from then on. */
  const request = (id: string, value: number) =>
    shop.inTransaction(async (transaction) => {
      const payment = `psp-${number}`
      const refund = { id, order_id: `order-${number}`, payment, value, currency: 'EUR', delivery: 0, reason: null }
      await insertRefund(transaction, refund, clock.now())
      await transaction
        .updateTable('payments')
        .set((update) => ({ refunding: update('refunding', '+', value) }))
        .where('psp_reference', '=', payment)
        .execute()
    })
  const report = (
    event: Event,
    merchantReference: string,
    value: number,
    pspReference = `psp-${merchantReference}`,
  ) => {
    const [eventCode, success] = EVENTS[event]
    const about = { originalReference: `psp-${number}`, merchantReference, pspReference }
    const item = { ...about, eventCode, success, amount: { value, currency: 'EUR' } }
    return shop.inTransaction((transaction) => settleModification(transaction, shop.database, item, clock.now()))
  }
  const issueStaged = async () => {
    const rows = await shop.query
      .selectFrom('outbox')
      .select(['id', 'key', 'payload'])
      .where('topic', '=', 'document')
      .where('done_at', 'is', null)
      .orderBy('key')
      .execute()
    for (const { id, key, payload } of rows) {
      await documentHandlers(deps())['document']?.(payload, key)
      await shop.query.updateTable('outbox').set({ done_at: 'done' }).where('id', '=', id).execute()
    }
  }
  const invoiced = async () => (await documents()).reduce((sum, { gross }) => sum + gross, 0)

  beforeEach(async () => {
    await seller({ vatIds: { NL: 'NL000000000B00', IE: 'IE0000000A' } })
  })

  const kept: readonly (readonly [Event, Event])[] = [
    ['done', 'rejected'],
    ['done', 'failed'],
    ['done', 'reversed'],
    ['rejected', 'done'],
    ['rejected', 'rejected'],
    ['rejected', 'failed'],
    ['rejected', 'reversed'],
    ['failed', 'done'],
    ['failed', 'rejected'],
    ['failed', 'failed'],
    ['failed', 'reversed'],
    ['reversed', 'done'],
    ['reversed', 'rejected'],
    ['reversed', 'failed'],
    ['reversed', 'reversed'],
  ]
  const pairs = [
    ...kept.map(([first, second]) => ({ first, second, refunded: 500 })),
    { first: 'done', second: 'done', refunded: 1500 } as const,
  ]
  const cases = [OURS, OF_PROVIDER].flatMap((origin) => pairs.map((pair) => ({ origin, ...pair })))
  it.each(cases)('INV-07 $first, then $second of a refund $origin', async ({ origin, first, second, refunded }) => {
    await newOrder()
    await request('before', 500)
    await report('done', 'before', 500)
    await request('pending', 700)
    if (origin === OURS) await request('this', 1000)
    const reference = origin === OURS ? 'this' : ''
    await report(first, reference, 1000, 'psp-this')
    await report(second, reference, 1000, 'psp-this')
    await issueStaged()
    expect(await figures()).toEqual({ refunded, refunding: 700 })
    expect(await invoiced()).toBe(AMOUNT - refunded)
  })

  it('INV-07 a success after the provider had rejected the refund changes nothing and alerts a person', async () => {
    const { id: orderId } = await newOrder()
    await request('this', 1000)
    expect(await report('rejected', 'this', 1000)).toEqual({
      effect: 'noted',
      orderId,
      alert: PAYMENT_LOG.refundRejected,
    })
    expect(await report('done', 'this', 1000)).toEqual({
      effect: 'noted',
      orderId,
      alert: PAYMENT_LOG.refundContradicted,
    })
    expect(await figures()).toEqual({ refunded: 0, refunding: 0 })
  })

  it('INV-07 a call that is rejected after its notification arrived leaves the refund as it is', async () => {
    await newOrder()
    await request('this', 1000)
    const work = { pspReference: `psp-${number}`, amount: { value: 1000, currency: 'EUR' } }
    await shop.inTransaction((transaction) => stageRefund(transaction, 'this', work, clock.now()))
    await report('done', 'this', 1000)
    await request('pending', 1000)
    await noteRefundRefused(deps(), { ...work, id: 'this', error: 'Already refunded' })
    expect(await figures()).toEqual({ refunded: 1000, refunding: 1000 })
    expect(await shop.query.selectFrom('refunds').select(['id', 'state']).orderBy('id').execute()).toEqual([
      { id: 'pending', state: 'requested' },
      { id: 'this', state: 'confirmed' },
    ])
  })

  it('INV-07 a failure under references of its own is about the latest refund of that amount', async () => {
    await newOrder()
    for (const [id, value] of [
      ['first', 500],
      ['second', 1000],
      ['third', 700],
    ] as const) {
      await request(id, value)
      await report('done', id, value)
    }
    await report('failed', 'another', 1000)
    await issueStaged()
    expect([await figures(), await invoiced()]).toEqual([{ refunded: 1200, refunding: 0 }, AMOUNT - 1200])
    const [row] = await shop.query.selectFrom('refunds').select('id').where('state', '=', 'refused').execute()
    expect(row).toEqual({ id: 'second' })
  })

  it('INV-07 a refund from before refunds had rows fails once', async () => {
    const order = await newOrder()
    const payment = await shop.payment(`psp-${number}`)
    await shop.inTransaction((transaction) =>
      confirmRefund(
        transaction,
        order,
        { payment, value: 1000, pending: 0, refundId: 'old', reference: 'psp-old' },
        clock.now(),
      ),
    )
    await request('this', 700)
    await report('done', 'this', 700)
    await report('failed', 'old', 1000)
    await report('reversed', 'old', 1000)
    await issueStaged()
    expect([await figures(), await invoiced()]).toEqual([{ refunded: 700, refunding: 0 }, AMOUNT - 700])
  })

  it('INV-07 figures, rows, documents and state agree after any notifications in any order', async () => {
    const refunds = fc.array(
      fc.record({ value: fc.integer({ min: 1, max: AMOUNT / 3 }), isOurs: fc.boolean(), isRest: fc.boolean() }),
      { minLength: 1, maxLength: 3 },
    )
    const step = fc.record({
      which: fc.nat(2),
      event: fc.constantFrom<Event>('done', 'done', 'rejected', 'failed', 'reversed'),
      isIssued: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(refunds, fc.array(step, { maxLength: 8 }), async (list, steps) => {
        const { id: orderId } = await newOrder()
        const [first, ...others] = list
        // The first one may be all that the others leave.
        const rest = others.reduce((left, { value }) => left - value, AMOUNT)
        const all = first?.isRest === true ? [{ ...first, value: rest }, ...others] : list
        for (const [place, { isOurs, value }] of all.entries()) if (isOurs) await request(`refund-${place}`, value)
        for (const { which, event, isIssued } of steps) {
          const place = which % all.length
          const { isOurs = false, value = 0 } = all[place] ?? {}
          await report(event, isOurs ? `refund-${place}` : '', value, `psp-refund-${place}`)
          if (isIssued) await issueStaged()
        }
        await issueStaged()
        const rows = await shop.query.selectFrom('refunds').select(['state', 'value']).execute()
        const sumOf = (state: string) => rows.reduce((sum, row) => (row.state === state ? sum + row.value : sum), 0)
        const { refunded, refunding } = await figures()
        expect([refunded, refunding]).toEqual([sumOf('confirmed'), sumOf('requested')])
        expect(await invoiced()).toBe(AMOUNT - refunded)
        const { state } = await orderOf(orderId).executeTakeFirstOrThrow()
        expect(state).toBe(refunded === AMOUNT ? 'refunded' : 'paid')
      }),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 0) || 40 },
    )
  })
})
