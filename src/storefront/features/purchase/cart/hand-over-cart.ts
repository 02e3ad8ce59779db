/**
 * Carries the cart into another document of the storefront. Loading a document aborts its pending requests, so pending
 * changes settle first; where the browser blocks storage, the address carries the items (CRT-24).
 */
import { cartStore } from './cart-state.ts'
import { hasPendingChanges, settleChanges } from './cart-store.ts'
import { itemsToCarry } from './items-to-carry.ts'

/** Resolves with the address to load. Undefined where the document at `url` can be loaded immediately, without losing anything. */
export function handOverCart(url: URL): Promise<URL> | undefined {
  if (hasPendingChanges()) return settleChanges().then(() => withItems(url))
  return url.searchParams.has('items') || withItems(url) === url ? undefined : Promise.resolve(withItems(url))
}

function withItems(url: URL): URL {
  const items = itemsToCarry(cartStore.get().cart)
  if (items === '') return url
  const target = new URL(url)
  target.searchParams.set('items', items)
  return target
}
