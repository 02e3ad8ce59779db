/** Under which key the unpaid orders of a client are counted (SEC-04): the address itself is not stored. */
import { createHmac, createSecretKey } from 'node:crypto'
import { UNKNOWN_CLIENT } from '../../../platform/http/client-address.ts'
import type { Secrets } from '../tokens/signed-tokens.ts'

/** Of a client as `clientOf` returns it. */
export type ClientKeys = (client: string) => string | undefined

/**
 * Undefined for the clients without a public address, which rate limits count as one (SEC-05): many shoppers may share such an
 * address, that of a proxy for example, and stock that one of them reserves would count against the others until it is released.
 * The caps per cart and e-mail address apply to them, and the rate limits do.
 */
export function clientKeys([secret]: Secrets): ClientKeys {
  const key = createSecretKey(secret, 'utf8')
  return (client) =>
    client === UNKNOWN_CLIENT
      ? undefined
      : createHmac('sha256', key).update(`order client ${client}`).digest('base64url')
}
