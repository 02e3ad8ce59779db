/**
 * Delivers events to webhooks. A run claims what is due and starts the attempts without waiting for them: a receiver that hangs
 * occupies its own four places and delays no other (HKS-05). Any number of nodes may run it concurrently.
 */
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Log } from '../../platform/log/log.ts'
import type { LogCode } from '../../platform/log/log-code.ts'
import { attemptDelivery, type SendWebhook } from './attempt-delivery.ts'
import { claimDeliveries, webhooksWithDue, type ClaimedDelivery } from './claim-deliveries.ts'
import { dispatchEvents } from './dispatch-events.ts'
import { finishDelivery, releaseDelivery, type FinishDeps, type DeliveryOutcome } from './finish-delivery.ts'
import { WEBHOOK_DELIVERY_LOG } from './log-codes.ts'
import type { WebhookTables } from './tables.ts'

export type DeliveryWorkerDeps = Omit<FinishDeps, 'random'> & {
  readonly database: Database<WebhookTables>
  readonly clock: Clock
  readonly log: Log
  readonly send: SendWebhook
  readonly random?: () => number
  /** A receiver that has not answered by then has failed. */
  readonly answerTimeoutMs?: number
  /** Has the next run soon: a place is free again. */
  readonly wake: () => void
}

export const ANSWER_TIMEOUT_MS = 10_000

export type DeliveryWorker = {
  /** Returns how many events were dispatched and attempts started. */
  readonly run: () => Promise<number>
  /** Aborts the attempts that are under way; they are due again. */
  readonly close: () => Promise<void>
}

export function createDeliveryWorker(deps: DeliveryWorkerDeps): DeliveryWorker {
  const { database, clock, log, send, random = Math.random, notifyOwners, wake } = deps
  const { answerTimeoutMs: timeoutMs = ANSWER_TIMEOUT_MS } = deps
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()

  const deliver = async (delivery: ClaimedDelivery): Promise<void> => {
    const { signal } = stopping
    const fields = { webhookId: delivery.webhook.id, deliveryId: delivery.id, tries: delivery.tries }
    try {
      const attempt = await attemptDelivery(send, delivery, { now: clock.now(), signal, timeoutMs })
      const outcome = await finishDelivery({ database, clock, random, notifyOwners }, delivery, attempt)
      const line = LINES[outcome]
      if (line !== undefined) log.write(line, { ...fields, problem: attempt.problem, status: attempt.status })
    } catch (err) {
      // Without an outcome it is due again when its lease ends.
      if (signal.aborted) await releaseDelivery(database, delivery, clock.now())
      else log.write(WEBHOOK_DELIVERY_LOG.attemptFailed, { ...fields, err })
    }
  }
  const start = (delivery: ClaimedDelivery): void => {
    const attempt = deliver(delivery).finally(() => {
      running.delete(attempt)
      if (!stopping.signal.aborted) wake()
    })
    running.add(attempt)
  }

  return {
    async run() {
      const dispatched = await dispatchEvents(database)
      const now = clock.now()
      let started = 0
      for (const webhookId of await webhooksWithDue(database, now)) {
        if (stopping.signal.aborted) break
        const claimed = await claimDeliveries(database, webhookId, now)
        for (const delivery of claimed) start(delivery)
        started += claimed.length
      }
      return dispatched + started
    },
    async close() {
      stopping.abort()
      await Promise.all(running)
    },
  }
}

const LINES: Readonly<Partial<Record<DeliveryOutcome, LogCode>>> = {
  dead: WEBHOOK_DELIVERY_LOG.dead,
  'switched-off': WEBHOOK_DELIVERY_LOG.switchedOff,
}
