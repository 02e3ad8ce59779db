/** Under which key the unpaid orders of a client are counted (SEC-04): the address itself is not stored. */
import { createHmac, createSecretKey } from 'node:crypto'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { clientAddressOf, isPublicIp } from '../../../platform/http/client-address.ts'
import { clientIpOf } from '../../../platform/http/client-ip.ts'
import type { Secrets } from '../tokens/signed-tokens.ts'

export type ClientKeys = (client: string | undefined) => string | undefined

export function clientKeys([secret]: Secrets): ClientKeys {
  const key = createSecretKey(secret, 'utf8')
  return (client) =>
    client === undefined ? undefined : createHmac('sha256', key).update(`order client ${client}`).digest('base64url')
}

/**
 * Undefined for an address that several shoppers may share, such as that of a proxy: a limit on all of them together would let one
 * shopper block the others. The limits per cart and e-mail address apply to them.
 */
export const reservingClientOf = (call: Pick<CallContext, 'headers'>): string | undefined =>
  isPublicIp(clientIpOf(call.headers) ?? '') ? clientAddressOf(call) : undefined
