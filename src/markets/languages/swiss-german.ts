import { COUNTRY_TEXT_LOCALES } from '../derived/text-locales.ts'

export const readsSwissGerman = (country: string): boolean => COUNTRY_TEXT_LOCALES[country] === 'de-CH'

/** German as Switzerland prints it: ss instead of ß, and quotation marks that point outwards. */
export function inSwissGerman(text: string): string {
  const spelt = text.replaceAll('ß', 'ss').replaceAll('ẞ', 'SS')
  return inPairs(inPairs(spelt, /„([^„“]*)“/g, '«$1»'), /‚([^‚‘]*)‘/g, '‹$1›')
}

/** Marks are changed in pairs only, so that an apostrophe or a foreign quotation stays; from the inside outwards. */
function inPairs(text: string, pair: RegExp, swiss: string): string {
  const changed = text.replaceAll(pair, swiss)
  return changed === text ? text : inPairs(changed, pair, swiss)
}
