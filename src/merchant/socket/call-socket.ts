/** Runs operations in another process: the shop that is running and holds the embedded database. */
import { once } from 'node:events'
import { IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { fail, ok, type Result } from '../../platform/result.ts'
import { SHOP_VERSION } from '../../platform/shop-version.ts'
import { RejectedError } from '../errors.ts'
import type { MerchantOperation } from '../operation.ts'
import { socketPath } from './socket-path.ts'

export type RunOperation = <Input, Value>(
  operation: MerchantOperation<Input, Value>,
  input: Input,
) => Promise<Result<Value, string>>

/** Undefined where no shop is listening. */
export async function callShopSocket(dataDir: string): Promise<RunOperation | undefined> {
  const path = socketPath(dataDir)
  if (path === undefined || !(await isShopListening(path))) return undefined
  return async <Input, Value>({ name }: MerchantOperation<Input, Value>, input: Input) => {
    const body = JSON.stringify({ operation: name, input })
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
  if (answered.version !== SHOP_VERSION) {
    throw new RejectedError('The running shop has another version. Restart it, then run the command again.')
  }
  const { ok: isDone, value, failure } = resultSchema.parse(answered.result)
  return isDone ? ok(z.custom<Value>().parse(value)) : fail(failure ?? 'it gave no reason')
}

/** JSON has no undefined: a result without a value comes without the member. */
const resultSchema = z.object({ ok: z.boolean(), value: z.unknown().optional(), failure: z.string().optional() })

async function isShopListening(path: string): Promise<boolean> {
  try {
    return (await send(path, undefined)).status === 200
  } catch {
    return false
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
