import { fill } from '../../../../contracts/storefront/texts/fill.ts'
import type { Texts } from '../../../../contracts/storefront/texts/types.ts'
import { HIGHLIGHT_BUBBLE_MS } from '../../../ui/timings.ts'
import { showBubble } from '../../frame/bubble/index.ts'
import { openModal } from '../../frame/modals/index.ts'
import { addToCart } from '../../purchase/cart/index.ts'
import type { MarketView } from '../../visitor/markets/index.ts'

type Addition = { readonly market: MarketView; readonly id: string; readonly name: string; readonly texts: Texts }

/** Puts one piece of a variant into the cart and confirms it. Resolves with what went wrong, undefined where nothing did. */
export async function addAndConfirm({ market, id, name, texts }: Addition): Promise<string | undefined> {
  try {
    await addToCart(market, { id, quantity: 1 })
    // SPB-09: where the basket is, the fish says what is in it now.
    showBubble({ variant: 'transaction', message: fill(texts.addedToCart, { name }), time: HIGHLIGHT_BUBBLE_MS })
    openModal('addedToCart', id)
    return undefined
  } catch (error) {
    // What the service says of a refusal is written for shoppers, in their language.
    const isRefusal = error instanceof Error && error.name === 'CartError'
    return isRefusal ? error.message : texts.addFailed
  }
}
