/** Cancelled units, corrections, picking lists, slips and pasted numbers on both databases. */
import { beforeEach, describe, expect, it } from 'vitest'
import { barcode, variant } from '../../../../tests/support/catalogue-product.ts'
import { NOW, useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { settableClock } from '../../../../tests/support/settable-clock.ts'
import { snapshotFor, storedOrder } from '../../../../tests/support/stored-order.ts'
import { amendAddress, amendEmail } from '../orders/amend-order.ts'
import { readOrder } from '../orders/stored-order.ts'
import { findOrder } from '../orders-lookup/find-orders.ts'
import { makeLink, useLink } from '../orders-lookup/order-links.ts'
import { cancelLines } from './cancel-lines.ts'
import { previewPasted, readPasted } from './pasted-tracking.ts'
import { parcelsOf, pickingList } from './picking.ts'
import { holdOrder } from './holds.ts'
import { postShipment } from './shipments.ts'
import { slipsHtml } from './slips-html.ts'

const ORDER = storedOrder(1)
const SOCKS = '2900000000018'
const ADDRESS = {
  firstName: 'Grace',
  lastName: 'Hopper',
  street0: 'Compiler Street 2',
  street1: '',
  postCode: 'D02 X285',
  city: 'Dublin',
  region: '',
}

describe.each(engines)('orders before they are shipped on %s', (engine) => {
  const shop = useCommerceDatabase(engine)
  const deps = () => ({ database: shop.database, clock: settableClock(NOW) })
  const cancel = (quantity: number, itemId = SOCKS) => cancelLines(deps(), ORDER.id, [{ itemId, quantity }])
  const post = (quantity: number) =>
    postShipment(deps(), {
      orderId: ORDER.id,
      carrier: 'letter',
      actor: 'cli:ada',
      units: [{ itemId: SOCKS, quantity }],
    })

  beforeEach(async () => {
    await shop.offer('A', [variant(1, { sku: 'LEMON-36-40', stock: { nl: 10 } })])
    await shop.insertOrder(ORDER)
    await shop.insertAttempt()
    await shop.insertPayment()
    await shop.insertReservation({ state: 'claimed', quantity: 3 })
  })

  it('FUL-13 refunds exactly the share of the units, restocks them and mails the shopper', async () => {
    expect(await cancel(1)).toMatchObject({ ok: true, value: { fulfilment: 'unshipped', refund: { value: 1125 } } })
    expect(await shop.stock(barcode(1))).toEqual({ nl: '0/11' })
    expect(await shop.payment('psp-1')).toMatchObject({ refunding: 1125, refunded: 0 })
    expect((await shop.staged()).map((entry) => entry.split(' ')[0])).toEqual([
      'lines-cancelled-mail',
      'payment-refund',
    ])
  })

  it('FUL-13 the last units with the delivery, when nothing was shipped: together the whole order', async () => {
    await cancel(1)
    await cancel(1)
    expect(await cancel(1, 'gift')).toMatchObject({ value: { fulfilment: 'none', refund: { value: 495 } } })
    expect(await shop.payment('psp-1')).toMatchObject({ refunding: 2745 })
    expect(await shop.stock(barcode(1))).toEqual({ nl: '0/13' })
  })

  it('FUL-13 without the delivery, when something was shipped', async () => {
    await post(1)
    await cancel(1, 'gift')
    expect(await cancel(1)).toMatchObject({ value: { fulfilment: 'shipped', refund: { value: 1125 } } })
    expect(await cancel(1)).toMatchObject({ failure: { code: 'TRANSITION_REFUSED' } })
    expect(await shop.stock(barcode(1))).toEqual({ nl: '0/12' })
  })

  it('FUL-13 not more than is left to ship, and of two people only one', async () => {
    await post(1)
    expect(await cancel(2)).toMatchObject({ failure: { code: 'UNITS_LEFT', parameters: { left: 1 } } })
    const both = await Promise.all([cancel(1), cancel(1)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await shop.payment('psp-1')).toMatchObject({ refunding: 1125 })
  })

  it('FUL-14 corrects address, name, telephone and note; what was ordered stays beside it', async () => {
    const note = 'Leave it with the neighbour'
    const change = { address: ADDRESS, telephone: '01 555 0100', deliveryNote: note }
    expect(await amendAddress(deps(), ORDER.id, change)).toMatchObject({ ok: true })
    const order = await readOrder(shop.query, ORDER.id)
    expect(order?.snapshot.addresses.shipping).toEqual({ ...ADDRESS, country: 'IE' })
    expect(order?.snapshot.contact).toMatchObject({ firstName: 'Grace', telephone: '+35315550100' })
    expect(order?.original).toEqual({ addresses: ORDER.snapshot.addresses, contact: ORDER.snapshot.contact })
    const { snapshot } = await shop.query.selectFrom('orders').select('snapshot').executeTakeFirstOrThrow()
    expect(JSON.parse(snapshot)).toEqual(ORDER.snapshot)
    const [parcel] = await parcelsOf(shop.query, [ORDER.number])
    expect(slipsHtml(parcel === undefined ? [] : [parcel])).toContain(note)
  })

  it('FUL-14 not with a wrong address, and not after the first shipment', async () => {
    const wrong = { address: { ...ADDRESS, city: ' ' } }
    expect(await amendAddress(deps(), ORDER.id, wrong)).toMatchObject({ failure: { code: 'INVALID_ADDRESS' } })
    const phone = { telephone: 'none' }
    expect(await amendAddress(deps(), ORDER.id, phone)).toMatchObject({ failure: { field: 'telephone' } })
    await post(1)
    expect(await amendAddress(deps(), ORDER.id, { address: ADDRESS })).toMatchObject({
      failure: { code: 'SHIPPED_ALREADY' },
    })
  })

  it('FUL-14 in the United States only where the tax stays the same', async () => {
    const snapshot = snapshotFor('US', { externalTax: 1 })
    await shop.insertOrder(storedOrder(2, { snapshot }))
    const { country: _country, ...there } = snapshot.addresses.shipping
    const moved = { ...there, postCode: '89501', city: 'Reno', region: 'NV' }
    expect(await amendAddress(deps(), 'order-2', { address: moved })).toMatchObject({
      failure: { code: 'INVALID_ADDRESS', parameters: { fields: 'tax' } },
    })
  })

  it('FUL-15 a corrected e-mail address: the old one finds nothing, and its links are gone', async () => {
    const old = { email: 'ada@example.com', number: ORDER.number }
    const link = await makeLink(shop.query, { emailKey: 'ada@example.com', country: 'IE', language: 'en' }, NOW)
    expect(await amendEmail(deps(), ORDER.id, 'grace@example.com')).toMatchObject({ ok: true })
    expect(await findOrder(shop.query, old)).toBeUndefined()
    expect(await findOrder(shop.query, { ...old, email: 'grace@example.com' })).toMatchObject({ linkVersion: 1 })
    expect(await useLink(shop.query, link, NOW)).toBeUndefined()
    expect(await amendEmail(deps(), ORDER.id, 'no address')).toMatchObject({ failure: { field: 'email' } })
  })

  it('FUL-11 the picking list sums the units of the slips, sorted by SKU, with the orders', async () => {
    await shop.insertOrder(storedOrder(2))
    await shop.insertReservation({ id: 'reservation-2', order_ref: 'order-2', state: 'claimed', quantity: 3 })
    await post(1)
    const numbers = [ORDER.number, storedOrder(2).number]
    const parcels = await parcelsOf(shop.query, numbers)
    const list = await pickingList(shop.query, parcels)
    const packed = parcels.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line.packed, 0)
    expect(list).toMatchObject([{ warehouse: 'nl', sku: 'LEMON-36-40', quantity: 5, orders: numbers }])
    expect(packed).toBe(5)
  })

  it('FUL-10 a slip has number, address, SKU, size, quantity and barcode, on a sheet of its own, without prices', async () => {
    await shop.insertOrder(storedOrder(2, { snapshot: snapshotFor('US', { externalTax: 220 }) }))
    const page = slipsHtml(await parcelsOf(shop.query, [ORDER.number, storedOrder(2).number]))
    for (const part of [ORDER.number, 'Ada Lovelace', 'LEMON-36-40', '36-40', `aria-label="${SOCKS}"`]) {
      expect(page).toContain(part)
    }
    expect(page.match(/<section class="(a4|letter)"/g)).toEqual(['<section class="a4"', '<section class="letter"'])
    expect(page).not.toMatch(/[€$]|12\.50|<script/)
  })

  it('FUL-12 pasted rows are ok, unknown, shipped, on hold or have a bad number', async () => {
    for (const number of [2, 3, 4]) await shop.insertOrder(storedOrder(number))
    const [second, third, fourth] = [2, 3, 4].map((number) => storedOrder(number).number)
    await holdOrder(deps(), 'order-3')
    await shop.query.updateTable('orders').set({ fulfilment: 'shipped' }).where('id', '=', 'order-4').execute()
    const text = [
      'order,carrier,number',
      `${ORDER.number}\tUPS\t1Z12345E0291980793`,
      '99999999;ups;1Z12345E0291980793',
      `${second},ups,wrong`,
      `${third},letter,`,
      `${fourth},letter,`,
      '',
      `"${ORDER.number}","letter",""`,
    ].join('\r\n')
    const rows = await previewPasted(shop.query, readPasted(text))
    expect(rows.map(({ line, status }) => `${line} ${status}`)).toEqual([
      '2 ok',
      '3 unknown-order',
      '4 bad-number',
      '5 on-hold',
      '6 already-shipped',
      '8 already-shipped',
    ])
    expect(rows[0]).toMatchObject({ carrier: 'ups', trackingNumber: '1Z12345E0291980793' })
  })
})
