import { texts as enGB } from './en-GB.ts'
import type { Texts } from './types.ts'

/** American English: British English, except where an American would raise an eyebrow. */
export const texts: Texts = {
  ...enGB,
  chooserExternal: 'opens our partner store',
  cart: 'Cart',
  otherColours: 'Other colors',
  filterColour: 'Color',
  nothingFoundText: 'Try another word: a color, an animal, a kind of sock.',
  emptyCart: 'Your cart is barefoot',
  cartView: 'Cart',
}
