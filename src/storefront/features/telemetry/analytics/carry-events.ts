/**
 * Events of checkout for a tag manager that must not be loaded there: stored in this tab until a page where it may be
 * loaded. Only with consent; shipping addresses only with consent to advertising.
 */
import { dropStored, isRecord, readStored, writeStored } from '../../../stores/browser-storage.ts'
import type { WrittenEvent } from './write-events.ts'

const CARRIED_KEY = 'sockeye.events'

/** More than a checkout emits; the oldest are evicted first. */
const MAX_CARRIED_EVENTS = 100

export const carryEvent = (event: WrittenEvent, mayTellAddress: boolean): void =>
  keep([...carried(), mayTellAddress ? event : withoutAddress(event)])

/** For visitors who withdrew their consent in the meantime. */
export function dropCarriedAddresses(): void {
  const events = carried()
  if (events.length > 0) keep(events.map(withoutAddress))
}

/** Once: they are not carried any further. */
export function takeCarried(): readonly object[] {
  const events = carried()
  dropStored('session', CARRIED_KEY)
  return events
}

const keep = (events: readonly object[]): void => writeStored('session', CARRIED_KEY, events.slice(-MAX_CARRIED_EVENTS))

const withoutAddress = (event: object): object =>
  Object.fromEntries(Object.entries(event).filter(([member]) => member !== 'shippingAddress'))

function carried(): readonly object[] {
  const stored = readStored('session', CARRIED_KEY)
  const entries: readonly unknown[] = Array.isArray(stored) ? stored : []
  return entries.filter(isRecord)
}
