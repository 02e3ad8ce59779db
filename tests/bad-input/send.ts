/** Sends bad requests as they are, without what `fetch` would repair, and judges the responses. */
import { Agent, request as httpRequest } from 'node:http'
import type { Shop } from '../support/start-shop.ts'
import type { BadRequest } from './bad-request.ts'

type Reply = { readonly status: number; readonly type: string; readonly body: string }

/** A response takes milliseconds; a machine that is busy with other work may need seconds. */
const HANGS_AFTER_MS = 60_000
const PARALLEL = 8

/** What only the inside of the shop knows. */
const LEAKS: readonly RegExp[] = [
  /root:x:0:0/,
  /node_modules/,
  /node:internal/,
  /\.(?:ts|js):\d+:\d+/,
  /SQLITE_|ZodError|TypeError:|RangeError:|SyntaxError:/,
  /"devDependencies"/,
]
const MARKUP = /<script>alert\(1\)|<img src=x onerror/

/** What is wrong with the responses, one line each. */
export async function sendAll(shop: Shop, requests: readonly BadRequest[]): Promise<readonly string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: PARALLEL })
  const problems: string[] = []
  const waiting = [...requests].values()
  const work = async () => {
    for (const bad of waiting) {
      const found = problemIn(await send(shop, bad, agent), bad, shop)
      if (found !== undefined) problems.push(`${bad.endpoint.name} · ${bad.attack}: ${found}`)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
  agent.destroy()
  return problems
}

function send(shop: Shop, { method, target, headers, body }: BadRequest, agent: Agent): Promise<Reply | Error> {
  return new Promise((resolve) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const sent = httpRequest(
      { host: '127.0.0.1', port: shop.port, path: target, method, agent, headers: { ...headers, ...length } },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', resolve)
        response.on('end', () => {
          const type = response.headers['content-type'] ?? ''
          resolve({ status: response.statusCode ?? 0, type, body: Buffer.concat(parts).toString() })
        })
      },
    )
    sent.setTimeout(HANGS_AFTER_MS, () => sent.destroy(new Error('hangs')))
    sent.on('error', resolve)
    sent.end(body)
  })
}

function problemIn(reply: Reply | Error, bad: BadRequest, shop: Shop): string | undefined {
  // A body that is too large is cut off while it is sent, so the client may see the closed connection first.
  if (reply instanceof Error) return isCutOff(reply, bad) ? undefined : `no response: ${reply.message}`
  if (reply.status >= 500) return `status ${reply.status}`
  if (bad.isRejected && reply.status < 400) return `accepted with ${reply.status}`
  const leak = LEAKS.find((pattern) => pattern.test(reply.body))
  if (leak !== undefined || reply.body.includes(shop.dataDir)) return `leaks ${String(leak ?? 'the data folder')}`
  if (reply.type.includes('html') && MARKUP.test(reply.body)) return 'contains markup of the request'
  return isWithoutCode(reply, bad) ? `${reply.status} without a code: ${reply.body.slice(0, 200)}` : undefined
}

/** The content API of the public contract answers with a list of messages. */
const CODE = /"(?:code|error|errorCode)":|^\["This record/

const isWithoutCode = ({ status, type, body }: Reply, { method }: BadRequest): boolean =>
  method !== 'HEAD' && status >= 400 && type.includes('json') && !CODE.test(body)

const isCutOff = (error: Error, { attack }: BadRequest): boolean =>
  'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE') && attack.includes('too large')
