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

/** Austria reads German, Switzerland its own German, Belgium Dutch, and English is British everywhere but in the US. */
export function textLocaleOf({ language, countryCode }: { language: string; countryCode: string }): TextLocale {
  switch (language) {
    case 'de':
      return countryCode === 'CH' ? 'de-CH' : 'de-DE'
    case 'nl':
      return 'nl-NL'
    case 'fr':
      return 'fr-FR'
    case 'es':
      return 'es-ES'
    case 'it':
      return 'it-IT'
    default:
      return countryCode === 'US' ? 'en-US' : 'en-GB'
  }
}
