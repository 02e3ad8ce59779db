/** Which message of the banner a market shows. */
import type { Market } from '../../markets/types.ts'

/** HDR-27: the country's message, else the storefront's, else no banner. Keys in lower case, as content writes them. */
export function bannerMessage(
  messages: Readonly<Record<string, string>>,
  { countryCode, storefrontCode }: Pick<Market, 'countryCode' | 'storefrontCode'>,
): string | undefined {
  const keys = [countryCode.toLowerCase(), storefrontCode]
  return keys.map((key) => messages[key]).find((message) => message !== undefined && message.trim() !== '')
}
