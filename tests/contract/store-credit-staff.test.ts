/** What staff can do with store credit, and that none of them can spend it, on both databases (RET-15). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Mail } from '../../src/platform/mail/mail.ts'
import { createOutbox } from '../../src/platform/outbox/outbox.ts'
import { readCreditCode, shownCreditCode } from '../../src/services/commerce/credits/credit-code.ts'
import { orderAddresses } from '../../src/services/commerce/mail/order-addresses.ts'
import { orderMailHandlers } from '../../src/services/commerce/mail/order-mail-handlers.ts'
import { returnMailHandlers } from '../../src/services/commerce/mail/return-mail-handlers.ts'
import { shipmentMailHandlers } from '../../src/services/commerce/mail/shipment-mail-handlers.ts'
import { orderTokens } from '../../src/services/commerce/orders/order-tokens.ts'
import { engines } from '../support/fresh-database.ts'
import { operationShop, staffActor, type OperationShop } from '../support/operation-shop.ts'
import { addPaidOrder } from '../support/paid-order.ts'
import { snapshotFor, storedOrder } from '../support/stored-order.ts'

const CONSENT = 'Asked for it in an e-mail'
const VALUE = 150_00
const ELSEWHERE = 'mallory@example.com'

describe.each(engines)('store credit for staff on %s', (engine) => {
  let shop: OperationShop
  let count = 0
  beforeAll(async () => {
    shop = await operationShop(engine)
  })
  afterAll(() => shop.close())

  /** Its payment is of 10,000.00, so that amounts are limited by the role only. */
  const paidOrder = async () => {
    count += 1
    const order = storedOrder(count, { snapshot: snapshotFor('IE') })
    await addPaidOrder(shop, order, 1_000_000)
    return order
  }
  /** Refunds without money of the provider go to the credit. */
  const paidWith = async (creditId: string) => {
    const order = await paidOrder()
    const paid = { credit_id: creditId, method: 'credit' }
    await shop.database.query.updateTable('payments').set(paid).where('order_id', '=', order.id).execute()
    return order
  }
  const actorOf = (id: string) => staffActor('orders', { id, name: id })
  const accepted = async (actor = actorOf('clerk')) => {
    const order = await paidOrder()
    const opened = await shop.call('return.open', { number: order.number, kind: 'return' }, { actor })
    const id = String(Object(opened.body['value'])['id'])
    await shop.call('return.accept', { id }, { actor })
    return { order, id, actor }
  }
  const settle = ({ id, actor }: Awaited<ReturnType<typeof accepted>>, amount = VALUE, consent = CONSENT) =>
    shop.call('return.settle', { id, basis: 'keep_goods', amount, credit: { consent } }, { actor })
  const creditOf = (orderId: string) =>
    shop.database.query
      .selectFrom('store_credits')
      .selectAll()
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
  const credited = async (actor = actorOf(`clerk ${count}`)) => {
    const found = await accepted(actor)
    expect((await settle(found)).status).toBe(200)
    return { ...found, credit: await creditOf(found.order.id) }
  }
  /** What is sent to shoppers. */
  const sent = async (): Promise<readonly Mail[]> => {
    const mails: Mail[] = []
    const { database, clock, log, orderMails } = shop.context
    const deps = {
      database,
      clock,
      tokens: async () => orderTokens(['k'.repeat(32)]),
      addresses: orderAddresses(orderMails.publicUrl),
      seller: orderMails.seller,
      mailer: { send: async (mail: Mail) => void mails.push(mail) },
    }
    const handlers = { ...orderMailHandlers(deps), ...returnMailHandlers(deps), ...shipmentMailHandlers(deps) }
    await createOutbox({ database, clock, log, handlers }).workDue()
    return mails
  }
  const masked = (code: string) => `····-····-····-${code.slice(-4)}`
  const seenIn = (mails: readonly Mail[]) => mails.map(({ to, text, html }) => ({ to, both: `${text}\n${html}` }))

  it('RET-15 counts towards the limit like money, needs the words of the consent, and no staff member sees its code', async () => {
    const found = await accepted()
    const { order, actor } = found
    expect(await settle(found, 100_00, 'by mail')).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
    expect(await settle(found, 200_01)).toMatchObject({ status: 403, body: { code: 'LIMIT_EXCEEDED' } })
    const credits = shop.database.query.selectFrom('store_credits').selectAll().where('order_id', '=', order.id)
    expect(await credits.execute()).toEqual([])
    const settled = await settle(found, 200_00)
    expect(settled).toMatchObject({
      status: 200,
      body: { value: { settled: { state: 'settled' }, refund: { value: 200_00, credited: 200_00 } } },
    })
    const { code, id } = await credits.executeTakeFirstOrThrow()
    const read = await shop.call('order.read', { number: order.number }, { actor })
    const ending = code.slice(-4)
    expect(read.body['value']).toMatchObject({
      credits: [{ ending, value: 200_00, balance: 200_00, expiresOn: '2029-11-15', consent: CONSENT }],
    })

    const [refunded, cancelled] = [await paidWith(id), await paidWith(id)]
    expect((await shop.call('order.refund', { number: refunded.number, amount: 100 })).status).toBe(200)
    expect((await shop.call('order.cancel', { number: cancelled.number })).status).toBe(200)
    const refunds = await shop.database.query
      .selectFrom('refunds')
      .select('id')
      .where('order_id', '=', refunded.id)
      .execute()
    const previews = [
      await shop.call('order.mail', { number: refunded.number, mail: 'refund', id: refunds[0]?.id }, { actor }),
      await shop.call('order.mail', { number: cancelled.number, mail: 'cancellation' }, { actor }),
      await shop.call('order.mail', { number: order.number, mail: 'credit', id }, { actor }),
    ]
    for (const { body } of previews) {
      expect(body['value']).toMatchObject({
        text: expect.stringContaining(masked(code)),
        html: expect.stringContaining(masked(code)),
      })
    }
    const audit = await shop.database.query.selectFrom('staff_audit').selectAll().execute()
    const stored = await shop.database.query.selectFrom('merchant_requests').selectAll().execute()
    const seen = JSON.stringify([settled.body, read.body, previews, audit, stored])
    expect(seen).not.toContain(code)
    expect(seen).not.toContain(shownCreditCode(code))
  })

  it('RET-15 who approves one sees that it is credit, and how the shopper agreed', async () => {
    const [asCredit, asMoney] = [await accepted(), await accepted()]
    const submit = async ({ id, actor }: Awaited<ReturnType<typeof accepted>>, more: object) => {
      const input = { id, basis: 'keep_goods', amount: 300_00, ...more }
      const request = { operation: 'return.settle', input }
      const { body } = await shop.call('refund.submit', { request, note: 'Lost twice' }, { actor })
      return String(Object(body['value'])['id'])
    }
    const ids = [await submit(asCredit, { credit: { consent: CONSENT } }), await submit(asMoney, {})]
    const manager = staffActor('manager', { id: 'm', name: 'Mia' })
    const list = await shop.call('refund.approvals', {}, { actor: manager })
    expect(list.body['value']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: ids[0], isCredit: true, consent: CONSENT }),
        expect.objectContaining({ id: ids[1], isCredit: false }),
      ]),
    )
    const reader = await shop.call('refund.approvals', {}, { actor: actorOf('other') })
    expect(reader.status).toBe(200)
    const approved = [
      await shop.call('refund.approve', { id: ids[0] }, { actor: manager }),
      await shop.call('refund.approve', { id: ids[1] }, { actor: manager }),
    ]
    expect(approved.map(({ body }) => body['value'])).toMatchObject([
      { isCredit: true, credited: 300_00 },
      { isCredit: false, credited: 0 },
    ])
  })

  it('RET-15 a refund of an order that was paid with credit answers what is on the code again', async () => {
    const { credit } = await credited()
    const [paid, byCard] = [await paidWith(credit.id), await paidOrder()]
    const units = [{ itemId: paid.snapshot.lines[0]?.itemId, quantity: 1 }]
    expect((await shop.call('order.refund', { number: paid.number, amount: 100 })).body['value']).toMatchObject({
      credited: 100,
    })
    expect((await shop.call('order.refund', { number: byCard.number, amount: 100 })).body['value']).toMatchObject({
      credited: 0,
    })
    const cancelled = await shop.call('order.cancel-lines', { number: paid.number, units })
    expect(cancelled.body['value']).toMatchObject({ refund: { value: 1125, credited: 1125 } })
  })

  it('RET-15 mails contain the code only while they go to the address that it was issued to', async () => {
    const { order, id, credit, actor } = await credited()
    const { number } = order
    const payer = await paidWith(credit.id)
    await shop.call('order.refund', { number: payer.number, amount: 100 })
    const refunds = await shop.database.query
      .selectFrom('refunds')
      .select('id')
      .where('order_id', '=', payer.id)
      .execute()
    const shown = shownCreditCode(credit.code)
    const before = seenIn(await sent()).filter(({ both }) => both.includes(shown))
    expect(before.map(({ to }) => to)).toEqual(['ada@example.com', 'ada@example.com'])

    const resend = async () => {
      const resent = [
        await shop.call('return.resend', { id }, { actor }),
        await shop.call('order.resend', { number, mail: 'credit', id: credit.id }, { actor }),
        await shop.call('order.resend', { number: payer.number, mail: 'refund', id: refunds[0]?.id }, { actor }),
      ]
      expect(resent.map(({ status }) => status)).toEqual([200, 200, 200])
      return seenIn(await sent())
    }
    for (const one of [number, payer.number]) {
      expect((await shop.call('order.amend-email', { number: one, email: ELSEWHERE }, { actor })).status).toBe(200)
    }
    const elsewhere = await resend()
    expect(elsewhere.map(({ to }) => to)).toEqual([ELSEWHERE, ELSEWHERE, ELSEWHERE])
    for (const { both } of elsewhere) {
      expect(both).not.toContain(shown)
      expect(both).toContain(masked(credit.code))
    }
    for (const one of [number, payer.number]) {
      await shop.call('order.amend-email', { number: one, email: 'ada@EXAMPLE.com' }, { actor })
    }
    for (const { both } of await resend()) expect(both).toContain(shown)
  })

  describe('a new code', () => {
    const reissue = (number: string, actor = actorOf('reissuing'), more = {}) =>
      shop.call('credit.reissue', { number, ...more }, { actor })

    it('RET-15 replaces the old one, has what was left for as long, and is mailed to the address of the order', async () => {
      const { order, credit } = await credited()
      await shop.call('order.amend-email', { number: order.number, email: 'grace@example.com' })
      await sent()
      const answer = await reissue(order.number, undefined, { credit: credit.id })
      const after = await creditOf(order.id)
      expect(after).toEqual({ ...credit, code: after.code, email: 'grace@example.com', updated_at: after.updated_at })
      expect(after.code).not.toBe(credit.code)
      const ending = after.code.slice(-4)
      expect(answer).toMatchObject({
        status: 200,
        body: { value: { id: credit.id, ending, balance: VALUE, currency: 'EUR' } },
      })
      const [mail, ...others] = await sent()
      expect([mail?.to, mail?.subject, others]).toEqual(['grace@example.com', 'Your store credit', []])
      const codes = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/g
      expect(mail?.text.match(codes)?.map(readCreditCode)).toEqual([after.code])
      expect(mail?.text).toContain('150.00')
      const audit = (await shop.audit()).findLast(({ operation }) => operation === 'credit.reissue')
      expect(audit).toMatchObject({ outcome: 'done', subject: `order:${order.number}` })
      expect(JSON.stringify([answer.body, audit])).not.toContain(after.code)
      const { body } = await shop.call('order.read', { number: order.number })
      const timeline: readonly { readonly event: string }[] = Object(body['value'])['timeline']
      expect(timeline.filter(({ event }) => event === 'credit')).toHaveLength(1)
    })

    it('RET-15 counts towards the limit of the role with what is left, and is not written above it', async () => {
      const { order, credit } = await credited()
      await shop.database.query
        .updateTable('store_credits')
        .set({ balance: 200_01 })
        .where('id', '=', credit.id)
        .execute()
      await sent()
      expect(await reissue(order.number)).toMatchObject({ status: 403, body: { code: 'LIMIT_EXCEEDED' } })
      expect([(await creditOf(order.id)).code, await sent()]).toEqual([credit.code, []])
      expect((await reissue(order.number, staffActor('manager'))).status).toBe(200)
    })

    it.each<[string, { balance?: number; expires_on?: string; order_id?: string }]>([
      ['without a balance', { balance: 0 }],
      ['that has expired', { expires_on: '2026-11-14' }],
      ['of another order', { order_id: 'order-of-others' }],
    ])('RET-15 is refused for credit %s', async (_, over) => {
      const { order, credit } = await credited()
      await sent()
      await shop.database.query.updateTable('store_credits').set(over).where('id', '=', credit.id).execute()
      for (const more of [{}, { credit: credit.id }]) {
        expect(await reissue(order.number, undefined, more)).toMatchObject({
          status: 409,
          body: { code: 'NO_CREDIT_LEFT' },
        })
      }
      expect(await sent()).toEqual([])
    })

    it('RET-15 needs a fresh factor, and is refused where nobody would get it', async () => {
      const { order } = await credited()
      const stale = staffActor('orders', { freshUntil: undefined })
      expect(await reissue(order.number, stale)).toMatchObject({ body: { code: 'FRESH_FACTOR_REQUIRED' } })
      await shop.database.query
        .updateTable('orders')
        .set({ restricted_until: '2036-12-31' })
        .where('id', '=', order.id)
        .execute()
      expect((await reissue(order.number)).status).toBe(404)
    })
  })
})
