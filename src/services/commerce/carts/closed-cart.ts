/** What the token of a cart opens after the cart was bought (SEC-14). Pure. */
import type { ReadCart } from './stored-cart.ts'

/** In milliseconds: as long as the shopper may need the confirmation page. After that the order has its own token. */
export const CLOSED_CART_ACCESS_MS = 60 * 60_000

/** Whether the cart may still be read: while it is open, and for a while after it was bought. */
export const isReadable = ({ closedAt }: Pick<ReadCart, 'closedAt'>, now: Date): boolean =>
  closedAt === undefined || now.getTime() - Date.parse(closedAt) < CLOSED_CART_ACCESS_MS
