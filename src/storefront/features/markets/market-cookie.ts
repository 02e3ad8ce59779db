/** The visitor's chosen country, kept for 180 days (MSW-07). Essential: it is what the visitor asked for. */
import type { CountryCode } from '../../../markets/types.ts'

export const MARKET_COOKIE = 'market'

const DAYS_180 = 15_552_000

export function rememberMarket(country: CountryCode): void {
  document.cookie = `${MARKET_COOKIE}=${country}; Max-Age=${DAYS_180}; Path=/; SameSite=Lax${secure()}`
}

const secure = (): string => (location.protocol === 'https:' ? '; Secure' : '')
