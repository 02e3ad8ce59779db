/** Requests a link to one's orders. Runs in the browser, so it stays small. */
import type { Transport } from '../transport.ts'
import { LOOK_UP_ORDERS } from './commerce-routes.ts'
import type { OrderLookUp } from './order-lookup.ts'

export type OrderLookUpClient = {
  /** Rejects with a CallError. Whether there is such an order is not disclosed. */
  readonly requestLink: (lookUp: OrderLookUp, signal?: AbortSignal) => Promise<void>
}

export const orderLookUpClient = (transport: Transport): OrderLookUpClient => ({
  async requestLink(input, signal) {
    await transport(LOOK_UP_ORDERS, { input, signal })
  },
})
