import type { IncomingMessage } from 'node:http'
import { senderIp } from '../../platform/http/client-address.ts'

type Sent = Pick<IncomingMessage, 'headers' | 'socket'>

/** The address that a request comes from, as TRUSTED_PROXIES has it. Empty when unknown. */
export const requestIp = ({ headers, socket: { remoteAddress } }: Sent, trustedProxies: number): string =>
  senderIp({ remoteAddress, forwardedFor: forwardedIn(headers), trustedProxies })

export function forwardedIn(headers: IncomingMessage['headers']): string {
  const forwarded = headers['x-forwarded-for'] ?? ''
  return typeof forwarded === 'string' ? forwarded : forwarded.join(',')
}
