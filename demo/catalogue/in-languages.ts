/** The same thing said in every language of the catalogue. */
import type { LocalizedTexts } from '../../src/contracts/merchant/catalogue.ts'
import type { CatalogueWords } from './words/catalogue-words.ts'
import { WORDS } from './words/words.ts'

export function inLanguages(say: (words: CatalogueWords) => string): LocalizedTexts {
  return {
    en: say(WORDS.en),
    de: say(WORDS.de),
    nl: say(WORDS.nl),
    fr: say(WORDS.fr),
    es: say(WORDS.es),
    it: say(WORDS.it),
  }
}
