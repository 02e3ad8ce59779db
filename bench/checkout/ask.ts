/**
 * Asks the shop over connections that stay open, with as little work of its own as can be: the machine is the shop's. Node's own
 * client takes half as long to ask as the shop takes to answer; this one knows what the shop answers with, and nothing else.
 */
import { connect, type Socket } from 'node:net'

export type Asked = {
  readonly method?: string
  readonly token?: string
  readonly body?: object
}

export type Answered = { readonly status: number; readonly text: string }

export type Ask = (path: string, asked?: Asked) => Promise<Answered>

type Question = { readonly message: string; readonly answered: PromiseWithResolvers<Answered> }

export function askShop(shopUrl: string, connections: number): Ask {
  const { hostname, port, host } = new URL(shopUrl)
  const free: Connection[] = []
  const waiting: Question[] = []
  let open = 0
  const onFree = (connection: Connection): void => {
    const next = waiting.shift()
    if (next === undefined) free.push(connection)
    else connection.ask(next)
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
    const question = { message, answered: Promise.withResolvers<Answered>() }
    const connection = free.pop() ?? (open < connections ? add() : undefined)
    if (connection === undefined) waiting.push(question)
    else connection.ask(question)
    return question.answered.promise
  }
}

const HEAD_END = '\r\n\r\n'

/** One question after the other. */
class Connection {
  readonly #socket: Socket
  readonly #onFree: (connection: Connection) => void
  #question: Question | undefined
  #received: Buffer = Buffer.alloc(0)

  constructor(socket: Socket, onFree: (connection: Connection) => void) {
    this.#socket = socket
    this.#onFree = onFree
    socket.on('data', this.#onData)
    socket.on('error', (error) => this.#question?.answered.reject(error))
    socket.on('close', () => this.#question?.answered.reject(new Error('The shop has hung up')))
  }

  ask(question: Question): void {
    this.#question = question
    this.#socket.write(question.message)
  }

  readonly #onData = (chunk: Buffer): void => {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk])
    const answer = readAnswer(this.#received)
    const question = this.#question
    if (answer === undefined || question === undefined) return
    this.#received = Buffer.alloc(0)
    this.#question = undefined
    question.answered.resolve(answer)
    this.#onFree(this)
  }
}

/** Undefined while a part of it is still on its way. */
function readAnswer(received: Buffer): Answered | undefined {
  const end = received.indexOf(HEAD_END)
  if (end === -1) return undefined
  const head = received.toString('latin1', 0, end)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error(`An answer of unknown length: ${head}`)
  const start = end + HEAD_END.length
  if (received.length < start + Number(length)) return undefined
  return { status: Number(head.slice(9, 12)), text: received.toString('utf8', start) }
}

/** What an answer says, which must be a good one. */
export function goodText({ status, text }: Answered): string {
  if (status >= 300) throw new Error(`${status} ${text}`)
  return text
}
