/** One HTTP request to the shop, without retries, and without interpreting the answer. */
import { BACKGROUND_HEADER } from '../../contracts/staff/background-read.ts'

export type DeskAnswer =
  | { readonly kind: 'answer'; readonly status: number; readonly body: unknown; readonly retryAfterMs: number }
  /** No answer: no network, or not in time. */
  | { readonly kind: 'unreachable' }

export type DeskRequest = {
  readonly path: string
  readonly method?: 'GET' | 'POST'
  readonly body?: unknown
  readonly idempotencyKey?: string | undefined
  readonly signal?: AbortSignal | undefined
  /** Without a click: see contracts/staff/background-read.ts. */
  readonly isBackground?: boolean
}

/** An operation is rolled back after 30 s; a request that takes longer has no answer any more. */
const TIMEOUT_MS = 40_000

/** Rejects only when the caller aborts. */
export async function sendJson({
  path,
  method = 'POST',
  body,
  idempotencyKey,
  signal,
  isBackground = false,
}: DeskRequest): Promise<DeskAnswer> {
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), TIMEOUT_MS)
  try {
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      redirect: 'error',
      headers: {
        accept: 'application/json',
        ...(method === 'POST' && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        ...(isBackground && { [BACKGROUND_HEADER]: '1' }),
      },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
      signal: signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal,
    })
    return {
      kind: 'answer',
      status: response.status,
      body: await readBody(response),
      retryAfterMs: Number(response.headers.get('retry-after') ?? 1) * 1000,
    }
  } catch (error) {
    if (signal?.aborted) throw error
    return { kind: 'unreachable' }
  } finally {
    clearTimeout(timer)
  }
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    // Not from the desk, for instance the page of a proxy.
    return undefined
  }
}
