/**
 * Writes events into the page's data layer, each with what all of them say. A tag manager that reads them is loaded only
 * with consent (ANA-32); the layer itself never leaves the browser.
 */
import { takeEvents } from './data-layer.ts'
import type { AnalyticsEvent, EventFacts } from './events.ts'

declare global {
  interface Window {
    /** Others may have made it before us, and put into it what they like. */
    dataLayer?: unknown[]
  }
}

export type WrittenEvent = AnalyticsEvent & EventFacts

type Listener = (event: WrittenEvent) => void

/** Listeners are notified after an event is written. */
export function writeEvents(factsOf: () => EventFacts, listeners: readonly Listener[] = []): () => void {
  return takeEvents((event) => {
    const written = { ...event, ...factsOf() }
    writeEntry(written)
    for (const listener of listeners) listener(written)
  })
}

/** What is no list is replaced; what cannot be written to is left alone, and the entry is lost. */
export function writeEntry(entry: object): void {
  try {
    if (!Array.isArray(window.dataLayer)) window.dataLayer = []
    window.dataLayer.push(entry)
  } catch {
    // Another script has frozen it.
  }
}
