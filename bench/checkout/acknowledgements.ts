/**
 * How soon the shop says that it has taken the provider's news. Told by a process that does nothing else, at a steady pace;
 * in turn with them the shop is asked for a word that costs it nothing, which tells how much of the time is waiting for a turn.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { NotificationItem, NotificationRequest } from '../../src/contracts/payment-provider/payment-provider.ts'
import { signNotification } from '../../src/contracts/payment-provider/webhook-signature.ts'
import { newId } from '../../src/platform/ids.ts'
import { askShop } from './ask.ts'

export type Account = { readonly merchantAccount: string; readonly hmacKey: string }

export type Acknowledged = {
  /** Milliseconds from when each was sent. */
  readonly news: readonly number[]
  readonly word: readonly number[]
}

const PAUSE = 20

/** Until it is told to stop. */
export async function tellNews(shopUrl: string, account: Account, signal: AbortSignal): Promise<Acknowledged> {
  const ask = askShop(shopUrl, 4)
  const news: number[] = []
  const word: number[] = []
  while (!signal.aborted) {
    const body = newsOf(account)
    const told = performance.now()
    const { status, text } = await ask('/orderv1/payments/adyen/webhooks', { method: 'POST', body })
    news.push(performance.now() - told)
    if (status !== 200) throw new Error(`News were not taken: ${status} ${text}`)
    await wait(PAUSE)
    const asked = performance.now()
    await ask('/health/live')
    word.push(performance.now() - asked)
    await wait(PAUSE)
  }
  return { news, word }
}

/** Of a payment that nobody here knows: signed, so it is written down and worked off like any other. */
function newsOf({ merchantAccount, hmacKey }: Account): NotificationRequest {
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
