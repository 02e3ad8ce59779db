/** The likely country of a visitor: from a header of a trusted proxy, else from an IP look-up. Only a guess. */
import type { IncomingMessage } from 'node:http'
import type { CountryCode } from '../../markets/types.ts'
import { countryFromProxy } from '../../platform/http/visitor-country.ts'
import type { EngagementService } from '../../services/engagement/service.ts'
import { forwardedIn, requestIp } from '../http/request-ip.ts'

type Deps = {
  /** The header in which trusted proxies send the country; empty if they do not. */
  readonly header: string
  readonly trustedProxies: number
  readonly lookUp: EngagementService['countries']
}

type VisitorRequest = Pick<IncomingMessage, 'headers' | 'socket'>

export type VisitorCountries = ReturnType<typeof visitorCountries>

export function visitorCountries({ header, trustedProxies, lookUp }: Deps) {
  const ipOf = (request: VisitorRequest): string => requestIp(request, trustedProxies)

  /** Undefined without the header, or if no trusted proxy sent it. */
  const fromProxy = ({ headers }: VisitorRequest): CountryCode | undefined =>
    countryFromProxy({ header: headers[header], forwardedFor: forwardedIn(headers), trustedProxies })

  return {
    ipOf,
    fromProxy,
    /** Synchronous: 'uncached' if a look-up is needed. */
    known: (request: VisitorRequest) => fromProxy(request) ?? lookUp.known(ipOf(request)),
    find: async (request: VisitorRequest) => fromProxy(request) ?? lookUp.fetch(ipOf(request)),
  }
}
