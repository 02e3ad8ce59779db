/**
 * Keeps for the session what campaign a visitor came with, so that it still counts when the address says nothing any more
 * (SEG-04, STO-07): once they allow it, and not a moment longer (ADR 24).
 */
import { dropStored, writeStored } from '../../../stores/browser-storage.ts'
import { allows, consentStore } from '../consent/index.ts'
import { NONE, segmentStore } from './segments.ts'
import { SEGMENTS_KEY } from './start-segments.ts'

export function storeSegments(): () => void {
  const heed = () => {
    const consent = consentStore.get()
    if (consent === 'unknown') return
    const variables = segmentStore.get()
    if (!allows(consent, 'marketing')) dropStored('session', SEGMENTS_KEY)
    else if (variables !== NONE) writeStored('session', SEGMENTS_KEY, variables)
  }
  heed()
  const stops = [consentStore.subscribe(heed), segmentStore.subscribe(heed)]
  return () => stops.forEach((stop) => stop())
}
