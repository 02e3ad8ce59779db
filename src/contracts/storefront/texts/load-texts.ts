import type { TextLocale, Texts } from './types.ts'

/** One dynamic import per locale, written out so that the bundler makes each a chunk of its own. */
const bundles: Record<TextLocale, () => Promise<{ texts: Texts }>> = {
  'en-GB': () => import('./en-GB.ts'),
  'en-US': () => import('./en-US.ts'),
  'de-DE': () => import('./de-DE.ts'),
  'de-CH': () => import('./de-CH.ts'),
  'nl-NL': () => import('./nl-NL.ts'),
  'fr-FR': () => import('./fr-FR.ts'),
  'es-ES': () => import('./es-ES.ts'),
  'it-IT': () => import('./it-IT.ts'),
}

export async function loadTexts(locale: TextLocale): Promise<Texts> {
  const { texts } = await bundles[locale]()
  return texts
}
