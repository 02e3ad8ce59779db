/** Runs operations in another process: the shop that is running and holds the embedded database. */
import { once } from 'node:events'
import { IncomingMessage, request } from 'node:http'
import { userInfo } from 'node:os'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { fail, ok, type Result } from '../../platform/result.ts'
import { RejectedError } from '../errors.ts'
import type { MerchantOperation } from '../operation.ts'
import { REGISTRY_VERSION } from '../registry/registry-version.ts'
import { socketPath } from './socket-path.ts'

export type RunOperation = <Input, Value>(
  operation: MerchantOperation<Input, Value>,
  input: Input,
) => Promise<Result<Value, string>>

/** Undefined where no shop is listening. Before anything is sent, the version of its operations is compared (OPS-03). */
export async function callShopSocket(dataDir: string): Promise<RunOperation | undefined> {
  const path = socketPath(dataDir)
  const listening = path === undefined ? undefined : await askVersion(path)
  if (path === undefined || listening === undefined) return undefined
  if (listening.version !== REGISTRY_VERSION) throw anotherVersion()
  const { username: user } = userInfo()
  return async <Input, Value>({ name }: MerchantOperation<Input, Value>, input: Input) => {
    const body = JSON.stringify({ operation: name, input, user })
    const response = await send(path, body).catch((error: unknown) => {
      const hint = 'See what it has done with `npm run content -- status`.'
      throw new RejectedError(`The shop closed before it answered. ${hint}`, { cause: error })
    })
    if (response.status !== 200) {
      throw new RejectedError(`The shop rejected it: ${reasonIn(response.body)}. Nothing was changed.`)
    }
    return readResult<Value>(response.body)
  }
}

/** Both processes run the same version, so a value has the type that the operation declares. */
function readResult<Value>(body: string): Result<Value, string> {
  const answered = z.object({ version: z.string(), result: z.unknown() }).parse(JSON.parse(body))
  if (answered.version !== REGISTRY_VERSION) throw anotherVersion()
  const { ok: isDone, value, failure } = resultSchema.parse(answered.result)
  return isDone ? ok(z.custom<Value>().parse(value)) : fail(failure ?? 'it gave no reason')
}

/** JSON has no undefined: a result without a value comes without the member. */
const resultSchema = z.object({ ok: z.boolean(), value: z.unknown().optional(), failure: z.string().optional() })

const anotherVersion = () =>
  new RejectedError('The running shop has another version. Restart it, then run the command again.')

/** A shop before versions of operations were introduced names none. */
const greeting = z.object({ version: z.string().optional() }).catch({})

async function askVersion(path: string): Promise<{ readonly version?: string | undefined } | undefined> {
  try {
    const { status, body } = await send(path, undefined)
    return status === 200 ? greeting.parse(JSON.parse(body)) : undefined
  } catch {
    return undefined
  }
}

async function send(
  path: string,
  body: string | undefined,
): Promise<{ readonly status: number | undefined; readonly body: string }> {
  const sent = request({
    socketPath: path,
    path: '/',
    method: body === undefined ? 'GET' : 'POST',
    // One connection per call, so that the shop does not wait for an idle one when it closes.
    agent: false,
    headers:
      body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  })
  sent.end(body)
  const received: readonly unknown[] = await once(sent, 'response')
  const response = received[0]
  if (!(response instanceof IncomingMessage)) throw new Error('No answer')
  // From here on a broken connection shows in the response.
  sent.on('error', () => {})
  return { status: response.statusCode, body: await text(response) }
}

function reasonIn(body: string): string {
  try {
    return z.object({ message: z.string() }).parse(JSON.parse(body)).message
  } catch {
    return 'it gave no reason'
  }
}
