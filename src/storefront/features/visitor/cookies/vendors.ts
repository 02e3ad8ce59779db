/** Other companies that a purpose brings in: those that this shop is configured with, and no others (LAW-23). */
import { embeddedText, readEmbedded } from '../../../stores/embedded-data.ts'
import type { ConsentCategory } from '../consent/index.ts'

/** Settings with the address of a script. */
const SCRIPTS = {
  extras: ['chatScript', 'accessibilityScript'],
  statistics: ['tagManagerScript'],
  marketing: ['tagManagerScript'],
} as const satisfies Record<ConsentCategory, readonly string[]>

export function vendorsOf(category: ConsentCategory, addOns = readEmbedded('add-ons')): readonly string[] {
  const addresses = SCRIPTS[category].map((name) => URL.parse(embeddedText(addOns, name)))
  return [...new Set(addresses.flatMap((url) => (url === null ? [] : [url.hostname])))]
}
