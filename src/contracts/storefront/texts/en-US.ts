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
  cartLines: 'In your cart',
  removed: '{name} is out of the cart.',
  codeNotFound: 'No such code, or not one for this cart.',
  sumProducts: 'Subtotal',
  sumShipping: 'Shipping',
  cartUnreachable: 'Your cart is out of reach',
  noCartFound: 'That cart has expired. Start a fresh one whenever you like.',
  fitsInParcel: 'Fits in the same box',
  telephone: 'Phone',
  telephoneWhy: 'Only for questions about your shipment.',
  invalidTelephone: 'That doesn’t look like a phone number.',
  shippingAddress: 'Shipping address',
  addressMore: 'Apartment, floor, company',
  city: 'City',
  deliverTo: 'Ships to',
  testPayments: 'This store is a rehearsal: no money moves, and only test cards work.',
  cardExpiry: 'Expiration date',
  backToCart: 'Back to the cart',
  orderNotPaidText: 'Your bank said no in the end, and nothing was charged. Your cart is still here.',
  paymentUnconfirmed:
    'Your payment went through, but the line to the store is down. Don’t pay again: nothing is lost. Check once more in a moment.',
  nextSent: 'Then it ships: {how}.',
  changePrices:
    'Prices, taxes and delivery become those of that country, in {currency}. Your cart and what you have typed stay.',
  changeShop:
    'You go on in our store there, with its prices in {currency}, its taxes and its delivery. Your cart comes along.',
  changeBasketStays:
    'Our store there ships from another warehouse. This cart stays here and waits for you; over there you start fresh, in {currency}.',
  // 11 CCR 7015: the words of the law.
  cookieSettings: 'Your Privacy Choices',
  // 11 CCR 7012: the notice at collection.
  cookieSettingsText:
    'Notice at collection: we collect your contact details, addresses and orders to sell and deliver, and what you look at only if you allow it. Nothing is sold or shared. Change your mind whenever you like: the link is at the bottom of every page.',
  privacyControl:
    'Opt-out request honored: your browser sends the signal “Global Privacy Control”. Advertising stays off, and nothing is sold or shared.',
}
