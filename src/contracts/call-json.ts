/** How every client of ours calls: one place for limits and failures. Runs in the browser, so it stays small. */

/** `globalThis.fetch`, or the `fetch` of a service in the same process: that listens to no signal, and is handed the body. */
export type Fetch = ((request: Request) => Promise<Response>) & {
  readonly near?: (asked: Asked, body: string | undefined) => Promise<Response>
}

/** What a request is made of, for whoever can do without a whole one. Beside these headers it takes and sends JSON. */
interface Asked {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>> | undefined
}

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

export interface Call {
  readonly fetch: Fetch
  readonly url: string
  readonly method?: string
  readonly headers?: Record<string, string>
  /** Sent as JSON. */
  readonly body?: unknown
  readonly signal?: AbortSignal
  readonly timeoutMs?: number
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  /** Undefined when the answer is empty. */
  readonly body: unknown
}

const TIMEOUT_MS = 10_000

/** Resolves with a successful answer, rejects with a CallError otherwise. */
export async function callJson(call: Call): Promise<Answer> {
  const { signal, timeoutMs = TIMEOUT_MS } = call
  if (signal?.aborted) throw new CallError('aborted')
  const ended = Promise.withResolvers<never>()
  // A race: who is near does not listen to a signal.
  const cancel = call.fetch.near ? undefined : new AbortController()
  // Rejects first and cancels then, so that the failure is ours and not whatever the cancelled fetch says.
  const end = (kind: CallFailure) => {
    ended.reject(new CallError(kind))
    cancel?.abort()
  }
  const timer = setTimeout(() => end('timeout'), timeoutMs)
  const abort = () => end('aborted')
  signal?.addEventListener('abort', abort)
  try {
    return await Promise.race([send(call, cancel?.signal), ended.promise])
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

async function send({ fetch, url, method = 'GET', headers, body }: Call, signal?: AbortSignal): Promise<Answer> {
  const content = body === undefined ? undefined : JSON.stringify(body)
  const { near } = fetch
  const whole = () => {
    const type = content === undefined ? {} : { 'content-type': 'application/json' }
    const all = { accept: 'application/json', ...type, ...headers }
    return new Request(url, {
      method,
      headers: all,
      signal: signal ?? null,
      ...(content !== undefined && { body: content }),
    })
  }
  const { response, parsed } = await answerOf(() => (near ? near({ url, method, headers }, content) : fetch(whole())))
  const { status } = response
  // An answer that claims success and is not JSON comes from something that is not the service.
  if (!response.ok || parsed === NOT_JSON) {
    throw new CallError('status', { status, answer: parsed === NOT_JSON ? undefined : parsed })
  }
  return { status, headers: response.headers, body: parsed }
}

async function answerOf(ask: () => Promise<Response>): Promise<{ response: Response; parsed: unknown }> {
  try {
    const response = await ask()
    // A service in the same process may hand over the value itself: such an answer has a `json` of its own.
    const isValue = Object.hasOwn(response, 'json')
    return { response, parsed: isValue ? await response.json() : parseJson(await response.text()) }
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
