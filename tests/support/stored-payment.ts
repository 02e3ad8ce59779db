/** A payment session as a browser stores it, for tests that are about something else. */
import { toOrder } from '../../src/contracts/commerce/to-order.ts'
import type { StoredPayment } from '../../src/storefront/features/purchase/checkout/stored-payments.ts'
import { rawOrder } from './raw-order.ts'

export const storedPayment = (): StoredPayment => ({
  order: toOrder(rawOrder()),
  session: { id: 'CS1', sessionData: 'data', clientKey: 'test_KEY', environment: 'test', orderToken: 'token' },
  cartId: 'cart-1',
  madeFor: 'a cart',
  time: '2026-11-15T12:00:00.000Z',
})
