import { describe, expect, it } from 'vitest'
import { snapshotFor, storedOrder } from '../../../../tests/support/stored-order.ts'
import type { CountryCode, Language } from '../../../markets/types.ts'
import type { StoredShipment } from '../fulfilment/stored-shipments.ts'
import { withShopAddress } from './mail-blocks.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'
import { linesCancelledMail, shipmentMail, shipmentVoidMail } from './shipment-mails.ts'

const SELLER = { name: 'Sockeye', email: 'shop@example.com' }
const LINK = 'https://shop.test/order-pages/order?token=t'
const SHIPMENT: StoredShipment = {
  id: 'shipment',
  orderId: 'order-1',
  region: 'NL',
  carrier: 'ups',
  carrierName: 'UPS',
  trackingNumber: '1Z12345E0291980793',
  trackingUrl: 'https://www.ups.com/track?tracknum=1Z12345E0291980793',
  postedAt: '2026-11-15T10:00:00.000Z',
  postedBy: 'cli:ada',
  mailedAt: undefined,
  deliveredAt: undefined,
  voidedAt: undefined,
  units: [{ itemId: '2900000000018', quantity: 1 }],
}
const LEFT = [
  { itemId: '2900000000018', quantity: 1 },
  { itemId: 'gift', quantity: 1 },
]

const MARKETS: readonly [Language, CountryCode, string][] = [
  ['en', 'IE', 'Part of your order 10 is on its way'],
  ['en', 'US', 'Part of your order 10 has shipped'],
  ['de', 'DE', 'Ein Teil deiner Bestellung 10 ist unterwegs'],
  ['nl', 'NL', 'Een deel van je bestelling 10 is onderweg'],
  ['fr', 'FR', 'Une partie de votre commande 10 est en route'],
  ['es', 'ES', 'Parte de tu pedido 10 está en camino'],
  ['it', 'IT', 'Una parte del tuo ordine 10 è in viaggio'],
]

describe('mails about parcels', () => {
  it.each(MARKETS)(
    'FUL-06 in %s for %s: lines, rest, carrier, tracking, address, link',
    (language, country, subject) => {
      const order = storedOrder(1, { number: '10', snapshot: snapshotFor(country, { language }) })
      const content = shipmentMail(order, { shipment: SHIPMENT, left: LEFT, link: LINK }, SELLER)
      expect(content.subject).toBe(subject)
      for (const text of [mailText(content), mailHtml(content).replaceAll('&amp;', '&')]) {
        for (const part of [
          '1 × Lemon Socks',
          'A tiny sock',
          'UPS',
          SHIPMENT.trackingNumber,
          SHIPMENT.trackingUrl,
          LINK,
        ]) {
          expect(text).toContain(part)
        }
        expect(text).toContain('Ada Lovelace')
        expect(text).not.toMatch(/\{\w+\}/)
      }
    },
  )

  it('FUL-06 in plain text', () => {
    const order = storedOrder(1, { number: '10' })
    const content = shipmentMail(order, { shipment: SHIPMENT, left: [], link: LINK }, SELLER)
    expect(mailText(content)).toMatchInlineSnapshot(`
      "Your order 10 is on its way
      ===========================

      Hello Ada,

      Your parcel has left us with UPS.

      Track your parcel:
      https://www.ups.com/track?tracknum=1Z12345E0291980793

      Carrier:
      UPS

      Tracking number:
      1Z12345E0291980793

      In this parcel
      --------------

      - 1 × Lemon Socks, Size 36-40

      Delivered to:
      Ada Lovelace
      Analytical Road 1
      Springfield
      12345
      Ireland

      See your order:
      https://shop.test/order-pages/order?token=t

      Anyone with this link can see your order, so keep it to yourself.

      The fish and everyone else at Sockeye

      This email was sent by Sockeye, shop@example.com.
      "
    `)
  })

  it('~SHX-22 show the picture of each line, from the address of the shop', () => {
    const order = storedOrder(1, { number: '10', snapshot: snapshotFor('IE', {}) })
    const picture = 'https://shop.test/images/0123456789abcdef/sock?width=320&amp;format=jpeg&amp;quality=70'
    for (const [content, count] of [
      [shipmentMail(order, { shipment: SHIPMENT, left: LEFT, link: LINK }, SELLER), 3],
      [linesCancelledMail(order, { units: LEFT, refund: 1125 }, SELLER), 2],
    ] as const) {
      const html = mailHtml(withShopAddress(content, LINK))
      const sources = [...html.matchAll(/<img src="([^"]+)" width="56"/g)].map(([, source]) => source)
      expect(sources).toEqual(Array.from({ length: count }, () => picture))
    }
  })

  it.each(MARKETS)('FUL-05 FUL-13 a correction and cancelled lines in %s for %s', (language, country) => {
    const order = storedOrder(1, { number: '10', snapshot: snapshotFor(country, { language }) })
    for (const content of [
      shipmentVoidMail(order, 'UPS', SELLER),
      linesCancelledMail(order, { units: LEFT, refund: 1125 }, SELLER),
      linesCancelledMail(order, { units: LEFT, refund: 0 }, SELLER),
    ]) {
      expect(content.subject).toContain('10')
      expect(mailText(content)).not.toMatch(/\{\w+\}/)
    }
  })
})
