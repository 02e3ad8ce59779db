/**
 * Fibres by the names the law wants to see before the purchase, in the language of the market (Regulation (EU)
 * 1007/2011, Annex I; 16 CFR 303 in the United States). Merino is wool and bamboo is viscose: there a name that
 * sells and a name that is true differ.
 */
import type { Language } from '../types.ts'
import type { Material } from './materials.ts'

type FibreLanguage = Language | 'en-US'

const FIBRE_NAMES: Readonly<Record<FibreLanguage, Readonly<Record<Material, string>>>> = {
  en: names('cotton wool wool cashmere viscose polyamide polyester elastane'),
  'en-US': names('cotton wool wool cashmere rayon nylon polyester spandex'),
  de: names('Baumwolle Wolle Wolle Kaschmir Viskose Polyamid Polyester Elasthan'),
  nl: names('katoen wol wol kasjmier viscose polyamide polyester elastaan'),
  fr: names('coton laine laine cachemire viscose polyamide polyester élasthanne'),
  es: names('algodón lana lana cachemir viscosa poliamida poliéster elastano'),
  it: names('cotone lana lana cachemire viscosa poliammide poliestere elastan'),
}

export function fibreName(material: Material, language: FibreLanguage): string {
  return FIBRE_NAMES[language][material]
}

/** In the order of the enumeration. */
function names(list: string): Record<Material, string> {
  const [
    cotton = '',
    wool = '',
    merino = '',
    cashmere = '',
    bamboo = '',
    polyamide = '',
    polyester = '',
    elastane = '',
  ] = list.split(' ')
  return { cotton, wool, merino, cashmere, bamboo, polyamide, polyester, elastane }
}
