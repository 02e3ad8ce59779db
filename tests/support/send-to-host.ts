/** Requests under a host name that does not resolve here: `fetch` sends the name of the address only. */
import { once } from 'node:events'
import { IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

export type HostRequest = {
  readonly port: number
  readonly host: string
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export type HostResponse = {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly text: string
}

export async function sendToHost({
  port,
  host,
  path,
  method = 'GET',
  headers = {},
  body,
}: HostRequest): Promise<HostResponse> {
  const sent = request({ host: '127.0.0.1', port, path, method, headers: { ...headers, host }, agent: false })
  sent.end(body)
  const received: readonly unknown[] = await once(sent, 'response')
  const [response] = received
  if (!(response instanceof IncomingMessage)) throw new Error('No response')
  return { status: response.statusCode ?? 0, headers: response.headers, text: await text(response) }
}
