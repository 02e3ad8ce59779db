/**
 * How fast the shop acknowledges webhooks of the payment provider. They are sent at a steady pace by a process that does nothing
 * else; in between a health check is requested, which costs nothing and so measures the time in the queue of the event loop.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { NotificationItem, NotificationRequest } from '../../src/contracts/payment-provider/payment-provider.ts'
import { signNotification } from '../../src/contracts/payment-provider/webhook-signature.ts'
import { newId } from '../../src/platform/ids.ts'
import { createHttpClient } from './http-client.ts'

export type Account = { readonly merchantAccount: string; readonly hmacKey: string }

export type Acknowledged = {
  /** Milliseconds from sending each webhook. */
  readonly webhooks: readonly number[]
  readonly healthChecks: readonly number[]
}

const PAUSE_MS = 20

/** Until the signal is aborted. */
export async function sendNotifications(shopUrl: string, account: Account, signal: AbortSignal): Promise<Acknowledged> {
  const send = createHttpClient(shopUrl, 4)
  const webhooks: number[] = []
  const healthChecks: number[] = []
  while (!signal.aborted) {
    const body = notificationOf(account)
    const sentAt = performance.now()
    const { status, text } = await send('/orderv1/payments/adyen/webhooks', { method: 'POST', body })
    webhooks.push(performance.now() - sentAt)
    if (status !== 200) throw new Error(`Webhook was not acknowledged: ${status} ${text}`)
    await wait(PAUSE_MS)
    const requestedAt = performance.now()
    await send('/health/live')
    healthChecks.push(performance.now() - requestedAt)
    await wait(PAUSE_MS)
  }
  return { webhooks, healthChecks }
}

/** For an unknown payment, but signed: so it is stored and processed like any other. */
function notificationOf({ merchantAccount, hmacKey }: Account): NotificationRequest {
  const id = newId()
  const item: NotificationItem = {
    pspReference: id,
    merchantAccountCode: merchantAccount,
    merchantReference: `unknown-${id}`,
    amount: { value: 1000, currency: 'EUR' },
    eventCode: 'AUTHORISATION',
    eventDate: '2026-11-15T12:00:00+00:00',
    success: 'false',
    paymentMethod: 'visa',
  }
  const additionalData = { hmacSignature: signNotification(item, hmacKey) }
  return { live: 'false', notificationItems: [{ NotificationRequestItem: { ...item, additionalData } }] }
}
