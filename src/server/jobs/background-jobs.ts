/** The background jobs of the shop, and how often each polls when it is not woken. */
import type { CommerceService } from '../../services/commerce/service.ts'
import type { DiscoveryService } from '../../services/discovery/service.ts'
import type { EngagementService } from '../../services/engagement/service.ts'
import type { PaymentsService } from '../../services/payment-sandbox/service.ts'
import type { BackgroundJob } from './job-runner.ts'

const SECOND = 1000
const HOUR = 60 * 60 * SECOND
/** Purchases within this time are processed in one batch. */
const BATCH_MS = 100

/** Sends the payment notifications of the sandbox. */
export const SANDBOX_JOB = 'payment sandbox'

/** Sends the confirmation mails of newsletter subscriptions. */
export const NEWSLETTER_JOB = 'newsletter mails'

/** Fetches exchange rates. */
export const RATES_JOB = 'exchange rates'

type Workers = {
  /** Undefined where it runs in another process. */
  readonly commerce: Pick<CommerceService, 'work' | 'purgeCarts'> | undefined
  readonly sandbox: Pick<PaymentsService, 'work'> | undefined
  readonly discovery: Pick<DiscoveryService, 'counter'> | undefined
  readonly engagement: Pick<EngagementService, 'sendDue' | 'refreshRates' | 'purge'> | undefined
  /** Of limits that all nodes count in the database, with and without a desk. */
  readonly purgeLimits: () => Promise<number>
}

export function backgroundJobs(workers: Workers): readonly BackgroundJob[] {
  const { sandbox, discovery } = workers
  const { work, purgeCarts } = workers.commerce ?? {}
  const { sendDue, refreshRates, purge } = workers.engagement ?? {}
  return [
    ...(purgeCarts === undefined ? [] : [{ name: 'old carts', run: purgeCarts, everyMs: 6 * HOUR }]),
    ...(work === undefined
      ? []
      : [
          { name: 'inbox', run: work.inbox, everyMs: 5 * SECOND, restMs: BATCH_MS },
          { name: 'outbox', run: work.outbox, everyMs: 2 * SECOND, restMs: BATCH_MS },
          { name: 'reconcile', run: work.reconcile, everyMs: 60 * SECOND },
          { name: 'purge', run: work.purge, everyMs: 6 * HOUR },
          { name: 'late orders', run: work.late, everyMs: HOUR },
        ]),
    // A process that is killed loses the counts of this time at most.
    ...(discovery === undefined
      ? []
      : [{ name: 'search counters', run: discovery.counter.flush, everyMs: 10 * SECOND }]),
    ...(sendDue === undefined ? [] : [{ name: NEWSLETTER_JOB, run: sendDue, everyMs: 5 * SECOND }]),
    ...(purge === undefined ? [] : [{ name: 'old proofs', run: purge, everyMs: 6 * HOUR }]),
    { name: 'old rate limits', run: workers.purgeLimits, everyMs: 6 * HOUR },
    ...(refreshRates === undefined ? [] : [{ name: RATES_JOB, run: refreshRates, everyMs: 6 * HOUR }]),
    ...(sandbox === undefined
      ? []
      : [{ name: SANDBOX_JOB, run: sandbox.work.deliverDue, everyMs: SECOND, restMs: BATCH_MS }]),
  ]
}
