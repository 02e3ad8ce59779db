/**
 * Italian stems: the vowel at the end, and the h and i that only preserve a sound in the plural (bianchi, grigie).
 * Words that differ by that vowel alone (pesca, a peach; pesce, a fish) are listed in a table.
 */
import { formsOf, isConsonant } from './word-forms.ts'

const FORMS = formsOf(`
  uomo uomini, bue buoi, tempio templi, oca oche, ape api, ala ali, uva uve, ora ore, zio zii,
  pesce pesci, pera pere, pizza pizze, porta porte, casa case, sole soli, sale sali, menta, pasta paste, polpo polpi,
  razzo razzi, torta torte, moda mode, punta punte, colla, pesco, cono coni,
  serio seria seri serie, nono`)

export function stemIt(word: string): string {
  const form = FORMS.get(word)
  if (form !== undefined) return form
  if (word.length < 4) return word
  const single = withoutS(word)
  if (!'aeio'.includes(single.at(-1) ?? '-') || single.length < 4) return single
  const stem = without('i', single.slice(0, -1))
  return stem.endsWith('ch') || stem.endsWith('gh') ? without('h', stem) : stem
}

/** Of words from abroad: sneakers, pancakes. */
function withoutS(word: string): string {
  const isPlural = isConsonant(word.at(-2))
    ? word.at(-2) !== 's' && word.length > 4
    : word.endsWith('es') && word.length > 5
  return word.endsWith('s') && isPlural ? word.slice(0, -1) : word
}

function without(letter: string, word: string): string {
  return word.endsWith(letter) && word.length > 3 ? word.slice(0, -1) : word
}
