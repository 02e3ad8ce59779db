/**
 * Secrets and signatures by the Standard Webhooks specification: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64, with
 * the bytes behind `whsec_` as key. Receivers verify them with any library of that specification (HKS-03).
 */
import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

export const newSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64')

export type SignedMessage = {
  /** The same for every attempt: how a receiver recognises what it has already. */
  readonly id: string
  /** Of the attempt. */
  readonly at: Date
  readonly body: string
}

export function sign(secret: string, { id, at, body }: SignedMessage): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  return `v1,${createHmac('sha256', key)
    .update(`${id}.${secondsOf(at)}.${body}`)
    .digest('base64')}`
}

/** One signature for each secret: a receiver accepts the message if one of them is right. */
export const signedHeaders = (
  secrets: readonly string[],
  message: SignedMessage,
): Readonly<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>> => ({
  'webhook-id': message.id,
  'webhook-timestamp': String(secondsOf(message.at)),
  'webhook-signature': secrets.map((secret) => sign(secret, message)).join(' '),
})

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000)
