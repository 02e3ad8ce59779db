/** The line above the header: how it looks and how fast it runs. */
import { MARQUEE_CHARACTERS_PER_SECOND, MARQUEE_MIN_SECONDS } from '../../../ui/timings.ts'

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
