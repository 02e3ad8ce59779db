/** What the fish says to a visitor who has just arrived. */
import { type BubbleState, isVisible } from './bubble-state.ts'
import { bubbleStore, showBubble } from './bubble.ts'

let hasGreeted = false

/** Once, however many pages they then see, and never over something else. */
export function greet({ variant, message, time, height }: BubbleState): void {
  if (hasGreeted) return
  hasGreeted = true
  if (!isVisible(bubbleStore.get())) showBubble({ variant, message, time, height })
}
