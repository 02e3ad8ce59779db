/**
 * Calls between services of one process. The caller gets what it would get over the network, without the writing and
 * reading of JSON in between: a listing of sixty-four products is half a megabyte of it. Whoever is handed a value that way
 * must not change it; what they are handed is readonly, and the clients make their own views of it.
 */
import type { Context } from 'hono'
import { type Asked, bodyFromInside, fromInside, insideRequest, isFromInside } from './inside-request.ts'

type Fetch = (request: Request) => Promise<Response>
type NearFetch = Fetch & { readonly near: (asked: Asked, body: string | undefined) => Promise<Response> }

export function inProcess(fetch: Fetch): NearFetch {
  const near = (asked: Asked, body: string | undefined) => fetch(insideRequest(asked, body))
  return Object.assign((request: Request) => fetch(fromInside(request)), { near })
}

/** Has the service answer its own process with values. An answer has a `json` of its own where it holds one. */
export function handOverValues(c: Context): void {
  const { raw, bodyCache } = c.req
  if (!isFromInside(raw)) return
  Reflect.set(c, 'json', handOver)
  const body = bodyFromInside(raw)
  // Declared to be the text itself, and taken for a promise of it.
  if (body !== undefined) Reflect.set(bodyCache, 'text', Promise.resolve(body))
}

type Given = Readonly<Record<string, string>> | undefined

function handOver(value: unknown, status = 200, headers?: Given): Response {
  const Answer = kindOfAnswer()
  return new Answer(value, status, headers)
}

const OF_JSON = { 'content-type': 'application/json' }
/** Of most answers. Whoever adds to them makes a new answer first. */
const USUAL = new Headers(OF_JSON)

let known: { readonly usual: typeof Response; readonly kind: ReturnType<typeof holdingValues> } | undefined

/** Of the kind that is usual now: the server has one of its own, which it puts in the place of Node's when it opens. */
function kindOfAnswer(): ReturnType<typeof holdingValues> {
  if (known?.usual !== Response) known = { usual: Response, kind: holdingValues() }
  return known.kind
}

/** It is written only if somebody reads it otherwise: whoever adds a header on the way makes a new answer of its body. */
const holdingValues = () =>
  class extends Response {
    readonly #value: unknown
    override readonly status: number
    override readonly ok: boolean
    override readonly headers: Headers

    constructor(value: unknown, status: number, given: Given) {
      const headers = status === 200 && given === undefined ? USUAL : new Headers({ ...OF_JSON, ...given })
      // The server's own kind of answer looks for both here when it is made anew, and not at the members below.
      super(null, { status, headers })
      this.#value = value
      this.status = status
      this.ok = status >= 200 && status < 300
      this.headers = headers
    }

    override readonly json = async () => this.#value

    override get body() {
      return this.#written().body
    }

    override text() {
      return this.#written().text()
    }

    override arrayBuffer() {
      return this.#written().arrayBuffer()
    }

    override blob() {
      return this.#written().blob()
    }

    override clone() {
      return this.#written()
    }

    #written(): Response {
      return new Response(JSON.stringify(this.#value), { status: this.status, headers: this.headers })
    }
  }
