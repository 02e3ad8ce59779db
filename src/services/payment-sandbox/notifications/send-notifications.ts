/**
 * Sends notifications to the webhook of the shop, and retries until it acknowledges them. One queue: while a notification is not
 * acknowledged, nothing behind it is sent. Without failures, notifications of different payments are sent in parallel and those
 * of one payment one after the other.
 */
import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Fetch } from '../../../contracts/call-json.ts'
import type { NotificationItem, NotificationRequest } from '../../../contracts/payment-provider/payment-provider.ts'
import { signNotification } from '../../../contracts/payment-provider/webhook-signature.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import { readKnobs } from '../knobs/knobs.ts'
import { later, type Sandbox } from '../sandbox.ts'
import type { PaymentsTables } from '../tables.ts'
import { retryAfter } from './retry-ladder.ts'
import { SANDBOX_LOG } from '../log-codes.ts'

/** The shop has that long to answer. */
const TIMEOUT_MS = 10_000
/** No other process sends it meanwhile; short, so that a crashed process does not delay it for long. Sending twice is allowed. */
const CLAIM_MS = 2000
const BATCH_SIZE = 50

type Row = Pick<PaymentsTables['sandbox_notifications'], 'id' | 'lane' | 'item' | 'tries' | 'drops' | 'forgeries'>

const notificationItem: z.ZodType<NotificationItem> = z.object({
  pspReference: z.string(),
  originalReference: z.string().exactOptional(),
  merchantAccountCode: z.string(),
  merchantReference: z.string(),
  amount: z.object({ value: z.int(), currency: z.string() }),
  eventCode: z.string(),
  eventDate: z.string(),
  success: z.enum(['true', 'false']),
  paymentMethod: z.string().exactOptional(),
  reason: z.string().exactOptional(),
  operations: z.array(z.string()).exactOptional(),
  additionalData: z.record(z.string(), z.string()).exactOptional(),
})

type Claimed = {
  readonly rows: readonly Row[]
  /** Whether nothing else was due. */
  readonly isAll: boolean
}

export type SenderDeps = Pick<Sandbox, 'database' | 'clock' | 'log'> & {
  /** Reaches the shop. */
  readonly deliver: Fetch
  readonly webhookUrl: string
  readonly hmacKey: string
}

export type NotificationSender = {
  /** Sends what is due until nothing is, or until something is not taken. Answers how many were taken. */
  readonly sendDue: () => Promise<number>
}

/** Long: a factory; its functions share the queue of deliveries. */
export function createSender({ database, clock, log, deliver, webhookUrl, hmacKey }: SenderDeps): NotificationSender {
  const wrongKey = createHmac('sha256', hmacKey).update('wrong key').digest('hex')

  const claim = (): Promise<Claimed> =>
    database.transaction(async (transaction) => {
      const now = clock.now()
      const queue = await database
        .lockRows(
          transaction
            .selectFrom('sandbox_notifications')
            .select(['id', 'lane', 'item', 'tries', 'drops', 'forgeries', 'due_at', 'claimed_until'])
            .where('done_at', 'is', null)
            // One that failed holds up the others; one that is only late does not.
            .where((is) => is.or([is('tries', '>', 0), is('due_at', '<=', now.toISOString())]))
            .orderBy('place')
            .limit(BATCH_SIZE),
        )
        .execute()
      const failed = queue.findIndex(({ tries }) => tries > 0)
      const free = failed > 0 ? queue.slice(0, failed) : queue.slice(0, failed === 0 ? 1 : BATCH_SIZE)
      const isHeldUp = free.some(
        ({ due_at: due, claimed_until: until }) => due > now.toISOString() || (until ?? '') > now.toISOString(),
      )
      if (isHeldUp || free.length === 0) return { rows: [], isAll: true }
      await transaction
        .updateTable('sandbox_notifications')
        .set({ claimed_until: later(now, CLAIM_MS) })
        .where(sql<boolean>`id ${database.amongTexts(free.map(({ id }) => id))}`)
        .execute()
      return { rows: free, isAll: failed === -1 && queue.length < BATCH_SIZE }
    })

  const signed = (item: NotificationItem, key: string): NotificationRequest => ({
    live: 'false',
    notificationItems: [
      {
        NotificationRequestItem: {
          ...item,
          additionalData: { ...item.additionalData, hmacSignature: signNotification(item, key) },
        },
      },
    ],
  })

  const isTaken = async ({ id, item, tries, drops, forgeries }: Row): Promise<boolean> => {
    if (tries < drops) return false
    const parsed = parseStoredJson(notificationItem, item, `notification ${id}`)
    const body = JSON.stringify(signed(parsed, tries < drops + forgeries ? wrongKey : hmacKey))
    try {
      const headers = { 'content-type': 'application/json' }
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const answer = await deliver(new Request(webhookUrl, { method: 'POST', headers, body, signal }))
      await answer.body?.cancel()
      return answer.ok
    } catch (err) {
      log.write(SANDBOX_LOG.notificationNotDelivered, { err })
      return false
    }
  }

  /** One after the other; what stands behind one that was not taken is not sent. */
  const sendLane = async (rows: readonly Row[]): Promise<readonly string[]> => {
    const taken: string[] = []
    for (const row of rows) {
      if (!(await isTaken(row))) {
        await putOff(row)
        break
      }
      taken.push(row.id)
    }
    return taken
  }

  const putOff = async ({ id, tries }: Row): Promise<void> => {
    const now = clock.now()
    const wait = retryAfter(tries + 1)
    const { timeScale } = await readKnobs(database.query)
    if (wait === undefined) log.write(SANDBOX_LOG.notificationGaveUp, { notification: id })
    await database.query
      .updateTable('sandbox_notifications')
      .set({
        tries: tries + 1,
        claimed_until: null,
        ...(wait === undefined ? { done_at: now.toISOString() } : { due_at: later(now, wait * timeScale) }),
      })
      .where('id', '=', id)
      .where('done_at', 'is', null)
      .execute()
  }

  const finish = async (rows: readonly Row[], taken: readonly string[]): Promise<void> => {
    const untouched = rows.map(({ id }) => id).filter((id) => !taken.includes(id))
    if (taken.length > 0) {
      await database.query
        .updateTable('sandbox_notifications')
        .set({ done_at: clock.now().toISOString() })
        .where(sql<boolean>`id ${database.amongTexts(taken)}`)
        .execute()
    }
    if (untouched.length > 0) {
      await database.query
        .updateTable('sandbox_notifications')
        .set({ claimed_until: null })
        .where(sql<boolean>`id ${database.amongTexts(untouched)}`)
        .execute()
    }
  }

  return {
    async sendDue() {
      let sent = 0
      for (;;) {
        const { rows, isAll } = await claim()
        const lanes = Map.groupBy(rows, ({ lane }) => lane)
        const taken = (await Promise.all([...lanes.values()].map(sendLane))).flat()
        await finish(rows, taken)
        sent += taken.length
        // Notifications that were staged meanwhile have triggered another run.
        if (isAll || taken.length < rows.length) return sent
      }
    },
  }
}
