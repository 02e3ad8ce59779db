/** Notifications of the provider: stored once, leased, worked off, and retried. */
import { beforeEach, describe, expect, it } from 'vitest'
import { NOW, useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { storedCart } from '../../../../tests/support/pricing-context.ts'
import { storedOrder } from '../../../../tests/support/stored-order.ts'
import type { NotificationItem } from '../../../contracts/payment-provider/payment-provider.ts'
import { settableClock, type SettableClock } from '../../../../tests/support/settable-clock.ts'
import { createLog } from '../../../platform/log/log.ts'
import { eventKey, storeNotifications, noteWorked, putOff, takeDue } from './event-inbox.ts'
import { notificationItem } from './notification-schema.ts'
import { workInbox } from './work-inbox.ts'

const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
const item = (over: Partial<NotificationItem> = {}): NotificationItem => ({
  pspReference: 'psp-1',
  merchantAccountCode: 'Shop',
  merchantReference: 'attempt-1',
  amount: { value: 2745, currency: 'EUR' },
  eventCode: 'AUTHORISATION',
  eventDate: '2026-11-15T11:00:00+01:00',
  success: 'true',
  paymentMethod: 'visa',
  ...over,
})

describe('eventKey', () => {
  it.each<[string, Partial<NotificationItem>, boolean]>([
    ['another date', { eventDate: '2026-11-16T11:00:00+01:00' }, true],
    ['another amount', { amount: { value: 1, currency: 'EUR' } }, true],
    ['another payment', { pspReference: 'psp-2' }, false],
    ['another event', { eventCode: 'CAPTURE' }, false],
    ['another success', { success: 'false' }, false],
    ['another account', { merchantAccountCode: 'Other' }, false],
  ])('%s', (_, over, isSame) => {
    expect(eventKey(item(over)) === eventKey(item())).toBe(isSame)
  })
})

describe.each(engines)('the inbox of notifications on %s', (engine) => {
  const shop = useCommerceDatabase(engine)
  const receive = (items: readonly NotificationItem[], now = NOW) => storeNotifications(shop.database, items, now)
  const events = () => shop.query.selectFrom('payment_events').selectAll().orderBy('key').execute()

  it('stores what is signed and not what is not; the same again is one row', async () => {
    const details = { hmacSignature: 'x', shopperEmail: 'ada@example.com' }
    await receive([item({ additionalData: details }), item({ pspReference: 'psp-2', originalReference: '' })])
    await receive([item()], after(60))
    const rows = await events()
    expect(rows.map(({ psp_reference: reference, tries }) => [reference, tries])).toEqual([
      ['psp-1', 0],
      ['psp-2', 0],
    ])
    expect(rows[0]).toMatchObject({ received_at: NOW.toISOString(), due_at: NOW.toISOString(), worked_at: null })
    expect(rows[0]?.item).not.toContain('ada@example.com')
    const { additionalData: _, ...stored } = notificationItem.parse(JSON.parse(rows[1]?.item ?? ''))
    expect(stored).toEqual(item({ pspReference: 'psp-2' }))
  })

  it('leases what is due: no other node takes it until the lease ends, and each lease counts', async () => {
    await receive([item(), item({ pspReference: 'psp-2' })])
    expect(await takeDue(shop.database, after(-1), 10)).toEqual([])
    expect(await takeDue(shop.database, NOW, 1)).toHaveLength(1)
    expect(await takeDue(shop.database, NOW, 10)).toHaveLength(1)
    expect(await takeDue(shop.database, after(29), 10)).toEqual([])
    const again = await takeDue(shop.database, after(30), 10)
    expect(again.map(({ tries }) => tries)).toEqual([2, 2])
  })

  it('what is worked off is not due again', async () => {
    await receive([item()])
    await noteWorked(shop.database, [eventKey(item())], after(1))
    await noteWorked(shop.database, [eventKey(item())], after(2))
    expect(await events()).toMatchObject([{ worked_at: after(1).toISOString(), outcome: 'noted' }])
    expect(await takeDue(shop.database, after(600), 10)).toEqual([])
  })

  it.each([
    ['by the holder of the lease', 0, 300],
    ['by one whose lease is over: the next holder decides', -1, 30],
  ])('put off %s', async (_, difference, due) => {
    await receive([item()])
    const [event] = await takeDue(shop.database, NOW, 10)
    if (event === undefined) throw new Error('Nothing is due')
    await putOff(shop.database, { ...event, tries: event.tries + difference }, after(300))
    expect((await events())[0]?.due_at).toBe(after(due).toISOString())
  })
})

describe('workInbox', () => {
  const shop = useCommerceDatabase()
  const lines: string[] = []
  let clock: SettableClock
  let woken = 0
  const work = () =>
    workInbox({
      database: shop.database,
      clock,
      log: createLog({ level: 'info', destination: { write: (line) => lines.push(line) } }),
      wake: () => {
        woken += 1
      },
    })()
  const outcomes = async () =>
    (await shop.query.selectFrom('payment_events').select(['outcome', 'tries']).orderBy('key').execute()).map(
      ({ outcome, tries }) => `${outcome} ${tries}`,
    )
  const logged = (text: string) => lines.filter((line) => line.includes(text))

  beforeEach(async () => {
    lines.length = 0
    woken = 0
    clock = settableClock(NOW)
    await shop.insertCart(storedCart())
    await shop.insertOrder(storedOrder(1, { state: 'open', paidAt: undefined }))
    await shop.insertAttempt()
  })

  it.each<[string, Partial<NotificationItem>, string, string]>([
    ['a refusal', { success: 'false' }, 'noted', 'refused'],
    ['a shopper who never came back', { eventCode: 'OFFER_CLOSED' }, 'noted', 'cancelled'],
  ])('%s is recorded', async (_, over, outcome, state) => {
    await storeNotifications(shop.database, [item(over)], NOW)
    expect([await work(), await work()]).toEqual([1, 0])
    expect(await outcomes()).toEqual([`${outcome} 1`])
    expect(await shop.payment('psp-1')).toMatchObject({ state, method: 'visa' })
    expect(woken).toBe(0)
  })

  it('money without stock is returned, and the outbox is woken', async () => {
    await storeNotifications(shop.database, [item()], NOW)
    await work()
    expect([await outcomes(), woken]).toEqual([['reversing 1'], 1])
    expect(logged('"level":"error"')).toHaveLength(1)
  })

  it('what an order is already paid with is worked off without touching the order', async () => {
    await shop.query.updateTable('orders').set({ state: 'paid' }).execute()
    const { updated_at: before } = await shop.insertPayment()
    clock.advance(1000)
    await storeNotifications(shop.database, [item()], NOW)
    expect(await work()).toBe(1)
    expect([await outcomes(), (await shop.payment('psp-1')).updated_at]).toEqual([['noted 1'], before])
  })

  it('more than one batch is worked off in one call', async () => {
    const many = Array.from({ length: 130 }, (_, number) => item({ pspReference: `psp-${number}`, success: 'false' }))
    await storeNotifications(shop.database, many.slice(0, 70), NOW)
    await storeNotifications(shop.database, many.slice(70), NOW)
    expect(await work()).toBe(130)
    expect(await shop.query.selectFrom('payments').select('psp_reference').execute()).toHaveLength(130)
  })

  describe('of a payment that is not known', () => {
    const CAPTURE = { eventCode: 'CAPTURE', pspReference: 'change-1', originalReference: 'psp-9' }

    it('a change waits for it, with a delay', async () => {
      await storeNotifications(shop.database, [item(CAPTURE)], NOW)
      await work()
      expect(await outcomes()).toEqual(['null 1'])
      expect(await work()).toBe(0)
      await shop.insertPayment({ psp_reference: 'psp-9' })
      clock.advance(3_600_000)
      expect(await work()).toBe(1)
      expect(await outcomes()).toEqual(['noted 2'])
    })

    it('a change is given up after a day', async () => {
      await storeNotifications(shop.database, [item(CAPTURE)], NOW)
      clock.advance(24 * 3_600_000)
      await work()
      expect(await outcomes()).toEqual(['unknown 1'])
      expect(logged('payment.notification_unknown')).toHaveLength(1)
    })

    it('an authorisation is reported at once: there is money without an order', async () => {
      await storeNotifications(shop.database, [item({ merchantReference: 'of another shop' })], NOW)
      await work()
      expect(await outcomes()).toEqual(['unknown 1'])
      expect(logged('payment.money_without_order')).toHaveLength(1)
    })
  })

  it('one that fails is retried later, does not stop the others, and is an error after eight attempts', async () => {
    await shop.query.updateTable('orders').set({ snapshot: '{' }).execute()
    await shop.insertOrder(storedOrder(2, { state: 'open', paidAt: undefined }))
    await shop.insertAttempt({ id: 'attempt-2', order_id: 'order-2' })
    const second = item({ pspReference: 'psp-2', merchantReference: 'attempt-2', success: 'false' })
    await storeNotifications(shop.database, [item(), second], NOW)
    await work()
    expect(await outcomes()).toEqual(['null 1', 'noted 1'])
    expect(logged('"level":"warn"')).toHaveLength(1)
    await shop.query.updateTable('payment_events').set({ tries: 7 }).where('worked_at', 'is', null).execute()
    clock.advance(24 * 3_600_000)
    await work()
    expect(logged('"level":"error"')).toHaveLength(1)
  })
})
