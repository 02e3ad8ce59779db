/**
 * A request of the process to itself. To make a whole one takes longer than many an answer, and nobody looks at more of it
 * than address, method and headers: it has these. All else it has from a whole one, made when somebody asks.
 */

export type Asked = {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>> | undefined
}

/** Nobody outside knows it, so nobody there can make such a request. What it holds is in memory already. */
const BODY = Symbol('body')

export const isFromInside = (request: Request): boolean => BODY in request

/** To take a body out of a request again takes longer than most answers: it stands beside it. */
export function bodyFromInside(request: Request): string | undefined {
  const body: unknown = Reflect.get(request, BODY)
  return typeof body === 'string' ? body : undefined
}

/** The same request, known from now on to come from inside. */
export const fromInside = (request: Request): Request => Object.assign(request, { [BODY]: undefined })

export function insideRequest({ url, method, headers }: Asked, body: string | undefined): Request {
  const request: Request = Object.create(LIKE_A_REQUEST)
  return Object.assign(request, { url, method, headers: headersOf(headers, body), [BODY]: body })
}

const TAKES = { accept: 'application/json' }
const SENDS = { ...TAKES, 'content-type': 'application/json' }
/** Of most requests. Nobody changes the headers of a request. */
const TAKING = new Headers(TAKES)
const SENDING = new Headers(SENDS)

function headersOf(own: Asked['headers'], body: string | undefined): Headers {
  if (own === undefined) return body === undefined ? TAKING : SENDING
  return new Headers({ ...(body === undefined ? TAKES : SENDS), ...own })
}

const LIKE_A_REQUEST: object = Object.create(
  Request.prototype,
  Object.fromEntries(Object.getOwnPropertyNames(Request.prototype).map((name) => [name, ofWhole(name)])),
)
for (const name of ['url', 'method', 'headers']) {
  Object.defineProperty(LIKE_A_REQUEST, name, { value: undefined, writable: true })
}

function ofWhole(name: string): PropertyDescriptor {
  return {
    configurable: true,
    get(this: Request): unknown {
      const { url, method, headers } = this
      const whole = new Request(url, { method, headers, body: bodyFromInside(this) ?? null })
      const member: unknown = Reflect.get(whole, name)
      return typeof member === 'function' ? member.bind(whole) : member
    },
  }
}
