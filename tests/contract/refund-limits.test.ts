/** Limits on refunds, approvals by another person, and overdue refunds, on both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CountryCode } from '../../src/markets/types.ts'
import { notifyOverdueReturns } from '../../src/merchant/commerce/overdue-returns.ts'
import { receiveWithdrawal } from '../../src/services/commerce/orders-lookup/withdrawals.ts'
import { saveRates } from '../../src/services/engagement/rates/stored-rates.ts'
import { engines } from '../support/fresh-database.ts'
import { NOW, operationShop, staffActor, type OperationShop } from '../support/operation-shop.ts'
import { addPaidOrder } from '../support/paid-order.ts'
import { snapshotFor, storedOrder } from '../support/stored-order.ts'

const DAY = 24 * 60 * 60_000

describe.each(engines)('refunds of staff on %s', (engine) => {
  let shop: OperationShop
  let count = 0
  beforeAll(async () => {
    shop = await operationShop(engine)
  })
  afterAll(() => shop.close())

  /** Its payment is of 10,000.00, so that the amount is limited by the role only. */
  const paidOrder = async (country: CountryCode = 'IE') => {
    count += 1
    const order = storedOrder(count, { snapshot: snapshotFor(country) })
    await addPaidOrder(shop, order, 1_000_000)
    return order
  }
  const orders = (id: string) => staffActor('orders', { id, name: id })
  const refund = (number: string, amount: number, actor = orders('o'), on = shop.database) =>
    shop.call('order.refund', { number, amount }, { actor, on })

  it('RET-10 above the limit of the role the answer is 403 with what is left, and nothing is written', async () => {
    const { number, id } = await paidOrder()
    const actor = orders('each')
    expect(await refund(number, 200_01, actor)).toMatchObject({
      status: 403,
      body: { code: 'LIMIT_EXCEEDED', left: { value: 200_00, currency: 'EUR' } },
    })
    for (let time = 0; time < 4; time += 1) expect((await refund(number, 200_00, actor)).status).toBe(200)
    expect((await refund(number, 150_00, actor)).status).toBe(200)
    expect(await refund(number, 50_01, actor)).toMatchObject({
      status: 403,
      body: { left: { value: 50_00 }, message: expect.stringContaining('50.00 EUR') },
    })
    const payment = await shop.database.query
      .selectFrom('payments')
      .select('refunding')
      .where('order_id', '=', id)
      .executeTakeFirst()
    expect(payment?.refunding).toBe(950_00)
    shop.clock.set('2026-11-15T23:59:59.000Z')
    expect((await refund(number, 50_01, actor)).status).toBe(403)
    shop.clock.set('2026-11-16T00:00:00.000Z')
    expect((await refund(number, 50_01, actor)).status).toBe(200)
    shop.clock.set(NOW)
  })

  it('RET-10 parallel requests of one person on two nodes stay within the daily limit', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => paidOrder()))
    const node = await shop.anotherNode()
    const actor = orders('parallel')
    const answers = await Promise.all(
      all.map(({ number }, place) => refund(number, 200_00, actor, place % 2 === 0 ? shop.database : node)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(3)
  })

  it('RET-10 other currencies are converted with the stored rates, else the fixed table, else refused', async () => {
    const [norway, britain] = [await paidOrder('NO'), await paidOrder('GB')]
    const actor = orders('abroad')
    // 10.23 kroner for a euro.
    expect((await refund(norway.number, 2046_01, actor)).status).toBe(403)
    expect((await refund(norway.number, 2046_00, actor)).status).toBe(200)
    expect((await refund(britain.number, 1, actor)).status).toBe(403)
    await saveRates(shop.database.query, { rates: { NOK: 5, GBP: 0.8 }, fetchedAt: shop.clock.now() })
    expect((await refund(norway.number, 1000_01, actor)).status).toBe(403)
    expect((await refund(norway.number, 1000_00, actor)).status).toBe(200)
    expect((await refund(britain.number, 160_01, actor)).status).toBe(403)
    expect((await refund(britain.number, 160_00, actor)).status).toBe(200)
  })

  describe('approvals', () => {
    const manager = staffActor('manager', { id: 'm', name: 'Mia' })
    const submit = async (actor = orders('s')) => {
      const { number, id } = await paidOrder()
      const request = { operation: 'order.refund', input: { number, amount: 300_00 } }
      const input = { request, note: 'Lost twice' }
      const { status, body } = await shop.call('refund.submit', input, { actor })
      return { status, body, number, id, approval: String(Object(body['value'])['id']) }
    }
    const refunding = async (id: string) =>
      (await shop.database.query.selectFrom('payments').select('refunding').where('order_id', '=', id).execute())[0]
        ?.refunding

    it('RET-11 another person approves a refund above the limit, once', async () => {
      const { body, id, approval } = await submit()
      expect(body['value']).toMatchObject({ value: 300_00, currency: 'EUR' })
      expect(await refunding(id)).toBe(0)
      const list = await shop.call('refund.approvals', {}, { actor: manager })
      expect(list.body['value']).toMatchObject([{ id: approval, state: 'pending', actorName: 's', note: 'Lost twice' }])
      const answers = await Promise.all([
        shop.call('refund.approve', { id: approval }, { actor: manager }),
        shop.call('refund.approve', { id: approval }, { actor: staffActor('owner') }),
      ])
      expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
      expect(await refunding(id)).toBe(300_00)
      const audit = await shop.audit()
      expect(audit.filter(({ operation }) => operation === 'refund.approve')).toHaveLength(2)
    })

    it('RET-11 a person does not approve their own, and a role without the permission approves nothing', async () => {
      const { id, approval } = await submit(manager)
      expect((await shop.call('refund.approve', { id: approval }, { actor: manager })).body['code']).toBe(
        'OWN_APPROVAL',
      )
      expect((await shop.call('refund.approve', { id: approval }, { actor: orders('x') })).status).toBe(403)
      expect(await refunding(id)).toBe(0)
    })

    it('RET-11 a declined one is not refunded, and after 72 h it has expired', async () => {
      const declined = await submit()
      const note = 'The parcel arrived'
      const no = await shop.call('refund.decline', { id: declined.approval, note }, { actor: manager })
      expect(no.body['value']).toMatchObject({ state: 'declined', decisionNote: note })
      expect((await shop.call('refund.approve', { id: declined.approval }, { actor: manager })).status).toBe(409)
      const late = await submit()
      shop.clock.advance(72 * 60 * 60_000)
      const answer = await shop.call('refund.approve', { id: late.approval }, { actor: manager })
      expect(answer).toMatchObject({ status: 409, body: { code: 'APPROVAL_STATE', state: 'expired' } })
      shop.clock.set(NOW)
      expect([await refunding(declined.id), await refunding(late.id)]).toEqual([0, 0])
    })

    it('RET-11 what could not be refunded cannot be submitted, and approving counts towards the own limit', async () => {
      const request = { operation: 'order.refund', input: { number: '99999995', amount: 1 } }
      const input = { request, note: 'Nothing there' }
      expect((await shop.call('refund.submit', input, { actor: orders('s') })).status).toBe(404)
      const { number } = await paidOrder()
      const large = {
        request: { operation: 'order.refund', input: { number, amount: 6000_00 } },
        note: 'A whole school',
      }
      const { body } = await shop.call('refund.submit', large, { actor: orders('s') })
      const approval = String(Object(body['value'])['id'])
      expect(await shop.call('refund.approve', { id: approval }, { actor: manager })).toMatchObject({
        status: 403,
        body: { code: 'LIMIT_EXCEEDED' },
      })
      expect((await shop.call('refund.approve', { id: approval }, { actor: staffActor('owner') })).status).toBe(200)
    })
  })

  describe('overdue refunds', () => {
    const statement = (number: string, id: string) =>
      receiveWithdrawal(shop.context, {
        id: id.repeat(24),
        number,
        name: 'Ada',
        email: 'ada@example.com',
        country: 'IE',
        language: 'en',
      })
    const listed = async () => {
      const { body } = await shop.call('return.list', {})
      const rows: readonly { readonly number: string; readonly urgency?: string }[] = Object(body['value'])
      return rows.map(({ number, urgency = '' }) => [number, urgency])
    }
    const mails = async () =>
      (await shop.database.query.selectFrom('outbox').select('payload').where('topic', '=', 'staff-mail').execute())
        .map(({ payload }) => JSON.parse(payload))
        .map(({ email, count: many }) => `${email} ${many}`)
        .toSorted()
    const account = (id: string, over: object = {}) =>
      shop.database.query
        .insertInto('staff_accounts')
        .values({
          id,
          email: `${id}@example.com`,
          name: id,
          role: 'orders',
          status: 'active',
          demo: 0,
          language: 'en',
          theme: 'system',
          time_zone: null,
          password_hash: null,
          version: 1,
          field_versions: '{}',
          created_at: NOW,
          enrolled_at: NOW,
          signed_in_at: null,
          ...over,
        })
        .execute()

    it('RET-12 those due in three days are marked, overdue ones stand first, and everyone who works on returns gets one mail a day', async () => {
      for (const [id, over] of [
        ['ada', {}],
        ['mia', { role: 'manager' }],
        ['tom', { role: 'products' }],
        ['eve', { status: 'disabled' }],
      ] as const) {
        await account(id, over)
      }
      const [early, late] = [await paidOrder(), await paidOrder()]
      await statement(early.number, 'e')
      shop.clock.advance(5 * DAY)
      await statement(late.number, 'l')
      expect(await listed()).toEqual([
        [early.number, ''],
        [late.number, ''],
      ])
      shop.clock.set('2026-11-26T10:00:00.000Z')
      expect(await listed()).toEqual([
        [early.number, 'soon'],
        [late.number, ''],
      ])
      expect(await notifyOverdueReturns(shop.context)).toBe(0)
      // The deadline is the 29th, in Dublin.
      shop.clock.set('2026-11-29T23:59:59.000Z')
      expect(await notifyOverdueReturns(shop.context)).toBe(0)
      shop.clock.set('2026-11-30T00:00:00.000Z')
      expect(await listed()).toEqual([
        [early.number, 'overdue'],
        [late.number, ''],
      ])
      await notifyOverdueReturns(shop.context)
      await Promise.all([notifyOverdueReturns(shop.context), notifyOverdueReturns(shop.context)])
      expect(await mails()).toEqual(['ada@example.com 1', 'mia@example.com 1'])
      shop.clock.set('2026-12-05T00:00:00.000Z')
      await notifyOverdueReturns(shop.context)
      expect(await mails()).toEqual([
        'ada@example.com 1',
        'ada@example.com 2',
        'mia@example.com 1',
        'mia@example.com 2',
      ])
      await shop.call('return.cancel', { id: 'e'.repeat(24) })
      await shop.call('return.cancel', { id: 'l'.repeat(24) })
      shop.clock.advance(DAY)
      expect(await notifyOverdueReturns(shop.context)).toBe(0)
      shop.clock.set(NOW)
    })
  })

  it('~OPS-10 FUL-05 the undo of shipment.post voids the shipment, takes its mail back, and works once', async () => {
    const { number, id } = await paidOrder()
    const { body } = await shop.call('shipment.post', { number, carrier: 'letter' })
    const undo = Object(body['undo'])
    const stagedMails = async () =>
      (await shop.database.query.selectFrom('outbox').select('id').where('topic', '=', 'shipment-mail').execute())
        .length
    const fulfilment = async () =>
      (await shop.database.query.selectFrom('orders').select('fulfilment').where('id', '=', id).executeTakeFirst())
        ?.fulfilment
    expect([await stagedMails(), await fulfilment()]).toEqual([1, 'shipped'])
    const undone = await shop.call('undo.run', { id: undo.id })
    expect(undone).toMatchObject({ status: 200, body: { value: { subjects: [`order:${number}`], skipped: [] } } })
    expect([await stagedMails(), await fulfilment()]).toEqual([0, 'unshipped'])
    expect((await shop.call('undo.run', { id: undo.id })).body['code']).toBe('UNDO_DONE')
    const again = await shop.call('shipment.post', { number, carrier: 'letter' })
    await shop.call('order.hold', { number, note: 'Look at it' })
    const stale = await shop.call('undo.run', { id: Object(again.body['undo']).id })
    expect(stale).toMatchObject({ status: 409, body: { code: 'STALE_VERSION' } })
    expect(await fulfilment()).toBe('shipped')
  })
})
