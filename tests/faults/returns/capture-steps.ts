/** What staff do with an order whose money is captured when it ships, each with where it must end. */
import { fulfilmentOf, mailed, post, posted, type StaffStep, type Subject } from './steps.ts'

/** A pair and its delivery. */
const TOTAL = 1695

const capturedOf = ({ orderId }: Subject) =>
  `select sum(value) as ended from captures where order_id = '${orderId}' and state = 'confirmed'`

export const CAPTURE_STEPS: readonly StaffStep[] = [
  { name: 'capture', before: [], call: post, ended: capturedOf, ends: String(TOTAL) },
  {
    name: 'void of a captured shipment',
    before: [posted, mailed],
    call: ({ number, shipment }) => ({ name: 'shipment.void', input: { number, shipment } }),
    ended: fulfilmentOf,
    ends: 'unshipped',
  },
  {
    name: 'release',
    before: [],
    call: ({ number, itemId }) => ({
      name: 'order.cancel-lines',
      input: { number, units: [{ itemId, quantity: 1 }] },
    }),
    ended: ({ orderId }) => `select state as ended from orders where id = '${orderId}'`,
    ends: 'refunded',
  },
]
