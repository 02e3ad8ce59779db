/** Shipments, voids, cancelled units and refunds in any order: what the shop has is what its books say, to the cent. */
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { card, NEW_CART, SOCK } from '../../../../tests/support/purchase-parts.ts'
import { openPurchaseShop, type PurchaseShop } from '../../../../tests/support/purchase-shop.ts'
import { createLog } from '../../../platform/log/log.ts'
import { cancelLines } from '../fulfilment/cancel-lines.ts'
import { postShipment, voidShipment } from '../fulfilment/shipments.ts'
import { refundOrder } from '../payments/refund-order.ts'
import { readAuthorisation } from './authorisation.ts'

const MINUTE = 60_000
const UNITS = 4

type Step =
  | { readonly kind: 'post' | 'cancel' | 'refundUnit' | 'void' | 'settle' }
  | { readonly kind: 'refund'; readonly amount: number }

const steps = fc.array(
  fc.oneof(
    fc.constantFrom<Step>(
      { kind: 'post' },
      { kind: 'cancel' },
      { kind: 'refundUnit' },
      { kind: 'void' },
      { kind: 'settle' },
    ),
    fc.integer({ min: 1, max: 700 }).map((amount): Step => ({ kind: 'refund', amount })),
  ),
  { minLength: 3, maxLength: 10 },
)

describe.each(engines)('orders that are captured at shipment on %s', (engine) => {
  let shop: PurchaseShop
  beforeAll(async () => {
    shop = await openPurchaseShop(engine, { captureAt: 'shipment', pairs: 1000 })
  })
  afterAll(() => shop.close())

  const deps = () => ({ database: shop.database, clock: shop.clock })

  const settle = async () => {
    shop.clock.advance(MINUTE)
    await shop.work()
  }

  /** Steps that the order does not allow any more are refused, and change nothing. */
  const take = async (orderId: string, itemId: string, step: Step): Promise<unknown> => {
    const refund = refundOrder({ ...deps(), log: createLog({ level: 'silent' }), wake: () => {} })
    const units = [{ itemId, quantity: 1 }]
    switch (step.kind) {
      case 'post':
        return postShipment(deps(), { orderId, carrier: 'letter', actor: 'cli:ada', units })
      case 'cancel':
        return cancelLines(deps(), orderId, units)
      case 'refundUnit':
        return refund(orderId, { units })
      case 'refund':
        return refund(orderId, { amount: step.amount })
      case 'settle':
        return settle()
      case 'void': {
        const last = await shop.database.query
          .selectFrom('shipments')
          .select('id')
          .where('order_id', '=', orderId)
          .where('voided_at', 'is', null)
          .orderBy('posted_at', 'desc')
          .orderBy('id')
          .executeTakeFirst()
        return last && voidShipment(deps(), last.id)
      }
    }
  }

  it('FUL-17 the provider has what was not refunded, and reserves nothing when nothing more will ship', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (walk) => {
        const placed = await shop.order({ ...NEW_CART, products: [{ id: SOCK, quantity: UNITS }] })
        await shop.pay(placed.adyen.session, card())
        await shop.work()
        const { id } = placed.brink.order
        const itemId: string = JSON.parse((await shop.orderRow(id)).snapshot).lines[0].itemId
        for (const step of walk) {
          await take(id, itemId, step)
          const authorisation = await readAuthorisation(shop.database.query, id)
          if (authorisation === undefined) throw new Error('It is authorised')
          const { captured, released, payment } = authorisation
          expect(captured + released).toBeLessThanOrEqual(payment.amount)
        }
        // What is left is shipped.
        await settle()
        for (let unit = 0; unit < UNITS; unit += 1) await take(id, itemId, { kind: 'post' })
        await settle()
        await settle()
        const [payment] = await shop.paymentsOf(id)
        const provider = await shop.database.query
          .selectFrom('sandbox_payments')
          .select(['value', 'captured', 'refunded', 'cancelled'])
          .where('psp_reference', '=', payment?.psp_reference ?? '')
          .executeTakeFirstOrThrow()
        expect(payment).toMatchObject({ refunding: 0 })
        expect(provider.captured - provider.refunded).toBe((payment?.amount ?? 0) - (payment?.refunded ?? 0))
        expect(provider.cancelled === 1 ? 0 : provider.value - provider.captured).toBe(0)
        expect(await shop.orderRow(id)).toMatchObject({ holds: null })
      }),
      { numRuns: 15 },
    )
  })
})
