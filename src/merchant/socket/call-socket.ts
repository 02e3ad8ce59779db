/** Brings errands to the desk of a running shop. */
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Result } from '../../platform/result.ts'
import { Refusal } from '../../cli/run-command.ts'
import { deskSocket } from './socket-path.ts'
import type { Task } from '../operation.ts'

export type RunTask = <Payload, Value>(task: Task<Payload, Value>, payload: Payload) => Promise<Result<Value, string>>

/** Undefined where nobody is at the desk: the shop is closed, or has none. */
export async function callDesk(dataDir: string): Promise<RunTask | undefined> {
  const path = deskSocket(dataDir)
  if (path === undefined || !(await isSomebodyThere(path))) return undefined
  return async <Payload, Value>({ name }: Task<Payload, Value>, payload: Payload) => {
    const { status, body } = await send(path, JSON.stringify({ command: name, payload })).catch((error: unknown) => {
      throw new Refusal('The shop closed before it answered. See what it has done with `npm run content -- status`.', {
        cause: error,
      })
    })
    if (status !== 200) throw new Refusal(`The shop did not do it: ${reasonIn(body)}. Nothing was changed.`)
    const answer: Result<Value, string> = JSON.parse(body)
    return answer
  }
}

async function isSomebodyThere(path: string): Promise<boolean> {
  try {
    return (await send(path, undefined)).status === 200
  } catch {
    return false
  }
}

async function send(
  socketPath: string,
  body: string | undefined,
): Promise<{ readonly status: number | undefined; readonly body: string }> {
  const sent = request({
    socketPath,
    path: '/',
    method: body === undefined ? 'GET' : 'POST',
    // One errand, one connection: the shop must not wait for another when it closes.
    agent: false,
    headers:
      body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  })
  sent.end(body)
  const [response]: IncomingMessage[] = await once(sent, 'response')
  if (!response) throw new Error('No answer')
  // From here on whatever breaks is told by the answer.
  sent.on('error', () => {})
  return { status: response.statusCode, body: await text(response) }
}

function reasonIn(body: string): string {
  try {
    const { message }: { readonly message?: unknown } = JSON.parse(body)
    return typeof message === 'string' ? message : 'it gave no reason'
  } catch {
    return 'it gave no reason'
  }
}
