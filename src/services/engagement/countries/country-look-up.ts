/**
 * Requests the country of a network from an external service, where one is configured. For privacy it sends the network
 * only, never the whole address; the result is cached for a day. A network that the service does not know remains
 * unknown.
 */
import { LRUCache } from 'lru-cache'
import type { Fetch } from '../../../contracts/call-json.ts'
import { isCountryCode } from '../../../markets/storefronts/country-codes.ts'
import type { CountryCode } from '../../../markets/types.ts'
import { isPublicIp } from '../../../platform/http/client-address.ts'
import type { Log } from '../../../platform/log/log.ts'
import { shortenIp } from '../../../platform/log/shorten-ip.ts'
import { ENGAGEMENT_LOG } from '../log-codes.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A service that is down is left alone for a moment. */
const AFTER_FAILURE_MS = 60 * 1000
const MAX_NETWORKS = 20_000
const MAX_CONCURRENT = 20
/** A page may wait for it, once per network and day. */
const PATIENCE_MS = 400

export type CountryLookUp = {
  /** The cached country; 'uncached' where a request may find one. */
  readonly known: (ip: string) => CountryCode | 'unknown' | 'uncached'
  /** Never rejects. */
  readonly fetch: (ip: string) => Promise<CountryCode | undefined>
}

type Deps = {
  /** The address below which networks are found: `{url}/203.0.113.0`. Without it no requests are sent. */
  readonly url: string | undefined
  readonly fetch: Fetch
  readonly log: Log
}

export function createCountryLookUp({ url, fetch, log }: Deps): CountryLookUp {
  const cached = new LRUCache<string, CountryCode | 'unknown'>({ max: MAX_NETWORKS, ttl: DAY_MS })
  const underWay = new Map<string, Promise<CountryCode | undefined>>()

  const find = async (network: string): Promise<CountryCode | undefined> => {
    try {
      const answer = await fetch(new Request(`${url}/${network}`, { signal: AbortSignal.timeout(PATIENCE_MS) }))
      if (!answer.ok) throw new Error(`Status ${answer.status}`)
      const country = readCountry(await answer.text())
      cached.set(network, country ?? 'unknown')
      return country
    } catch (err) {
      log.write(ENGAGEMENT_LOG.countryLookupFailed, { err })
      cached.set(network, 'unknown', { ttl: AFTER_FAILURE_MS })
      return undefined
    }
  }

  const known: CountryLookUp['known'] = (ip) => {
    if (url === undefined || !isPublicIp(ip)) return 'unknown'
    return cached.get(shortenIp(ip)) ?? 'uncached'
  }

  return {
    known,
    async fetch(ip) {
      const country = known(ip)
      if (country !== 'uncached') return country === 'unknown' ? undefined : country
      const network = shortenIp(ip)
      const pending = underWay.get(network)
      if (pending) return pending
      if (underWay.size >= MAX_CONCURRENT) return undefined
      const request = find(network).finally(() => underWay.delete(network))
      underWay.set(network, request)
      return request
    },
  }
}

/** Two letters, or JSON that holds them under one of the names that such services use. */
export function readCountry(text: string): CountryCode | undefined {
  const code = (namedIn(text) ?? text).trim().toUpperCase()
  return isCountryCode(code) ? code : undefined
}

function namedIn(text: string): string | undefined {
  try {
    const answer: unknown = JSON.parse(text)
    if (typeof answer !== 'object' || answer === null) return undefined
    const named = new Map<string, unknown>(Object.entries(answer))
    const codes = ['countryCode', 'country_code', 'country'].map((name) => named.get(name))
    return codes.find((code) => typeof code === 'string')
  } catch {
    return undefined
  }
}
