/**
 * The webhook of the provider. Notifications are accepted only when they are signed; they are stored, acknowledged, and processed
 * afterwards. A problem with an order is never reported to the provider: it would hold back all other notifications until it is
 * fixed.
 */
import { Hono } from 'hono'
import { WEBHOOK_PATH } from '../../../contracts/commerce/payment.ts'
import { isSigned } from '../../../contracts/payment-provider/webhook-signature.ts'
import type { NotificationItem } from '../../../contracts/payment-provider/payment-provider.ts'
import { batchCalls } from '../../../platform/batch-calls.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { refuse } from '../../../platform/http/http-errors.ts'
import type { ServiceEnv } from '../../../platform/http/service-app.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { CommerceTables } from '../tables.ts'
import { storeNotifications } from './event-inbox.ts'
import { notificationRequest } from './notification-schema.ts'
import { WEBHOOK_LOG } from '../log-codes.ts'

export type WebhookDeps = {
  readonly database: Database<CommerceTables>
  readonly clock: Clock
  readonly log: Log
  readonly cartPrefix: string
  readonly merchantAccount: string
  /** The newest first. */
  readonly hmacKeys: readonly string[]
  /** Wakes the inbox worker. */
  readonly wake: () => void
}

export function webhookRoutes({ database, clock, log, cartPrefix, merchantAccount, hmacKeys, wake }: WebhookDeps) {
  const reportForgery = forgeryReporter({ log, clock })
  // The provider sends many concurrently, each in a request of its own.
  const keep = batchCalls((items: readonly NotificationItem[]) => storeNotifications(database, items, clock.now()))
  return new Hono<ServiceEnv>().post(`/${cartPrefix}${WEBHOOK_PATH}`, async (c) => {
    c.header('Cache-Control', 'no-store')
    const notifications = notificationRequest.safeParse(parseJson(await c.req.text()))
    if (!notifications.success) return refuse(c, 'INVALID_REQUEST')
    if (!notifications.data.every((item) => isSigned(item, hmacKeys))) {
      reportForgery(notifications.data.map(({ eventCode }) => eventCode))
      return c.json({ code: 'UNAUTHORIZED', message: 'The signature is missing or wrong' }, 401)
    }
    // One key may sign for several accounts of a company.
    const ours = notifications.data.filter(({ merchantAccountCode }) => merchantAccountCode === merchantAccount)
    if (ours.length < notifications.data.length) log.write(WEBHOOK_LOG.otherMerchantAccount)
    await Promise.all(ours.map(keep))
    wake()
    return c.text('[accepted]')
  })
}

const MINUTE = 60_000

/** A forger can send thousands: they are counted, and logged once a minute. */
function forgeryReporter({ log, clock }: Pick<WebhookDeps, 'log' | 'clock'>): (events: readonly string[]) => void {
  let rejected = 0
  let nextLine = 0
  return (events) => {
    rejected += 1
    const now = clock.now().getTime()
    if (now < nextLine) return
    log.write(WEBHOOK_LOG.signatureInvalid, { rejected, events })
    rejected = 0
    nextLine = now + MINUTE
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
