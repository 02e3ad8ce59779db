/**
 * Where events are told. That may be as soon as the page answers; they are written down once the browser has time for it
 * and somebody takes them. Until then they wait here, in their order.
 */
import type { AnalyticsEvent, EventPayloads } from './events.ts'

type Take = (event: AnalyticsEvent) => void

const waiting: AnalyticsEvent[] = []
let take: Take | undefined

/** Never throws: who shops must not notice. */
export function pushEvent(event: AnalyticsEvent): void {
  if (take) take(event)
  else waiting.push(event)
}

/** ANA-25 */
export const pushGeneral = (said: EventPayloads['general']): void => pushEvent({ event: 'general', ...said })

/** Those that had to wait come first. Returns how to stop: later events wait again. */
export function takeEvents(next: Take): () => void {
  take = next
  waiting.splice(0).forEach(next)
  return () => {
    take = undefined
  }
}
