/** A link that fills the cart (CRT-24): its entries are added one after the other, and what cannot be added is left out. */
import { parseRestoreItems, withoutRestoreItems } from '../../../../markets/carts/restore-items.ts'
import type { CartProduct } from '../../../../contracts/commerce/cart.ts'
import { hasNavigation, replaceAddress } from '../../../ui/replace-address.ts'

export async function restoreCart(items: string, add: (product: CartProduct) => Promise<unknown>): Promise<number> {
  let added = 0
  for (const { productId, quantity } of parseRestoreItems(items)) {
    try {
      // In turn: each answer is the ground of the next.
      await add({ id: productId, quantity })
      added += 1
    } catch {
      // CRT-26: the others are still added, and the failure is not shown.
    }
  }
  return added
}

/** CRT-28: a reload must not add them again. The page stays as it is: focus and scroll position are the shopper's by now. */
export function dropItemsFromAddress(): void {
  const url = new URL(location.href)
  url.search = withoutRestoreItems(url.searchParams).toString()
  if (hasNavigation()) replaceAddress(url.href, 'here')
  else history.replaceState(history.state, '', url)
}
