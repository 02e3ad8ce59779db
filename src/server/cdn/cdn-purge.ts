/**
 * Sends the tags of changed pages to the CDN, so that it does not show old prices until they expire (SCL-07). Tags of a moment are sent
 * together; what the CDN did not accept is sent again until it does. Every node sends its own, after it has dropped its own pages: a CDN
 * that fetched an old page from a slower node is purged again by that node.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../../platform/log/log.ts'
import { escapedTag } from '../http/cache-tags.ts'
import { CDN_LOG } from '../log-codes.ts'
import { MAX_TAGS, purgeRequest, type PurgeEndpoint } from './purge-request.ts'

export type CdnPurge = {
  readonly purge: (tags: readonly string[]) => void
  /** Tries once more to send what is left. */
  readonly close: () => Promise<void>
}

type Deps = {
  readonly endpoint: PurgeEndpoint
  readonly send: (request: Request) => Promise<Response>
  readonly log: Log
  readonly batchMs?: number
  readonly retryMs?: number
}

const BATCH_MS = 100
const RETRY_MS = 1000
const MAX_RETRY_MS = 30_000

/** Long: a factory; its functions share what is pending. */
export function createCdnPurge({ endpoint, send, log, batchMs = BATCH_MS, retryMs = RETRY_MS }: Deps): CdnPurge {
  const pending = new Set<string>()
  const closing = new AbortController()
  let running: Promise<void> | undefined
  let failures = 0

  async function sendNext(): Promise<void> {
    const tags = [...pending].slice(0, MAX_TAGS)
    for (const tag of tags) pending.delete(tag)
    try {
      const answer = await send(purgeRequest(endpoint, tags))
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`The CDN answered ${answer.status}`)
      if (failures > 0) log.write(CDN_LOG.purgeRecovered)
      failures = 0
    } catch (err) {
      for (const tag of tags) pending.add(tag)
      failures += 1
      if (failures === 1) log.write(CDN_LOG.purgeFailed, { err, tags: pending.size })
    }
  }
  const waitMs = () => (failures === 0 ? batchMs : Math.min(retryMs * 2 ** (failures - 1), MAX_RETRY_MS))
  const rest = () => pause(waitMs(), undefined, { signal: closing.signal, ref: false }).catch(() => undefined)

  async function work(): Promise<void> {
    await rest()
    while (pending.size > 0 && !closing.signal.aborted) {
      await sendNext()
      if (failures > 0) await rest()
    }
  }

  return {
    purge(tags) {
      for (const tag of tags) pending.add(escapedTag(tag))
      if (pending.size === 0 || running !== undefined || closing.signal.aborted) return
      running = work().finally(() => {
        running = undefined
      })
    },
    async close() {
      closing.abort()
      await running
      failures = 0
      while (pending.size > 0 && failures === 0) await sendNext()
    },
  }
}
