import type { MarketView } from '../../visitor/markets/index.ts'

type Home = Pick<MarketView, 'locale' | 'name'> & { readonly countryCode: string }

/** Countries as the shopper's language calls them; the shopper's own by the market's name where the browser knows none. */
export function countryNamesIn({ locale, name, countryCode }: Home): (country: string) => string {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' })
  return (country) => names.of(country) ?? (country === countryCode ? name : country)
}
