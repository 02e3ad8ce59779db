/** Why a cart or an order cannot have as many as it wants. Exact numbers only where few are left (SEC-04). */
import type { CartStore } from '../../../contracts/commerce/cart.ts'
import { revealedStock } from '../stock/reservation-policy.ts'
import { cartFailure } from './cart-failure.ts'
import type { CartText } from './cart-texts.ts'
import { nameOf } from './name-of.ts'
import type { CartVariant } from './read-variants.ts'

export type ShortVariant = {
  readonly id: string
  readonly available: number
  readonly known: CartVariant | undefined
}

export function shortageFailure(short: readonly ShortVariant[], store: CartStore) {
  const [first] = short
  const name = first?.known === undefined ? '' : nameOf(first.known, store)
  return cartFailure('OUT_OF_STOCK', store.languageCode, {
    ...shortageText(first?.available ?? 0, name),
    products: short.map(({ id, available }) => {
      const revealed = revealedStock(available)
      return revealed === undefined ? { id } : { id, available: revealed }
    }),
  })
}

type Shortage = { readonly text: CartText; readonly parts: Readonly<Record<string, string | number>> }

/** The text for a variant of which too few are available. */
export function shortageText(available: number, name: string): Shortage {
  const left = revealedStock(available)
  if (left === undefined) return { text: 'notThatMany', parts: { name } }
  return { text: left > 0 ? 'lessInStock' : 'soldOut', parts: { name, left } }
}
