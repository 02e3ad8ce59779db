/** A system that receives webhooks: a server on this machine that records what it gets and answers as a test wants. */
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { portOf } from './port-of.ts'

export type ReceivedWebhook = { readonly headers: IncomingHttpHeaders; readonly body: string }

type Answer = (response: ServerResponse, received: ReceivedWebhook) => void

export type WebhookReceiver = {
  readonly url: string
  readonly port: number
  readonly received: ReceivedWebhook[]
  /** How many requests were open at the same time, at most. */
  readonly mostOpen: () => number
  readonly answerWith: (answer: Answer) => void
  readonly close: () => void
}

const accept: Answer = (response) => void response.end('thanks')

export async function openReceiver(first: Answer = accept, host = '127.0.0.1'): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = []
  let answer = first
  let [open, most] = [0, 0]
  const server = createServer((request, response) => {
    open += 1
    most = Math.max(most, open)
    response.once('close', () => {
      open -= 1
    })
    const handle = async (): Promise<void> => {
      const one = { headers: request.headers, body: await text(request) }
      received.push(one)
      answer(response, one)
    }
    void handle()
  })
  server.listen(0, host)
  await once(server, 'listening')
  const port = portOf(server)
  return {
    url: `http://${host}:${port}/in`,
    port,
    received,
    mostOpen: () => most,
    answerWith: (next) => {
      answer = next
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Written from the specification, not with the code under test: the secrets whose signature is among those of the message. */
export const verifiedBy = (
  { headers, body }: ReceivedWebhook,
  secrets: readonly string[],
): readonly (string | undefined)[] => {
  const given = String(headers['webhook-signature']).split(' ')
  const content = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  return given.map((signature) =>
    secrets.find((secret) => {
      const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
      return `v1,${createHmac('sha256', key).update(content).digest('base64')}` === signature
    }),
  )
}
