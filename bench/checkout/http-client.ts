/**
 * Minimal HTTP client with keep-alive connections, to leave the CPU to the shop. Node's own client takes half as much time per
 * request as the shop; this one parses only what the shop's responses contain.
 */
import { connect, type Socket } from 'node:net'

export type RequestOptions = {
  readonly method?: string
  readonly token?: string
  readonly body?: object
}

export type HttpResponse = { readonly status: number; readonly text: string }

export type SendRequest = (path: string, options?: RequestOptions) => Promise<HttpResponse>

type PendingRequest = { readonly message: string; readonly answered: PromiseWithResolvers<HttpResponse> }

export function createHttpClient(shopUrl: string, connections: number): SendRequest {
  const { hostname, port, host } = new URL(shopUrl)
  const free: Connection[] = []
  const waiting: PendingRequest[] = []
  let open = 0
  const onFree = (connection: Connection): void => {
    const next = waiting.shift()
    if (next === undefined) free.push(connection)
    else connection.send(next)
  }
  const add = (): Connection => {
    open += 1
    return new Connection(connect({ host: hostname, port: Number(port), noDelay: true }), onFree)
  }
  return (path, { method = 'GET', token, body } = {}) => {
    const sent = body === undefined ? '' : JSON.stringify(body)
    const authorization = token === undefined ? '' : `Authorization: Bearer ${token}\r\n`
    const content =
      body === undefined ? '' : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(sent)}\r\n`
    const message = `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\n${authorization}${content}\r\n${sent}`
    const pending = { message, answered: Promise.withResolvers<HttpResponse>() }
    const connection = free.pop() ?? (open < connections ? add() : undefined)
    if (connection === undefined) waiting.push(pending)
    else connection.send(pending)
    return pending.answered.promise
  }
}

const HEAD_END = '\r\n\r\n'

/** One request at a time. */
class Connection {
  readonly #socket: Socket
  readonly #onFree: (connection: Connection) => void
  #pending: PendingRequest | undefined
  #received: Buffer = Buffer.alloc(0)

  constructor(socket: Socket, onFree: (connection: Connection) => void) {
    this.#socket = socket
    this.#onFree = onFree
    socket.on('data', this.#onData)
    socket.on('error', (error) => this.#pending?.answered.reject(error))
    socket.on('close', () => this.#pending?.answered.reject(new Error('The shop closed the connection')))
  }

  send(pending: PendingRequest): void {
    this.#pending = pending
    this.#socket.write(pending.message)
  }

  readonly #onData = (chunk: Buffer): void => {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk])
    const answer = readAnswer(this.#received)
    const pending = this.#pending
    if (answer === undefined || pending === undefined) return
    this.#received = Buffer.alloc(0)
    this.#pending = undefined
    pending.answered.resolve(answer)
    this.#onFree(this)
  }
}

/** Undefined while the response is incomplete. */
function readAnswer(received: Buffer): HttpResponse | undefined {
  const end = received.indexOf(HEAD_END)
  if (end === -1) return undefined
  const head = received.toString('latin1', 0, end)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error(`Response without Content-Length: ${head}`)
  const start = end + HEAD_END.length
  if (received.length < start + Number(length)) return undefined
  return { status: Number(head.slice(9, 12)), text: received.toString('utf8', start) }
}

/** The body of a response; throws unless it is a success. */
export function goodText({ status, text }: HttpResponse): string {
  if (status >= 300) throw new Error(`${status} ${text}`)
  return text
}
