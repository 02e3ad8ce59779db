import type { CartStore, LocalizedText } from '../../../contracts/commerce/cart.ts'
import { textLocaleOf } from '../../../markets/languages/text-locale-of.ts'
import type { Language } from '../../../markets/types.ts'
import type { CartVariant } from './read-variants.ts'

/** In the language of the cart, and in American where that differs; English where nothing else is written. */
export function nameOf({ facts }: Pick<CartVariant, 'facts'>, { countryCode, languageCode }: CartStore): string {
  const { name } = facts
  const american = textLocaleOf({ countryCode, language: languageCode }) === 'en-US' ? name['en-US'] : undefined
  return american ?? name[languageCode] ?? name.en
}

export const inLanguage = (text: LocalizedText, language: Language): string => text[language] ?? text.en ?? ''
