import type { TextKey } from '../../texts/texts.ts'

/** By the hour of the browser, which is where the person is. */
export function greetingOf(hour: number): TextKey {
  if (hour < 5) return 'start.night'
  if (hour < 12) return 'start.morning'
  if (hour < 18) return 'start.day'
  return 'start.evening'
}
