/** What is done once a change of route has settled (NAV-07): not at all where the next one comes before that. */
import { ROUTE_SETTLE_MS } from '../ui/timings.ts'

/** Returns how to call it off. */
export function afterSettling(hook: () => void): () => void {
  const settling = setTimeout(hook, ROUTE_SETTLE_MS)
  return () => clearTimeout(settling)
}
