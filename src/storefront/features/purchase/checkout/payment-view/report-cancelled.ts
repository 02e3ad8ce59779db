/** ANA-10: a payment came to nothing. */
import type { Order } from '../../../../../contracts/commerce/to-order.ts'
import { pushEvent, toMajor } from '../../../telemetry/analytics/index.ts'
import { cancelReason, type Trouble } from './payment-outcome.ts'

export function reportCancelled(trouble: Trouble, { priceTotal, currency }: Order, method: string): void {
  const value = toMajor(priceTotal, currency)
  pushEvent({ event: 'paymentCancel', reason: cancelReason(trouble), method, value, currency })
}
