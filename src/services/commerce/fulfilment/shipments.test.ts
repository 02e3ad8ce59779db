/** Shipments on both databases: what may be posted, voided and delivered, and which mails follow. */
import { beforeEach, describe, expect, it } from 'vitest'
import { NOW, useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { settableClock } from '../../../../tests/support/settable-clock.ts'
import { storedOrder } from '../../../../tests/support/stored-order.ts'
import { createOutbox } from '../../../platform/outbox/outbox.ts'
import { createLog } from '../../../platform/log/log.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { orderAddresses } from '../mail/order-addresses.ts'
import { shipmentMailHandlers } from '../mail/shipment-mail-handlers.ts'
import { orderLinkTokens } from '../orders/order-tokens.ts'
import { clearHold, holdOrder } from './holds.ts'
import { deliverShipment, postShipment, voidShipment, type PostRequest } from './shipments.ts'
import { readShipments } from './stored-shipments.ts'

const ORDER = storedOrder(1)
const SOCKS = '2900000000018'
const HOUR = 3_600_000

describe.each(engines)('shipments on %s', (engine) => {
  const shop = useCommerceDatabase(engine)
  let clock = settableClock(NOW)
  let sent: Mail[] = []
  const deps = () => ({ database: shop.database, clock })
  const post = (over: Partial<PostRequest> = {}) =>
    postShipment(deps(), { orderId: ORDER.id, carrier: 'letter', actor: 'cli:ada', ...over })
  const posted = async (over: Partial<PostRequest> = {}) => {
    const result = await post(over)
    if (!result.ok) throw new Error(JSON.stringify(result.failure))
    return result.value
  }
  const fulfilment = async () =>
    (await shop.query.selectFrom('orders').select(['fulfilment']).executeTakeFirstOrThrow()).fulfilment
  const mail = () => {
    const { database } = shop
    const tokens = orderLinkTokens(['a key for the links of a test, long enough'])
    const handlers = shipmentMailHandlers({
      database,
      clock,
      mailer: {
        send: async (message) => {
          sent.push(message)
        },
      },
      tokens: async () => tokens,
      addresses: orderAddresses(() => 'https://shop.test'),
      seller: { name: 'Sockeye', email: 'shop@example.com' },
    })
    return createOutbox({ database, clock, log: createLog({ level: 'silent' }), handlers }).workDue()
  }

  beforeEach(async () => {
    clock = settableClock(NOW)
    sent = []
    await shop.insertOrder(ORDER)
  })

  it('FUL-02 records units, region, carrier, tracking number, actor and time', async () => {
    const { shipment } = await posted({
      carrier: 'ups',
      trackingNumber: '1z12345e0291980793',
      units: [{ itemId: SOCKS, quantity: 1 }],
    })
    expect(await readShipments(shop.query, [ORDER.id])).toEqual([shipment])
    expect(shipment).toMatchObject({
      region: 'NL',
      carrier: 'ups',
      carrierName: 'UPS',
      trackingNumber: '1Z12345E0291980793',
      trackingUrl: 'https://www.ups.com/track?tracknum=1Z12345E0291980793',
      postedAt: NOW.toISOString(),
      postedBy: 'cli:ada',
      units: [{ itemId: SOCKS, quantity: 1 }],
    })
  })

  it.each<[string, Partial<PostRequest>, string]>([
    ['nothing', { units: [] }, 'NO_UNITS'],
    ['zero units', { units: [{ itemId: SOCKS, quantity: 0 }] }, 'NO_UNITS'],
    ['a fraction', { units: [{ itemId: SOCKS, quantity: 0.5 }] }, 'NO_UNITS'],
    ['more than was ordered', { units: [{ itemId: SOCKS, quantity: 3 }] }, 'UNITS_LEFT'],
    [
      'more in two entries',
      {
        units: [
          { itemId: SOCKS, quantity: 1 },
          { itemId: SOCKS, quantity: 2 },
        ],
      },
      'UNITS_LEFT',
    ],
    ['a line of another order', { units: [{ itemId: 'other', quantity: 1 }] }, 'UNKNOWN_LINE'],
    ['an unknown carrier', { carrier: 'pigeon' }, 'UNKNOWN_CARRIER'],
    ['a number of another carrier', { carrier: 'ups', trackingNumber: 'AB123' }, 'TRACKING_NUMBER'],
    ['an unknown order', { orderId: 'nope' }, 'UNKNOWN_ORDER'],
  ])('FUL-02 FUL-04 %s is refused, and nothing is written', async (_, over, code) => {
    expect(await post(over)).toMatchObject({ ok: false, failure: { code } })
    expect([await readShipments(shop.query, [ORDER.id]), await shop.staged(), await fulfilment()]).toEqual([
      [],
      [],
      'unshipped',
    ])
  })

  it('FUL-02 FUL-16 an order with a hold is not shipped until the hold is cleared', async () => {
    await holdOrder(deps(), ORDER.id)
    expect(await post()).toMatchObject({ failure: { code: 'ON_HOLD', parameters: { holds: 'manual' } } })
    expect(await clearHold(deps(), ORDER.id, 'chargeback')).toMatchObject({ ok: false })
    expect(await clearHold(deps(), ORDER.id, 'manual')).toMatchObject({ ok: true, value: { after: [] } })
    expect((await posted()).fulfilment).toBe('shipped')
  })

  it('FUL-02 of two people who post the same units at the same time, one gets the units that are left', async () => {
    const both = await Promise.all([post(), post()])
    const failures = both.flatMap((result) => (result.ok ? [] : [result.failure]))
    expect(failures).toMatchObject([
      {
        code: 'NO_UNITS_LEFT',
        parameters: { number: ORDER.number, state: 'paid', fulfilment: 'shipped', trigger: 'shipment.post' },
        details: {
          left: [
            { itemId: SOCKS, left: 0 },
            { itemId: 'gift', left: 0 },
          ],
        },
      },
    ])
    const one = [{ itemId: SOCKS, quantity: 1 }]
    await voidShipment(deps(), both.flatMap((result) => (result.ok ? [result.value.shipment.id] : []))[0] ?? '')
    const three = await Promise.all([post({ units: one }), post({ units: one }), post({ units: one })])
    const refused = three.flatMap((result) => (result.ok ? [] : [result.failure]))
    expect(refused).toMatchObject([
      {
        code: 'UNITS_LEFT',
        details: {
          left: [
            { itemId: SOCKS, left: 0 },
            { itemId: 'gift', left: 1 },
          ],
        },
      },
    ])
  })

  it('FUL-03 any number of partial shipments, gifts included; delivered when all have arrived', async () => {
    const first = await posted({ units: [{ itemId: SOCKS, quantity: 1 }] })
    const second = await posted({ units: [{ itemId: SOCKS, quantity: 1 }] })
    expect([first.fulfilment, second.fulfilment]).toEqual(['partly_shipped', 'partly_shipped'])
    const last = await posted()
    expect([last.fulfilment, last.shipment.units]).toEqual(['shipped', [{ itemId: 'gift', quantity: 1 }]])
    clock.set(new Date(NOW.getTime() + HOUR))
    const arrived = async (id: string) => {
      const result = await deliverShipment(deps(), id, clock.now())
      return result.ok ? result.value.fulfilment : result.failure.code
    }
    expect(await arrived(first.shipment.id)).toBe('shipped')
    expect(await arrived(second.shipment.id)).toBe('shipped')
    expect(await arrived(last.shipment.id)).toBe('delivered')
    expect(await arrived(last.shipment.id)).toBe('SHIPMENT_STATE')
  })

  it('FUL-03 a parcel arrives neither before it was posted nor in the future', async () => {
    const { shipment } = await posted()
    for (const minutes of [-1, 1]) {
      const at = new Date(NOW.getTime() + minutes * 60_000)
      expect(await deliverShipment(deps(), shipment.id, at)).toMatchObject({ failure: { code: 'DELIVERY_TIME' } })
    }
  })

  it('FUL-05 a shipment is taken back within 24 hours, once, and not when it has arrived', async () => {
    const { shipment } = await posted()
    clock.set(new Date(NOW.getTime() + 24 * HOUR))
    expect(await voidShipment(deps(), shipment.id)).toMatchObject({ ok: true, value: { fulfilment: 'unshipped' } })
    expect(await voidShipment(deps(), shipment.id)).toMatchObject({ ok: false })
    const again = await posted()
    clock.set(new Date(NOW.getTime() + 48 * HOUR + 1))
    expect(await voidShipment(deps(), again.shipment.id)).toMatchObject({ failure: { code: 'TOO_LATE_TO_VOID' } })
    await deliverShipment(deps(), again.shipment.id, clock.now())
    expect(await voidShipment(deps(), again.shipment.id)).toMatchObject({ ok: false })
    expect(await fulfilment()).toBe('delivered')
  })

  it('FUL-06 one mail follows 30 seconds later; a void before it removes it', async () => {
    const { shipment } = await posted()
    expect(await shop.staged()).toEqual([`shipment-mail ${shipment.id}`])
    clock.set(new Date(NOW.getTime() + 29_000))
    await mail()
    expect(sent).toEqual([])
    await voidShipment(deps(), shipment.id)
    clock.set(new Date(NOW.getTime() + 60_000))
    await mail()
    expect([sent, await shop.staged()]).toEqual([[], []])
    const again = await posted()
    clock.set(new Date(NOW.getTime() + 91_000))
    await mail()
    await mail()
    expect(sent.map(({ key, to }) => [key, to])).toEqual([[`shipment-mail.${again.shipment.id}`, 'ada@example.com']])
    // FUL-05: the shopper was written to, so a correction follows.
    await voidShipment(deps(), again.shipment.id)
    await mail()
    expect(sent.map(({ key }) => key)).toEqual([
      `shipment-mail.${again.shipment.id}`,
      `shipment-void-mail.${again.shipment.id}`,
    ])
  })
})
