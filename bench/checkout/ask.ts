/** Asks the shop over connections that stay open, with as little work of its own as can be: the machine is the shop's. */
import { Agent, request } from 'node:http'

export type Asked = {
  readonly method?: string
  readonly token?: string
  readonly body?: object
}

export type Answered = { readonly status: number; readonly text: string }

export type Ask = (path: string, asked?: Asked) => Promise<Answered>

export function askShop(shopUrl: string, connections: number): Ask {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return (path, { method = 'GET', token, body } = {}) =>
    new Promise((resolve, reject) => {
      const sent = body === undefined ? undefined : JSON.stringify(body)
      const headers = {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(sent === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
      }
      const asked = request(new URL(path, shopUrl), { agent, method, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
        )
        response.on('error', reject)
      })
      asked.on('error', reject)
      asked.end(sent)
    })
}

/** What an answer says, which must be a good one. */
export function goodText({ status, text }: Answered): string {
  if (status >= 300) throw new Error(`${status} ${text}`)
  return text
}
