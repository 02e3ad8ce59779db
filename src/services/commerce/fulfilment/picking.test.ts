/** Slips of posted parcels, and where the picking list looks for what is left, on both databases. */
import { beforeEach, describe, expect, it } from 'vitest'
import { barcode, variant } from '../../../../tests/support/catalogue-product.ts'
import { NOW, useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { settableClock } from '../../../../tests/support/settable-clock.ts'
import { storedOrder } from '../../../../tests/support/stored-order.ts'
import { parcelsOf, postedParcels } from './picking.ts'
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
})
