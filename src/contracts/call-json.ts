/** How every client of ours calls: one place for limits and failures. Runs in the browser, so it stays small. */

/** `globalThis.fetch`, or the `fetch` of a service in the same process. */
export type Fetch = (request: Request) => Promise<Response>

export type CallFailure = 'network' | 'timeout' | 'aborted' | 'status'

export interface CallErrorDetails {
  readonly status?: number
  /** What the service answered with the status, when it was JSON. */
  readonly answer?: unknown
  readonly cause?: unknown
}

/** A call that brought no usable answer. The four messages are fixed (ERR-47 to ERR-50). */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly kind: CallFailure
  readonly status: number | undefined
  readonly answer: unknown

  constructor(kind: CallFailure, { status, answer, cause }: CallErrorDetails = {}) {
    super(kind === 'status' ? `Request failed with status code ${status}` : MESSAGES[kind], { cause })
    this.kind = kind
    this.status = status
    this.answer = answer
  }
}

const MESSAGES = { network: 'Network error', timeout: 'Timeout', aborted: 'Aborted' }

export interface JsonRequest extends Deadline {
  readonly fetch: Fetch
  readonly url: string
  readonly method?: string
  readonly headers?: Record<string, string>
  /** Sent as JSON. */
  readonly body?: unknown
  /** Only the status matters: the body of the answer is not read. */
  readonly ignoresBody?: boolean | undefined
}

export interface JsonResponse {
  readonly status: number
  readonly headers: Headers
  /** Undefined when the answer is empty. */
  readonly body: unknown
}

const TIMEOUT_MS = 10_000

/** Resolves with a successful answer, rejects with a CallError otherwise. */
export const callJson = (call: JsonRequest): Promise<JsonResponse> => withDeadline((signal) => send(call, signal), call)

export type Deadline = { readonly signal?: AbortSignal | undefined; readonly timeoutMs?: number | undefined }

/** Rejects with a CallError when the caller aborts or the time is over, and aborts the work. */
export async function withDeadline<Value>(
  work: (signal: AbortSignal) => Promise<Value>,
  { signal, timeoutMs = TIMEOUT_MS }: Deadline,
): Promise<Value> {
  if (signal?.aborted) throw new CallError('aborted')
  const ended = Promise.withResolvers<never>()
  const cancel = new AbortController()
  // Rejects before it aborts, so that the failure is ours and not that of the aborted fetch.
  const end = (kind: CallFailure) => {
    ended.reject(new CallError(kind))
    cancel.abort()
  }
  const timer = setTimeout(() => end('timeout'), timeoutMs)
  const abort = () => end('aborted')
  signal?.addEventListener('abort', abort)
  try {
    return await Promise.race([work(cancel.signal), ended.promise])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

async function send(call: JsonRequest, signal: AbortSignal): Promise<JsonResponse> {
  const { response, parsed } = await receive(call, signal)
  const { status } = response
  // An answer that claims success and is not JSON comes from something that is not the service.
  if (!response.ok || parsed === NOT_JSON) {
    throw new CallError('status', { status, answer: parsed === NOT_JSON ? undefined : parsed })
  }
  return { status, headers: response.headers, body: parsed }
}

async function receive(
  { fetch, url, method = 'GET', headers, body, ignoresBody }: JsonRequest,
  signal: AbortSignal,
): Promise<{ response: Response; parsed: unknown }> {
  try {
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    const all = { accept: 'application/json', ...type, ...headers }
    const content = body === undefined ? {} : { body: JSON.stringify(body) }
    const response = await fetch(new Request(url, { method, headers: all, signal, ...content }))
    return { response, parsed: ignoresBody ? undefined : parseJson(await response.text()) }
  } catch (cause) {
    throw new CallError('network', { cause })
  }
}

const NOT_JSON = Symbol('not JSON')

function parseJson(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return NOT_JSON
  }
}
