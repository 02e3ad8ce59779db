/** The one thing that the fish says at a time: showing it, and hiding it when its time is up. */
import { createStore } from '../../../stores/store.ts'
import { type BubbleState, type BubbleContent, SILENCE } from './bubble-state.ts'

export const bubbleStore = createStore<BubbleState>(SILENCE)

let timer: ReturnType<typeof setTimeout> | undefined

/** SPB-03, SPB-05 */
export function showBubble(content: BubbleContent): void {
  clearTimeout(timer)
  const bubble = { ...SILENCE, ...content }
  bubbleStore.set(() => bubble)
  if (bubble.time > 0) timer = setTimeout(hideBubble, bubble.time)
}

export function hideBubble(): void {
  clearTimeout(timer)
  bubbleStore.set(() => SILENCE)
}
