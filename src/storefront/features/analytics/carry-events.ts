/**
 * Events of checkout, for a tag manager that must not come there: kept in this tab until it is on a page where it may come.
 * Only of visitors who allow it.
 */
import { dropStored, isRecord, readStored, writeStored } from '../../stores/browser-storage.ts'
import type { WrittenEvent } from './write-events.ts'

const CARRIED_KEY = 'sockeye.events'

/** More than checkout has; the oldest are forgotten first. */
const MOST_CARRIED = 100

export const carryEvent = (event: WrittenEvent): void =>
  writeStored('session', CARRIED_KEY, [...carried(), event].slice(-MOST_CARRIED))

/** Once: they are not carried any further. */
export function takeCarried(): readonly object[] {
  const events = carried()
  dropStored('session', CARRIED_KEY)
  return events
}

function carried(): readonly object[] {
  const stored = readStored('session', CARRIED_KEY)
  const entries: readonly unknown[] = Array.isArray(stored) ? stored : []
  return entries.filter(isRecord)
}
