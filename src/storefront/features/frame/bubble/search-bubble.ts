import { fill } from '../../../../contracts/storefront/texts/fill.ts'
import type { Texts } from '../../../../contracts/storefront/texts/types.ts'
import { HIGHLIGHT_BUBBLE_MS } from '../../../ui/timings.ts'
import type { BubbleContent } from './bubble-state.ts'

/** SPB-08: what the fish says of a search, beside the search box. */
export function searchBubble(
  { bubbleResultsFound, bubbleSearchResult }: Pick<Texts, 'bubbleResultsFound' | 'bubbleSearchResult'>,
  results: number,
): BubbleContent {
  const message = results > 0 ? fill(bubbleResultsFound, { results }) : bubbleSearchResult
  return { variant: 'highlight', message, time: HIGHLIGHT_BUBBLE_MS }
}
