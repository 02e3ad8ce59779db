/** One attempt to deliver an event: a signed POST whose status decides (HKS-03, HKS-04). */
import { z } from 'zod'
import type { DeliveryProblem } from '../../contracts/webhooks/event-types.ts'
import { PrivateNetworkError } from '../../platform/outgoing/guarded-lookup.ts'
import { parseStoredJson } from '../../platform/stored-json.ts'
import type { ClaimedDelivery } from './claim-deliveries.ts'
import { signedHeaders } from './signature.ts'
import { secretsOf } from './stored-webhooks.ts'

/** Of an answer, for staff. */
const MAX_ANSWER_BYTES = 2048

export type Attempt = {
  /** Undefined: delivered. */
  readonly problem: DeliveryProblem | undefined
  readonly status: number | undefined
  readonly answer: string
  readonly durationMs: number
}

export type SendWebhook = (request: Request) => Promise<Response>

const eventData = z.record(z.string(), z.string())

/** What a receiver gets. */
export function bodyOf({ id, seq, type, occurred_at: timestamp, data }: ClaimedDelivery['event']): string {
  const subject = parseStoredJson(eventData, data, `event ${id}`)
  return JSON.stringify({ type, timestamp, data: { ...subject, version: seq } })
}

export async function attemptDelivery(
  send: SendWebhook,
  { webhook, event }: ClaimedDelivery,
  { now, signal, timeoutMs }: { readonly now: Date; readonly signal: AbortSignal; readonly timeoutMs: number },
): Promise<Attempt> {
  const body = bodyOf(event)
  const startedAt = performance.now()
  const ended = (result: Omit<Attempt, 'durationMs'>): Attempt => ({
    ...result,
    durationMs: Math.round(performance.now() - startedAt),
  })
  const deadline = AbortSignal.timeout(timeoutMs)
  try {
    const response = await send(
      new Request(webhook.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Sockeye-Webhooks/1',
          'accept-encoding': 'identity',
          ...signedHeaders(secretsOf(webhook, now), { id: event.id, at: now, body }),
        },
        body,
        signal: AbortSignal.any([signal, deadline]),
      }),
    )
    const { status } = response
    return ended({ problem: problemOf(status), status, answer: await firstBytes(response) })
  } catch (error) {
    // Not an answer: the shop stops, and another process attempts it.
    signal.throwIfAborted()
    const problem = error instanceof PrivateNetworkError ? 'private' : deadline.aborted ? 'timeout' : 'network'
    return ended({ problem, status: undefined, answer: '' })
  }
}

function problemOf(status: number): DeliveryProblem | undefined {
  if (status >= 200 && status < 300) return undefined
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}

/** The status was the answer: a body that ends early or never ends changes nothing about it. */
async function firstBytes({ body }: Response): Promise<string> {
  if (body === null) return ''
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    while (bytes < MAX_ANSWER_BYTES) {
      const { done, value } = await reader.read()
      if (done) break
      chunks.push(value)
      bytes += value.byteLength
    }
    await reader.cancel()
  } catch {
    // What arrived until then is shown.
  }
  const shown = Buffer.concat(chunks).subarray(0, MAX_ANSWER_BYTES)
  // As a stream: a last character that is cut is left out. PostgreSQL stores no zero characters.
  return new TextDecoder().decode(shown, { stream: true }).replaceAll('\0', '')
}
