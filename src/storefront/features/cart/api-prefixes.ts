/** Where below the commerce API carts are found (CRT-30), as the document tells it. */
import { CART_PREFIX } from '../../../contracts/cart.ts'

type Elements = { readonly getElementById: (id: string) => { readonly textContent: string | null } | null }

/** What a stranger's proxy may have cut out of the document is what it is by default. */
export function cartPrefixIn(document: Elements): string {
  try {
    const told: unknown = JSON.parse(document.getElementById('api-prefixes')?.textContent ?? '')
    const prefix: unknown = typeof told === 'object' && told !== null && 'cart' in told ? told.cart : undefined
    return typeof prefix === 'string' ? prefix : CART_PREFIX
  } catch {
    return CART_PREFIX
  }
}
