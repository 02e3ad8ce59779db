/**
 * Reports which search result was clicked (SRC-14), to the page's own data layer and to the search service. The service
 * receives no visitor id and stores nothing personal, so no consent is needed. A failure does not affect the shopper.
 */
import { ANONYMOUS_PROFILE } from '../../../../contracts/discovery/discovery-call.ts'
import type { DiscoveryEvent } from '../../../../contracts/discovery/discovery.ts'
import { suggestClient } from '../../../../contracts/discovery/suggest-client.ts'
import { discoveryTransport, sendAndLeave } from '../../../stores/transports.ts'
import { pushEvent } from '../../telemetry/analytics/index.ts'

type Click = DiscoveryEvent & {
  readonly kind: 'suggestionClick' | 'searchClick'
  readonly term: string
  readonly id: string
}

export function recordClick(click: Click): void {
  const { kind: type, term, id } = click
  pushEvent({ event: 'clickSearch', type, term, id })
  // The page may be unloading when this is sent.
  const client = suggestClient(discoveryTransport(sendAndLeave))
  client.record(ANONYMOUS_PROFILE, [click]).catch(() => undefined)
}
