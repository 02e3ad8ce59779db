/** Payment notifications that arrive twice, late, out of order, with the wrong amount or unsigned. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '../support/fresh-database.ts'
import { card, ORDER, SOCK } from '../support/purchase-parts.ts'
import { openPurchaseShop, type PurchaseShop } from '../support/purchase-shop.ts'

const MINUTE = 60_000
const EUR = { value: 1695, currency: 'EUR' }

describe.each(engines)('payment notifications on %s', (engine) => {
  let shop: PurchaseShop
  beforeAll(async () => {
    shop = await openPurchaseShop(engine)
  })
  afterAll(() => shop.close())

  let references = 0
  const newReference = () => `PSP${String((references += 1)).padStart(13, '0')}`
  /** An order, and the provider's notification that it was paid. */
  const ordered = async (body?: unknown) => {
    const placed = await shop.order(body)
    const { id } = placed.brink.order
    const attempts = await shop.database.query
      .selectFrom('payment_attempts')
      .select('id')
      .where('order_id', '=', id)
      .execute()
    const reference = attempts[0]?.id ?? ''
    const authorisation = (over: object = {}) => ({
      pspReference: newReference(),
      merchantReference: reference,
      amount: EUR,
      eventCode: 'AUTHORISATION',
      success: 'true' as const,
      paymentMethod: 'visa',
      ...over,
    })
    return { ...placed, id, reference, authorisation }
  }
  const notify = async (item: Parameters<PurchaseShop['notify']>[0]) => {
    const answer = await shop.notify(item)
    expect([answer.status, await answer.text()]).toEqual([200, '[accepted]'])
    await shop.shop.inbox()
  }
  const errors = () =>
    shop.lines.splice(0).flatMap((line) => (line.includes('"level":"error"') ? [JSON.parse(line).code] : []))

  it('delivered three times, with another date each time, pays once and is one row', async () => {
    const { id, authorisation } = await ordered()
    const item = authorisation()
    for (const eventDate of ['1', '2', '3']) await notify({ ...item, eventDate, reason: eventDate })
    const { pspReference } = item
    const rows = await shop.database.query
      .selectFrom('payment_events')
      .select('outcome')
      .where('psp_reference', '=', pspReference)
      .execute()
    expect(rows).toEqual([{ outcome: 'paid' }])
    expect(await shop.orderRow(id)).toMatchObject({ state: 'paid' })
  })

  it.each([
    ['is signed with an unknown key', 'F'.repeat(64)],
    ['is signed with another key', '1'.repeat(64)],
  ])('401 for a notification that %s; nothing is stored, nothing is paid', async (_, key) => {
    const { id, authorisation } = await ordered()
    const item = authorisation()
    expect((await shop.notify(item, key)).status).toBe(401)
    await shop.shop.inbox()
    expect(await shop.orderRow(id)).toMatchObject({ state: 'open' })
    const stored = await shop.database.query
      .selectFrom('payment_events')
      .select('key')
      .where('psp_reference', '=', item.pspReference)
      .execute()
    expect(stored).toEqual([])
  })

  it('400 for what is not a notification, and 200 for one of another account, which is ignored', async () => {
    const malformed = await shop.call('POST', '/orderv1/payments/adyen/webhooks', { body: { notificationItems: [] } })
    expect(malformed.status).toBe(400)
    const { id, authorisation } = await ordered()
    const item = authorisation({ merchantAccountCode: 'AnotherShop' })
    expect((await shop.notify(item)).status).toBe(200)
    await shop.shop.inbox()
    expect(await shop.orderRow(id)).toMatchObject({ state: 'open' })
  })

  it.each([
    ['less', { value: 1694, currency: 'EUR' }],
    ['more', { value: 1696, currency: 'EUR' }],
    ['another currency', { value: 1695, currency: 'SEK' }],
  ])('%s than it costs puts the order on hold, alerts staff, and ships nothing', async (_, amount) => {
    // Invoices of the orders of earlier tests wait for a seller, which is an alert too.
    await shop.work()
    const { id, cart, authorisation, ...placed } = await ordered()
    shop.lines.length = 0
    await notify(authorisation({ amount }))
    await shop.work()
    expect(await shop.orderRow(id)).toMatchObject({ state: 'held' })
    expect(errors()).toEqual(['payment.amount_differs'])
    expect(await shop.mails()).not.toContain(`order-mail.${id}`)
    expect(await shop.confirm(placed)).toMatchObject({ status: 'pending' })
    // The shopper is not prompted to pay again, and the products stay reserved.
    expect(await (await shop.call('GET', '/orderv1/carts', { token: cart.jwtToken })).json()).toMatchObject({
      state: 'CLOSED',
    })
    shop.clock.advance(3 * 60 * MINUTE)
    await shop.shop.reconcile()
    expect(await shop.orderRow(id)).toMatchObject({ state: 'held' })
  })

  it('a late failure of the first card does not change an order that the second has paid', async () => {
    const { id, authorisation } = await ordered()
    await notify(authorisation())
    await notify(authorisation({ success: 'false' }))
    const item = authorisation()
    await notify({ ...item, success: 'false' })
    expect(await shop.orderRow(id)).toMatchObject({ state: 'paid' })
    expect((await shop.paymentsOf(id)).map(({ state }) => state).toSorted()).toEqual([
      'authorised',
      'refused',
      'refused',
    ])
  })

  it('a payment that was reported as refused and succeeds later pays the order', async () => {
    const { id, authorisation } = await ordered()
    const item = authorisation()
    await notify({ ...item, success: 'false' })
    await notify(item)
    expect(await shop.orderRow(id)).toMatchObject({ state: 'paid' })
  })

  it('a second payment of the same order is refunded, and only that one', async () => {
    const { id, authorisation } = await ordered()
    const first = authorisation()
    const second = authorisation()
    await notify(first)
    shop.lines.length = 0
    await notify(second)
    expect(errors()).toEqual(['payment.nothing_to_pay'])
    const states = (await shop.paymentsOf(id)).map(({ psp_reference: psp, state }) => [psp, state])
    expect(Object.fromEntries(states)).toEqual({
      [first.pspReference]: 'authorised',
      [second.pspReference]: 'reversing',
    })
    expect(await shop.orderRow(id)).toMatchObject({ state: 'paid' })
    await notify({
      ...second,
      pspReference: newReference(),
      originalReference: second.pspReference,
      eventCode: 'CANCEL_OR_REFUND',
    })
    expect((await shop.paymentsOf(id)).map(({ state }) => state).toSorted()).toEqual(['authorised', 'reversed'])
    expect(await shop.orderRow(id)).toMatchObject({ state: 'paid' })
  })

  it('a payment after the reservation expired reserves the products again', async () => {
    const before = await shop.stockLevel()
    const { id, authorisation } = await ordered()
    shop.clock.advance(76 * MINUTE)
    await shop.shop.reconcile()
    expect(await shop.orderRow(id)).toMatchObject({ state: 'lapsed' })
    expect(await shop.stockLevel()).toEqual(before)
    await notify(authorisation())
    expect(await shop.orderRow(id)).toMatchObject({ state: 'paid' })
    expect(await shop.stockLevel()).toEqual({ quantity: before.quantity - 1, reserved: before.reserved })
  })

  it('a payment that arrives after the products were sold to another shopper is refunded, and its shopper is notified', async () => {
    const { id, authorisation, ...placed } = await ordered()
    shop.clock.advance(76 * MINUTE)
    await shop.shop.reconcile()
    const before = await shop.stockLevel()
    await shop.database.query.updateTable('stock').set({ quantity: before.reserved }).execute()
    const item = authorisation()
    await notify(item)
    expect(await shop.orderRow(id)).toMatchObject({ state: 'lapsed' })
    expect(await shop.paymentsOf(id)).toMatchObject([{ state: 'reversing' }])
    expect(await shop.confirm(placed)).toMatchObject({ status: 'failed', failedReason: 'SOLD_OUT' })
    expect(await shop.mails()).not.toContain(`order-mail.${id}`)
    await shop.database.query.updateTable('stock').set({ quantity: before.quantity }).execute()
  })

  it('a cart that was ordered again and paid in the old tab is bought once; the new order cannot be paid any more', async () => {
    const before = await shop.stockLevel()
    const old = await ordered()
    const anew = await shop.placeOrder(old.cart, { ...ORDER, email: 'other@example.com' })
    const newer = anew.brink.order.id
    expect(await shop.orderRow(old.id)).toMatchObject({ state: 'replaced' })
    await notify(old.authorisation())
    expect(await shop.orderRow(old.id)).toMatchObject({ state: 'paid' })
    expect(await shop.orderRow(newer)).toMatchObject({ state: 'replaced' })
    const [attempt] = await shop.database.query
      .selectFrom('payment_attempts')
      .select('id')
      .where('order_id', '=', newer)
      .execute()
    await notify({ ...old.authorisation(), merchantReference: attempt?.id ?? '' })
    expect(await shop.paymentsOf(newer)).toMatchObject([{ state: 'reversing' }])
    expect(await shop.orderRow(newer)).toMatchObject({ state: 'replaced' })
    expect(await shop.stockLevel()).toEqual({ quantity: before.quantity - 1, reserved: before.reserved })
  })

  it('a payment for an unknown order is reported to staff and not changed', async () => {
    const { authorisation } = await ordered()
    shop.lines.length = 0
    await notify(authorisation({ merchantReference: 'unknown-order' }))
    expect(errors()).toEqual(['payment.money_without_order'])
  })

  it('a refund notification that arrives before its payment waits for it', async () => {
    const { id, authorisation } = await ordered()
    const item = authorisation()
    const refund = { ...item, pspReference: newReference(), originalReference: item.pspReference, eventCode: 'REFUND' }
    await notify({ ...refund, amount: { value: 500, currency: 'EUR' } })
    await notify(item)
    expect(await shop.paymentsOf(id)).toMatchObject([{ state: 'authorised', refunded: 0 }])
    shop.clock.advance(MINUTE)
    await shop.shop.inbox()
    expect(await shop.paymentsOf(id)).toMatchObject([{ state: 'authorised', refunded: 500 }])
    expect(await shop.orderRow(id)).toMatchObject({ state: 'paid' })
  })

  it('a pending payment extends the reservation of the products, up to a week', async () => {
    const { id, adyen, ...placed } = await ordered()
    await shop.turn({ pendingOutcome: 'never' })
    const { sessionResult } = await shop.pay(adyen.session, card({ holderName: 'PENDING' }))
    const paymentResult = { sessionResult, sessionId: adyen.session.id }
    expect(await shop.confirm(placed, paymentResult)).toMatchObject({ status: 'pending' })
    shop.clock.advance(76 * MINUTE)
    await shop.shop.reconcile()
    expect(await shop.orderRow(id)).toMatchObject({ state: 'open' })
    shop.clock.advance(7 * 24 * 60 * MINUTE)
    await shop.shop.reconcile()
    expect(await shop.orderRow(id)).toMatchObject({ state: 'lapsed' })
    await shop.turn({})
  })

  it('a notification is processed by the next worker when one dies over it', async () => {
    const { id, authorisation } = await ordered()
    await shop.notify(authorisation())
    // Claimed, and never finished.
    const due = new Date(shop.clock.now().getTime() + MINUTE).toISOString()
    await shop.database.query
      .updateTable('payment_events')
      .set({ due_at: due })
      .where('worked_at', 'is', null)
      .execute()
    expect(await shop.shop.inbox()).toBe(0)
    shop.clock.advance(MINUTE)
    await shop.shop.inbox()
    expect(await shop.orderRow(id)).toMatchObject({ state: 'paid' })
  })

  it('ten concurrent workers process each notification once', async () => {
    const before = await shop.stockLevel()
    const all = await Promise.all(Array.from({ length: 12 }, () => ordered()))
    await Promise.all(all.map(({ authorisation }) => shop.notify(authorisation())))
    await Promise.all(Array.from({ length: 10 }, () => shop.shop.inbox()))
    for (const { id } of all) expect(await shop.orderRow(id)).toMatchObject({ state: 'paid' })
    expect(await shop.stockLevel()).toEqual({ quantity: before.quantity - 12, reserved: before.reserved })
  })

  it('concurrent webhook and browser confirmation pay once', async () => {
    const before = await shop.stockLevel()
    const { id, adyen, ...placed } = await ordered({
      store: { countryCode: 'NL', languageCode: 'en' },
      products: [{ id: SOCK, quantity: 2 }],
    })
    const { sessionResult } = await shop.pay(adyen.session)
    await shop.provider.work.deliverDue()
    const paymentResult = { sessionResult, sessionId: adyen.session.id }
    const answers = await Promise.all([
      shop.confirm(placed, paymentResult),
      shop.shop.inbox(),
      shop.confirm(placed, paymentResult),
      shop.shop.inbox(),
    ])
    expect(answers[0]).toMatchObject({ status: 'paid' })
    expect(await shop.orderRow(id)).toMatchObject({ state: 'paid' })
    expect(await shop.stockLevel()).toEqual({ quantity: before.quantity - 2, reserved: before.reserved })
  })
})
