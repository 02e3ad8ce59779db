/** The one thing that the fish says at a time: showing it, and hiding it when its time is up or the page is another. */
import { ROUTES } from '../../../../contracts/storefront/routes.ts'
import { createStore } from '../../../stores/store.ts'
import { visits, type VisitedRoute } from '../../../stores/visits.ts'
import { type BubbleState, isVisible, type Said, SILENCE, survivesRoute } from './bubble-state.ts'

export const bubbleStore = createStore<BubbleState>(SILENCE)

let timer: ReturnType<typeof setTimeout> | undefined

/** SPB-03, SPB-05 */
export function showBubble(said: Said): void {
  clearTimeout(timer)
  const bubble = { ...SILENCE, ...said }
  bubbleStore.set(() => bubble)
  if (bubble.time > 0) timer = setTimeout(hideBubble, bubble.time)
}

export function hideBubble(): void {
  clearTimeout(timer)
  bubbleStore.set(() => SILENCE)
}

let hasGreeted = false

/** Whoever has just come in: once, however many pages they then see, and never over something else. */
export function greet({ variant, message, time, height }: BubbleState): void {
  if (hasGreeted) return
  hasGreeted = true
  if (!isVisible(bubbleStore.get())) showBubble({ variant, message, time, height })
}

/** SPB-06. The same page with other filters is the same route. */
export function hideOnRoutes(): () => void {
  return visits.subscribe(() => {
    const { current, last } = visits.get()
    if (!current || !last || pathOf(current) === pathOf(last)) return
    if (!survivesRoute(ROUTES.find(({ name }) => name === current.name))) hideBubble()
  })
}

const pathOf = ({ address }: VisitedRoute): string => address.replace(/\?.*$/s, '')
