/** Between the tabs of a visitor: that one of them has changed the cart, so that all show the same (SHX-04). Stores nothing. */
import type { WarehouseRegion } from '../../../../markets/types.ts'

/** A browser without it finds the change when the tab becomes visible. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('cart changes')

/** By name: a channel has no target origin, which windows need. */
const SEND = 'postMessage'

/** Other tabs only: a channel does not receive what it sends. */
export const announceChange = (region: WarehouseRegion): void => channel?.[SEND](region)

export function onChangeElsewhere(listener: (region: unknown) => void): () => void {
  const onMessage = ({ data }: MessageEvent<unknown>) => listener(data)
  channel?.addEventListener('message', onMessage)
  return () => channel?.removeEventListener('message', onMessage)
}

/** Two tabs that add their first product at the same time must not open two carts. */
export const alone = <Value>(work: () => Promise<Value>): Promise<Value> =>
  'locks' in navigator ? navigator.locks.request('cart changes', work) : work()
