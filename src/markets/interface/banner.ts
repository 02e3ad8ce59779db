/** The line above the header: what it says, how it looks, how fast it runs. */
import type { Market } from '../types.ts'
import { MARQUEE_CHARACTERS_PER_SECOND, MARQUEE_MIN_SECONDS } from './timings.ts'

/** HDR-23 */
export const DEFAULT_BANNER_COLOUR = 'black'

const LIGHT_BACKGROUNDS: ReadonlySet<string> = new Set(['yellow', 'orange'])

/** HDR-24: dark text on yellow and orange, white on everything else. */
export function bannerTextColour(background: string = DEFAULT_BANNER_COLOUR): 'dark' | 'white' {
  return LIGHT_BACKGROUNDS.has(background.trim().toLowerCase()) ? 'dark' : 'white'
}

/** HDR-26: by the number of characters, not by pixels (T60). An emoji is one, though a string counts it as two. */
export function marqueeSeconds(message: string): number {
  return Math.max(MARQUEE_MIN_SECONDS, Array.from(message).length / MARQUEE_CHARACTERS_PER_SECOND)
}

/** HDR-27: the country's message, else the storefront's, else no banner. Keys in lower case, as content writes them. */
export function bannerMessage(
  messages: Readonly<Record<string, string>>,
  { countryCode, storefrontCode }: Pick<Market, 'countryCode' | 'storefrontCode'>,
): string | undefined {
  const keys = [countryCode.toLowerCase(), storefrontCode]
  return keys.map((key) => messages[key]).find((message) => message !== undefined && message.trim() !== '')
}
