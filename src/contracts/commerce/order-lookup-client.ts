/** Asks for a link to one's orders. Runs in the browser, so it stays small. */
import { callJson, type Fetch } from '../call-json.ts'
import { LOOK_UP_PATH, type OrderLookUp } from './order-lookup.ts'

export type OrderLookUpClient = {
  /** Rejects with a CallError. Whether there is such an order is not told. */
  readonly ask: (lookUp: OrderLookUp, signal?: AbortSignal) => Promise<void>
}

export function orderLookUpClient({ fetch, baseUrl }: { fetch: Fetch; baseUrl: string }): OrderLookUpClient {
  return {
    async ask(lookUp, signal) {
      const url = baseUrl + LOOK_UP_PATH
      await callJson({ fetch, url, method: 'POST', body: lookUp, ...(signal && { signal }) })
    },
  }
}
