/** Money of orders that were paid with store credit goes back onto the code, on both databases. */
import { describe, expect, it } from 'vitest'
import { TOKEN_KEYS, TOTAL, useCreditShop } from '../../../../tests/support/credit-shop.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { cancelLines } from '../fulfilment/cancel-lines.ts'
import { postShipment } from '../fulfilment/shipments.ts'
import { orderAddresses } from '../mail/order-addresses.ts'
import { shipmentMailHandlers } from '../mail/shipment-mail-handlers.ts'
import { orderTokens } from '../orders/order-tokens.ts'
import { readOrder } from '../orders/stored-order.ts'
import { cancelOrder } from './cancel-order.ts'
import { refundOrder } from './refund-order.ts'

const SOCKS = '2900000000018'
const YEAR = 365 * 86_400_000

describe.each(engines)('refunds to store credit on %s', (engine) => {
  const { shop, clock, deps, insertCredit, credit, pay } = useCreditShop(engine)
  const refunds = () => shop.query.selectFrom('refunds').selectAll().execute()

  it('RET-15 of a part goes to the code at once, and makes it valid for three more years', async () => {
    await insertCredit()
    await pay()
    clock.advance(YEAR)
    expect(await refundOrder(deps())('order-1', { amount: 745 })).toMatchObject({ value: { amount: { value: 745 } } })
    expect(await shop.payment('credit-order-1')).toMatchObject({ refunded: 745, refunding: 0 })
    expect(await refunds()).toMatchObject([{ value: 745, state: 'confirmed', credit_id: 'credit-1', released: null }])
    expect(await credit()).toMatchObject({ balance: 2000, value: 4000, expires_on: '2030-11-15' })
    const staged = await shop.staged()
    expect(staged.filter((one) => one.startsWith('payment-'))).toEqual([])
    expect(staged.filter((one) => one.startsWith('document credit'))).toHaveLength(1)
  })

  it('RET-15 what had expired meanwhile stays expired: only the money that goes back is valid', async () => {
    await insertCredit({ expires_on: '2026-11-15' })
    await pay()
    clock.advance(YEAR)
    await refundOrder(deps())('order-1', { amount: 745 })
    expect(await credit()).toMatchObject({ balance: 745, expires_on: '2030-11-15' })
    await refundOrder(deps())('order-1', { amount: 255 })
    expect(await credit()).toMatchObject({ balance: 1000 })
  })

  it('RET-15 on the last day it is added to what is left, and never makes it valid for less time', async () => {
    await insertCredit({ expires_on: '2026-11-15' })
    await pay()
    await refundOrder(deps())('order-1', { amount: 745 })
    expect(await credit()).toMatchObject({ balance: 4000 - TOTAL + 745, expires_on: '2029-11-15' })
    await shop.query.updateTable('store_credits').set({ expires_on: '2035-01-31' }).execute()
    await refundOrder(deps())('order-1', { amount: 1 })
    expect(await credit()).toMatchObject({ balance: 4000 - TOTAL + 746, expires_on: '2035-01-31' })
  })

  it('RET-15 of the whole order refunds it', async () => {
    await insertCredit()
    await pay()
    await refundOrder(deps())('order-1')
    expect([await shop.orderState('order-1'), (await credit()).balance]).toEqual(['refunded', 4000])
    expect(await refundOrder(deps())('order-1')).toMatchObject({ ok: false })
    expect((await credit()).balance).toBe(4000)
  })

  it('RET-15 of one unit with the whole amount ends the order: nothing is left to ship', async () => {
    await insertCredit()
    await pay()
    const units = [{ itemId: SOCKS, quantity: 1 }]
    expect(await refundOrder(deps())('order-1', { units, amount: TOTAL })).toMatchObject({ ok: true })
    expect(await readOrder(shop.query, 'order-1')).toMatchObject({ state: 'refunded', fulfilment: 'none' })
  })

  it('RET-15 of cancelled units that cost all that is left ends the order', async () => {
    await insertCredit()
    await pay()
    await refundOrder(deps())('order-1', { amount: TOTAL - 1 })
    const cancelled = await cancelLines(deps(), 'order-1', [{ itemId: SOCKS, quantity: 1 }])
    expect(cancelled).toMatchObject({ value: { fulfilment: 'none', refund: { credited: 1 } } })
    expect(await readOrder(shop.query, 'order-1')).toMatchObject({ state: 'refunded', fulfilment: 'none' })
  })

  it('RET-15 of units and delivery is one mail about all of it', async () => {
    await insertCredit()
    await pay()
    await shop.query.deleteFrom('outbox').execute()
    const units = [{ itemId: SOCKS, quantity: 1 }]
    await refundOrder(deps())('order-1', { units, delivery: true })
    const [{ id, value } = { id: '', value: 0 }] = await refunds()
    expect((await shop.staged()).filter((one) => one.includes('mail'))).toEqual([`lines-cancelled-mail ${id}`])
    const sent: Mail[] = []
    const handlers = shipmentMailHandlers({
      ...deps(),
      mailer: { send: async (mail) => void sent.push(mail) },
      tokens: async () => orderTokens(TOKEN_KEYS),
      addresses: orderAddresses(() => 'https://shop.example'),
      seller: { name: 'Sockeye', email: 'shop@sockeye.example' },
    })
    await handlers['lines-cancelled-mail']?.('order-1', id)
    expect(value).toBe(1125 + 495)
    expect(sent).toMatchObject([{ text: expect.stringContaining('16.20') }])
  })

  it('RET-15 of a cancelled order is back on the code at once, one time', async () => {
    await insertCredit()
    await pay()
    expect(await cancelOrder(deps())('order-1')).toMatchObject({ value: { isReversed: true } })
    await cancelOrder(deps())('order-1')
    expect([(await credit()).balance, (await shop.payment('credit-order-1')).state]).toEqual([4000, 'reversed'])
    const staged = await shop.staged()
    expect(staged.filter((one) => one.startsWith('payment-'))).toEqual([])
    expect(staged).toContain('cancel-mail order-1')
  })

  it('RET-15 nothing is captured when it ships', async () => {
    await insertCredit()
    await pay()
    const posted = await postShipment(deps(), { orderId: 'order-1', carrier: 'letter', actor: 'cli:ada' })
    expect(posted).toMatchObject({ ok: true })
    expect(await shop.query.selectFrom('captures').selectAll().execute()).toEqual([])
  })
})
