/** Reports events of the shop to other systems. */
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Log } from '../../platform/log/log.ts'
import { createOutgoing, type OutgoingOptions } from '../../platform/outgoing/outgoing.ts'
import { purgeDeliveries } from './deliveries.ts'
import { ANSWER_TIMEOUT_MS, createDeliveryWorker, type DeliveryWorkerDeps } from './delivery-worker.ts'
import type { WebhookTables } from './tables.ts'

export type WebhookServiceDeps = Pick<DeliveryWorkerDeps, 'random' | 'answerTimeoutMs' | 'notifyOwners' | 'wake'> & {
  readonly database: Database<WebhookTables>
  readonly clock: Clock
  readonly log: Log
  /** A live shop connects to the internet only; another one also to this machine. */
  readonly isLive: boolean
  readonly outgoing?: OutgoingOptions
}

export type WebhookService = {
  /** Starts what is due, without waiting for the receivers; returns how much. */
  readonly deliverDue: () => Promise<number>
  /** Deletes what is older than 30 days; returns how many rows. */
  readonly purge: () => Promise<number>
  readonly close: () => Promise<void>
}

export function openWebhooks({ isLive, outgoing: options = {}, ...deps }: WebhookServiceDeps): WebhookService {
  const outgoing = createOutgoing(options)
  const worker = createDeliveryWorker({
    ...deps,
    send: outgoing.reach({
      name: 'merchant-webhook',
      network: isLive ? 'public' : 'configured',
      // The attempt has this limit itself, and reads the first 2 kB only.
      timeoutMs: 2 * ANSWER_TIMEOUT_MS,
      maxBytes: Number.MAX_SAFE_INTEGER,
      // Receivers fail independently, and each attempt has its own schedule.
      breaker: 'none',
    }),
  })
  return {
    deliverDue: worker.run,
    purge: () => purgeDeliveries(deps.database, deps.clock.now()),
    async close() {
      await worker.close()
      outgoing.close()
    },
  }
}
