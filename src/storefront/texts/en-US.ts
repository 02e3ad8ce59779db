import { texts as enGB } from './en-GB.ts'
import type { Texts } from './types.ts'

/** American English: British English, except where an American would raise an eyebrow. */
export const texts: Texts = {
  ...enGB,
  chooserExternal: 'opens our partner store',
  cart: 'Cart',
  oneInCart: 'Cart, one item',
  manyInCart: 'Cart, {count} items',
  addToCart: 'Add to cart',
  addedToCart: 'In the cart: {name}',
  addFailed: 'That didn’t reach the cart. Try again in a moment.',
  otherColours: 'Other colors',
  colourIs: 'Color: {colour}',
  compareColours: 'Compare colors',
  inCart: 'In the cart',
  needsScript: 'The cart needs JavaScript. Everything on this page can be read without it.',
  careMachine40: 'Machine wash warm',
  careMachine30: 'Machine wash cold',
  careWool30: 'Wool cycle, cold',
  careHand: 'Hand wash',
  careNoDryer: 'Do not tumble dry',
  careNoIron: 'Do not iron',
  careNoBleach: 'Do not bleach',
  makerText: 'Manufacturer, and who answers for the safety of this product:',
  filterColour: 'Color',
  colourCount: '{count} colors',
  nothingFoundText: 'Try another word: a color, an animal, a kind of sock.',
  emptyCart: 'Your cart is barefoot',
  cartView: 'Cart',
  offerText:
    'It looks like you’re visiting from another country. There’s a store for that one too: {country}, with prices in {currency}.',
  cookieNeededText: 'Your cart, your country, this choice. Always on, or nothing would work.',
  cookieTitle: 'Cookies for the fish?',
  cookieText:
    'What the store needs to work is always on. Anything else, like a live chat, counting visits or ads that fit, only if you say so.',
}
