/** Where visitors seem to be, for the door: what a proxy of ours says, else what a look-up knows. A guess, never more. */
import type { IncomingMessage } from 'node:http'
import type { CountryCode } from '../../markets/types.ts'
import { senderIp } from '../../platform/http/client-address.ts'
import { countryFromProxy } from '../../platform/http/visitor-country.ts'
import type { EngagementService } from '../../services/engagement/service.ts'

type Deps = {
  /** The header in which our proxies say it; empty where they do not. */
  readonly header: string
  readonly trustedProxies: number
  readonly lookUp: EngagementService['countries']
}

type Asking = Pick<IncomingMessage, 'headers' | 'socket'>

export type VisitorCountries = ReturnType<typeof visitorCountries>

export function visitorCountries({ header, trustedProxies, lookUp }: Deps) {
  const ipOf = ({ headers, socket: { remoteAddress } }: Asking): string =>
    senderIp({ remoteAddress, forwardedFor: forwardedIn(headers), trustedProxies })

  /** Undefined where it is not said, or not by one of ours. */
  const said = ({ headers }: Asking): CountryCode | undefined =>
    countryFromProxy({ header: headers[header], forwardedFor: forwardedIn(headers), trustedProxies })

  return {
    ipOf,
    said,
    /** Without waiting: 'uncached' where it is worth asking. */
    known: (request: Asking) => said(request) ?? lookUp.known(ipOf(request)),
    ask: async (request: Asking) => said(request) ?? lookUp.fetch(ipOf(request)),
  }
}

function forwardedIn(headers: IncomingMessage['headers']): string {
  const said = headers['x-forwarded-for'] ?? ''
  return typeof said === 'string' ? said : said.join(',')
}
