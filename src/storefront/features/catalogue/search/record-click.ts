/**
 * Tells which find was wanted (SRC-14): the page's own data layer, and the search service. That one hears it of everybody,
 * not of this visitor: it needs no consent and nothing about a person is kept. Whether it arrives changes nothing for the
 * shopper.
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
  // The page may be on its way out when it is told.
  const client = suggestClient(discoveryTransport(sendAndLeave))
  client.record(ANONYMOUS_PROFILE, [click]).catch(() => undefined)
}
