import { texts as enGB } from './en-GB.ts'
import type { Texts } from './types.ts'

/** American English: British English, except where an American would raise an eyebrow. */
export const texts: Texts = {
  ...enGB,
  chooserExternal: 'opens our partner store',
  cart: 'Cart',
  otherColours: 'Other colors',
  emptyCart: 'Your cart is barefoot',
  cartView: 'Cart',
}
