/**
 * Applies a shopper's change to the lines of a cart. Pure: all of the change or none of it. Only ids and quantities are taken
 * from the input.
 */
import { MAX_CART_LINES, type CartProduct, type CartStore } from '../../../contracts/commerce/cart.ts'
import { isOverQuantityLimit, QUANTITY_LIMIT } from '../../../markets/carts/quantity-limit.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import { cartFailure, requestFailure, type CartFailure } from './cart-failure.ts'
import { nameOf } from './name-of.ts'
import type { CartVariant } from './read-variants.ts'
import { shortageFailure } from './shortage-failure.ts'
import type { StoredCart } from './stored-cart.ts'

export type CartSelection = Pick<StoredCart, 'lines' | 'shipping'>

export type CartOptions = {
  readonly variants: ReadonlyMap<string, CartVariant>
  /** Methods that can be had in the cart's market. */
  readonly methodIds: ReadonlySet<string>
  readonly store: CartStore
}

export function changeLines(
  { lines, shipping }: CartSelection,
  products: readonly CartProduct[],
  options: CartOptions,
  newLineId: () => string,
): Result<CartSelection, CartFailure> {
  const wrong = whatIsWrong(products, options)
  if (wrong !== undefined) return fail(wrong)
  const quantities = new Map<string, number>()
  let chosen = shipping
  for (const { id, quantity } of products) {
    if (quantity === 0 && id === chosen) chosen = undefined
    // SHP-08: the earlier one goes.
    else if (quantity > 0 && options.methodIds.has(id)) chosen = id
    else quantities.set(id, quantity)
  }
  const all = withQuantities(lines, quantities, newLineId)
  if (all.length > MAX_CART_LINES) {
    return fail(requestFailure('products', `a cart holds at most ${MAX_CART_LINES} different products`))
  }
  return ok({ lines: all, shipping: chosen })
}

/** Existing lines stay in their place, new ones are appended, and those with quantity 0 are removed. */
function withQuantities(
  lines: CartSelection['lines'],
  quantities: ReadonlyMap<string, number>,
  newLineId: () => string,
): CartSelection['lines'] {
  const remaining = new Map(quantities)
  const present = lines.map((line) => {
    const quantity = remaining.get(line.variantId)
    if (quantity === undefined) return line
    remaining.delete(line.variantId)
    return { ...line, quantity }
  })
  const added = [...remaining].map(([variantId, quantity]) => ({ id: newLineId(), variantId, quantity }))
  return [...present, ...added].filter(({ quantity }) => quantity > 0)
}

/** Why not all of it can be had. Taking something out is always possible, whatever became of it since. */
export function whatIsWrong(
  products: readonly CartProduct[],
  { variants, methodIds, store }: CartOptions,
): CartFailure | undefined {
  const { languageCode: language } = store
  const wanted = products.filter(({ quantity }) => quantity > 0)
  const over = wanted.filter(({ quantity }) => isOverQuantityLimit(quantity))
  if (over.length > 0) {
    const details = { parts: { most: QUANTITY_LIMIT }, products: over.map(({ id }) => ({ id })) }
    return cartFailure('quantity_request_upper_limit_error', language, details)
  }
  const twice = products.findIndex(({ id, quantity }) => methodIds.has(id) && quantity > 1)
  if (twice !== -1) return requestFailure(`products.${twice}.quantity`, 'a shipping method is chosen once')
  const found = wanted
    .filter(({ id }) => !methodIds.has(id))
    .map(({ id, quantity }) => ({ id, quantity, known: variants.get(id) }))
  const missing = found.filter(({ known }) => known === undefined || !known.isOffered)
  if (missing.length > 0) {
    return cartFailure('MISSING_PRODUCTS', language, { products: missing.map(({ id }) => ({ id })) })
  }
  const there = found.flatMap(({ quantity, known }) => (known === undefined ? [] : [{ quantity, known }]))
  const elsewhere = there.filter(({ known }) => !known.isStocked)
  const [away] = elsewhere
  if (away !== undefined) {
    return cartFailure('warehouse_error', language, {
      parts: { name: nameOf(away.known, store) },
      products: elsewhere.map(({ known }) => ({ id: known.id })),
    })
  }
  const unpriced = there.filter(({ known }) => known.price === undefined)
  if (unpriced.length > 0) {
    return cartFailure('MISSING_PRODUCTS', language, { products: unpriced.map(({ known }) => ({ id: known.id })) })
  }
  const short = there.filter(({ quantity, known }) => quantity > known.available)
  if (short.length === 0) return undefined
  return shortageFailure(
    short.map(({ known }) => ({ id: known.id, available: known.available, known })),
    store,
  )
}
