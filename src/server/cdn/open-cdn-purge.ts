/** The CDN in front of the shop, as the settings have it. */
import type { Config } from '../../platform/config/read-config.ts'
import type { Log } from '../../platform/log/log.ts'
import { createOutgoing, type OutgoingOptions } from '../../platform/outgoing/outgoing.ts'
import type { PageAnswers } from '../pages/page-answers.ts'
import { createCdnPurge, type CdnPurge } from './cdn-purge.ts'

type Settings = Pick<Config, 'cdnPurgeUrl' | 'cdnPurgeStyle' | 'cdnPurgeToken'>

type Deps = { readonly log: Log; readonly observe?: OutgoingOptions['observe'] }

const TIMEOUT_MS = 5000
const MAX_BYTES = 64 * 1024

/** Undefined without CDN_PURGE_URL. */
export function openCdnPurge(
  { cdnPurgeUrl: url, cdnPurgeStyle: style, cdnPurgeToken: token }: Settings,
  { log, observe }: Deps,
): CdnPurge | undefined {
  if (url === undefined) return undefined
  // It waits longer and longer itself.
  const dependency = {
    name: 'cdn',
    network: 'configured',
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
    breaker: 'none',
  } as const
  const send = createOutgoing({ observe }).reach(dependency)
  return createCdnPurge({ endpoint: { url, style, token }, send, log })
}

/** Pages that are dropped from our cache are purged from the CDN after it. */
export const purgedWith = ({ drop }: Pick<PageAnswers, 'drop'>, { purge }: CdnPurge): Pick<PageAnswers, 'drop'> => ({
  drop(tags) {
    const dropped = drop(tags)
    purge(tags)
    return dropped
  },
})
