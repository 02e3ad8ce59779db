/**
 * The queue of events. They can be pushed from hydration on; they are written once the browser is idle and a consumer
 * is registered. Until then they are queued in order.
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
export const pushGeneral = (payload: EventPayloads['general']): void => pushEvent({ event: 'general', ...payload })

/** Those that had to wait come first. Returns how to stop: later events wait again. */
export function takeEvents(next: Take): () => void {
  take = next
  waiting.splice(0).forEach(next)
  return () => {
    take = undefined
  }
}
