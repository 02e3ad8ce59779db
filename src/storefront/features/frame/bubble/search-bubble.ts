import { fill } from '../../../../contracts/storefront/texts/fill.ts'
import type { Texts } from '../../../../contracts/storefront/texts/types.ts'
import { HIGHLIGHT_BUBBLE_MS } from '../../../ui/timings.ts'
import type { BubbleContent } from './bubble-state.ts'

/** SPB-08: the two states of the bubble beside the search box. Content changes them under these names. */
export type SpeechBubbleStates = Pick<Texts, `speechBubbleStates.${'resultsFound' | 'searchResult'}`>

export function searchBubble(texts: SpeechBubbleStates, results: number): BubbleContent {
  const message =
    results > 0 ? fill(texts['speechBubbleStates.resultsFound'], { results }) : texts['speechBubbleStates.searchResult']
  return { variant: 'highlight', message, time: HIGHLIGHT_BUBBLE_MS }
}
