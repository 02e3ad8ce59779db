/** What the fish says, how loud, for how long, and where its bubble hangs. Pure; the clock is in `bubble.ts`. */
import { HIGHLIGHT_BUBBLE_MS } from '../../../ui/timings.ts'
import { fill } from '../../../../contracts/storefront/texts/fill.ts'
import type { Texts } from '../../../../contracts/storefront/texts/types.ts'

/** SPB-01 */
export type BubbleState = {
  readonly variant: 'default' | 'highlight' | 'transaction'
  readonly message: string
  /** Milliseconds until it goes by itself; 0 stays until something else hides it (T57). */
  readonly time: number
  /** Least height in pixels; 0 is as high as its words. */
  readonly height: number
}

export type BubblePlace = 'logo' | 'search' | 'cart'

export type Said = Pick<BubbleState, 'variant' | 'message'> & Partial<BubbleState>

export const SILENCE: BubbleState = { variant: 'default', message: '', time: 0, height: 0 }

/** SPB-02 */
export const isVisible = ({ message }: BubbleState): boolean => message.trim() !== ''

const PLACES: Readonly<Record<BubbleState['variant'], BubblePlace>> = {
  default: 'logo',
  highlight: 'search',
  transaction: 'cart',
}

/** SPB-07 */
export const placeOf = ({ variant }: BubbleState): BubblePlace => PLACES[variant]

/** SPB-06: on the way to a product or to a search the fish may finish its sentence. */
export const survivesRoute = (route: { readonly path: string; readonly context?: string } | undefined): boolean =>
  route !== undefined && (route.context === 'search' || /:sku\b/.test(route.path))

/** SPB-08: what the fish says of a search, beside the search box. */
export function searchBubble(
  { bubbleResultsFound, bubbleSearchResult }: Pick<Texts, 'bubbleResultsFound' | 'bubbleSearchResult'>,
  results: number,
): Said {
  const message = results > 0 ? fill(bubbleResultsFound, { results }) : bubbleSearchResult
  return { variant: 'highlight', message, time: HIGHLIGHT_BUBBLE_MS }
}
