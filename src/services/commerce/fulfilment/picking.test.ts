/** Slips of posted parcels, and where the picking list looks for what is left, on both databases. */
import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { barcode, variant } from '../../../../tests/support/catalogue-product.ts'
import { NOW, useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { settableClock } from '../../../../tests/support/settable-clock.ts'
import { storedOrder } from '../../../../tests/support/stored-order.ts'
import { cancelLines } from './cancel-lines.ts'
import { parcelsOf, pickingList, postedParcels } from './picking.ts'
import { postShipment, voidShipment } from './shipments.ts'
import { slipsHtml } from './slips-html.ts'

const ORDER = storedOrder(1)
const SOCKS = barcode(1)

describe.each(engines)('parcels on %s', (engine) => {
  const shop = useCommerceDatabase(engine)
  const deps = () => ({ database: shop.database, clock: settableClock(NOW) })
  const post = async (units?: readonly { readonly itemId: string; readonly quantity: number }[]) => {
    const sent = { orderId: ORDER.id, carrier: 'ups', trackingNumber: '1Z12345E0291980793', actor: 'cli:ada' }
    const posted = await postShipment(deps(), { ...sent, units })
    if (!posted.ok) throw new Error(JSON.stringify(posted.failure))
    return posted.value.shipment.id
  }
  const packed = (parcels: Awaited<ReturnType<typeof parcelsOf>>) =>
    parcels.map(({ lines }) => lines.map((line) => [line.itemId, line.packed]))

  beforeEach(async () => {
    await shop.offer('A', [variant(1, { sku: 'LEMON-36-40', stock: { nl: 10, 'nl-rsv': 10 } })])
    await shop.insertOrder(ORDER)
  })

  it('FUL-10 each posted shipment has a slip of what is in it, and what is left has one of its own', async () => {
    const first = await post([{ itemId: SOCKS, quantity: 1 }])
    expect(packed(await parcelsOf(shop.query, [ORDER.number]))).toEqual([
      [
        [SOCKS, 1],
        ['gift', 1],
      ],
    ])
    const second = await post()
    expect(await parcelsOf(shop.query, [ORDER.number])).toEqual([])
    const parcels = await postedParcels(shop.query, [second, first, 'no-shipment'])
    expect(packed(parcels)).toEqual([
      [
        [SOCKS, 1],
        ['gift', 1],
      ],
      [[SOCKS, 1]],
    ])
    const page = slipsHtml(parcels)
    expect(page.match(/<section/g)).toHaveLength(2)
    expect(page).toMatch(/Sent on 15 November 2026 · UPS\s+· 1Z12345E0291980793/)
    expect(page).not.toMatch(/[€$]|12\.50|<script/)
  })

  it('FUL-10 a voided shipment has no slip', async () => {
    const id = await post()
    await voidShipment(deps(), id)
    expect(await postedParcels(shop.query, [id])).toEqual([])
  })

  const reserve = (places: Readonly<Record<string, number>>) =>
    Promise.all(
      Object.entries(places)
        .filter(([, quantity]) => quantity > 0)
        .map(([warehouse, quantity]) =>
          shop.insertReservation({ id: `reservation-${warehouse}`, state: 'claimed', warehouse, quantity }),
        ),
    )
  const toPick = async () =>
    (await pickingList(shop.query, await parcelsOf(shop.query, [ORDER.number]))).map(
      ({ warehouse, quantity }) => `${warehouse} ${quantity}`,
    )
  const one = (itemId = SOCKS) => [{ itemId, quantity: 1 }]

  it('FUL-11 MKT-23 parcels are taken from the reserve first, and the list names where the rest lies', async () => {
    await reserve({ nl: 1, 'nl-rsv': 2 })
    expect(await toPick()).toEqual(['nl-rsv 2', 'nl 1'])
    const first = await post(one())
    expect(await toPick()).toEqual(['nl-rsv 1', 'nl 1'])
    await post(one())
    expect(await toPick()).toEqual(['nl 1'])
    await voidShipment(deps(), first)
    expect(await toPick()).toEqual(['nl-rsv 1', 'nl 1'])
  })

  it('FUL-11 FUL-13 whatever is posted, taken back and cancelled, lists and stock levels agree', async () => {
    const steps = fc.array(
      fc.record({ what: fc.constantFrom('post', 'void', 'cancel'), itemId: fc.constantFrom(SOCKS, 'gift') }),
      { maxLength: 8 },
    )
    await fc.assert(
      fc.asyncProperty(fc.nat(3), steps, async (inReserve, list) => {
        for (const table of ['shipment_units', 'shipments', 'cancelled_units', 'reservations', 'stock'] as const) {
          await shop.query.deleteFrom(table).execute()
        }
        await shop.query.updateTable('orders').set({ fulfilment: 'unshipped' }).execute()
        await shop.offer('A', [variant(1, { sku: 'LEMON-36-40', stock: { nl: 0, 'nl-rsv': 0 } })])
        await reserve({ nl: 3 - inReserve, 'nl-rsv': inReserve })
        // All units in the order in which they are taken.
        const units = Array.from({ length: 3 }, (_, place) => (place < inReserve ? 'nl-rsv' : 'nl'))
        const posted: string[] = []
        let cancelled = 0
        for (const { what, itemId } of list) {
          const last = what === 'void' ? posted.at(-1) : undefined
          const back = last === undefined ? undefined : await voidShipment(deps(), last)
          if (back?.ok === true) posted.pop()
          const order = { orderId: ORDER.id, carrier: 'letter', actor: 'cli:ada', units: one(itemId) }
          const sent = what === 'post' ? await postShipment(deps(), order) : undefined
          if (sent?.ok === true) posted.push(sent.value.shipment.id)
          const off = what === 'cancel' ? await cancelLines(deps(), ORDER.id, one(itemId)) : undefined
          if (off?.ok === true) cancelled += 1
        }
        const countOf = (some: readonly string[]) =>
          ['nl-rsv', 'nl'].map((code) => some.filter((unit) => unit === code).length)
        const [reserveLeft, left] = countOf(units.slice(posted.length, 3 - cancelled))
        const expected = [`nl-rsv ${reserveLeft}`, `nl ${left}`].filter((entry) => !entry.endsWith(' 0'))
        expect(await toPick()).toEqual(expected)
        const [reserveBack, back] = countOf(units.slice(3 - cancelled))
        expect(await shop.stock(SOCKS)).toEqual({ 'nl-rsv': `0/${reserveBack}`, nl: `0/${back}` })
      }),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 0) || 25 },
    )
  })
})
