/**
 * A cart as JSON. What is said of goods is the same in every cart and is written once; of a large cart that is most of it.
 * All of it in ASCII, other characters as JSON spells them: then text is bytes already, and nothing has to be encoded.
 */
import type { CartParts } from './to-cart-parts.ts'

type Item = CartParts['items'][number]

export function writeCart({ head, items }: CartParts): Buffer<ArrayBuffer> {
  const texts = items.map(({ about, own }) => `${aboutText(about)},${ownText(own)}}`)
  return Buffer.from(`{"cartItems":[${texts.join(',')}],${toAscii(head).slice(1)}`, 'latin1')
}

const written = new WeakMap<Item['about'], string>()

/** Without its end: more comes. */
function aboutText(about: Item['about']): string {
  const kept = written.get(about)
  if (kept !== undefined) return kept
  const text = toAscii(about).slice(0, -1)
  written.set(about, text)
  return text
}

/** By hand: these are numbers, for each line of each answer, and JSON.stringify has to find out for each that it is one. */
const ownText = (own: Item['own']): string =>
  `"itemId":${idText(own.itemId)},"quantity":${own.quantity},"isGift":${own.isGift},"isCounted":${own.isCounted},` +
  `"price":{"original":${own.price.original},"final":${own.price.final}},"totalPrice":${own.totalPrice},` +
  `"totalDiscountAmount":${own.totalDiscountAmount},"totalPriceWithDiscount":${own.totalPriceWithDiscount},` +
  `"taxAmount":${own.taxAmount},"productDiscount":${own.productDiscount},` +
  `"discountShares":${own.discountShares.length === 0 ? '[]' : toAscii(own.discountShares)}`

const PLAIN = /^[\w-]*$/

const idText = (id: string): string => (PLAIN.test(id) ? `"${id}"` : toAscii(id))

const BEYOND_ASCII = /[\u0080-\uffff]/g

const toAscii = (value: object | string): string =>
  JSON.stringify(value).replaceAll(
    BEYOND_ASCII,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
