/**
 * Dutch stems: plurals, the -e of adjectives, and diminutives. Dutch spells a vowel by whether its syllable is open, so
 * what is left of a word is spelt anew: ber(en) → beer, sokk(en) → sok, haz(en) → haas; man and maan stay two words.
 */
import { formsOf, hasVowel, isConsonant, isVowel } from './word-forms.ts'

const FORMS = formsOf(`
  kind kinderen kinders kindje kindjes, ei eieren eitje eitjes, blad bladeren blaadje blaadjes, lam lammeren lammetje,
  kalf kalveren kalfje, koe koeien koetje, schip schepen scheepje, lied liederen, wonder wonderen,
  meisje meisjes, jongen jongens, hart harten hartje hartjes, taart taarten taartje taartjes,
  kaart kaarten kaartje kaartjes, staart staarten staartje staartjes, plant planten plantje plantjes,
  olifant olifanten olifantje olifantjes, tent tenten tentje, punt punten puntje puntjes,
  shirt shirts shirtje shirtjes, slip slips slipje slipjes, top tops topje topjes, short shorts, donut donuts,
  boot boten bootje bootjes, boots, jeans, artikel artikelen artikels, wortel wortelen wortels, zilver zilveren,
  engel engelen engeltje engeltjes, kussen kussens, varken varkens varkentje varkentjes, roze, oranje, tweede,
  prinses prinsessen prinsesje, adres adressen, proces, succes, ananas ananassen, matras matrassen, terras terrassen,
  canvas, atlas, kerstmis, tennis, iris irissen, ibis, basis, albatros albatrossen, kosmos,
  kangoeroe kangoeroes, pinguin pinguins pinguintje`)

/** Endings that take -s: tijgers, egels, dekens, ballons, muffins. */
const BEFORE_S = new Set(['er', 'el', 'en', 'em', 'on', 'or', 'in', 'ng'])

export function stemNl(word: string): string {
  const form = FORMS.get(word)
  if (form !== undefined) return form
  if (word.length < 4) return word
  const single = withoutS(word)
  return FORMS.get(single) ?? withoutDiminutive(single) ?? withoutEnding(single) ?? single
}

function withoutS(word: string): string {
  if (!word.endsWith('s') || word.length < 5) return word
  const rest = word.slice(0, -1)
  if (rest.endsWith('eau') || rest.endsWith('je') || (rest.endsWith('y') && !isVowel(rest.at(-2)))) return rest
  const stressed = rest.slice(0, -2)
  if (!hasVowel(stressed)) return word
  if (rest.endsWith('ie') || (BEFORE_S.has(rest.slice(-2)) && !isVowel(stressed.at(-1)))) return rest
  return 'aeio'.includes(rest.at(-1) ?? '') && !isVowel(rest.at(-2)) ? rest : word
}

/** Sokje, beertje, boompje, balletje. */
function withoutDiminutive(word: string): string | undefined {
  if (!word.endsWith('je') || word.length < 5) return undefined
  const base = word.slice(0, -2)
  if (base.endsWith('et') && base.length > 4) {
    const short = base.slice(0, -2)
    if (short.at(-1) === short.at(-2) || short.endsWith('ng') || short.endsWith('m')) return respelt(short)
  }
  if (base.endsWith('mp')) return base.slice(0, -1)
  if (base.endsWith('t') && base.length > 3) {
    const before = base.at(-2) ?? ''
    const isLong = isVowel(before) && isVowel(base.at(-3))
    if (isLong || 'lnrwj'.includes(before)) return openVowel(base.slice(0, -1))
  }
  return 'bdfgkpst'.includes(base.at(-1) ?? '-') || base.endsWith('ch') ? base : undefined
}

/** Autootje is of auto: a vowel at the very end is written once. */
function openVowel(word: string): string {
  return /(aa|oo|uu)$/.test(word) ? word.slice(0, -1) : word
}

function withoutEnding(word: string): string | undefined {
  if (word.endsWith('en')) {
    const rest = word.slice(0, -2)
    if (rest.endsWith('ie') || rest.endsWith('ee')) return rest.length > 2 ? rest : undefined
    return endsLikeStem(rest) ? longEnough(respelt(rest)) : undefined
  }
  if (!word.endsWith('e')) return undefined
  const rest = word.slice(0, -1)
  if (!endsLikeStem(rest)) return undefined
  // Donkere, dubbele, effen: that e is never long.
  const isUnstressed = ['er', 'el', 'en', 'em'].includes(rest.slice(-2)) && hasVowel(rest.slice(0, -2))
  return isUnstressed ? rest : longEnough(respelt(rest))
}

function endsLikeStem(rest: string): boolean {
  return isConsonant(rest.at(-1)) || (rest.endsWith('i') && isVowel(rest.at(-2)))
}

function longEnough(stem: string): string | undefined {
  return stem.length > 2 ? stem : undefined
}

/** As the word is written without its ending. */
function respelt(rest: string): string {
  const last = rest.at(-1) ?? ''
  const vowel = rest.at(-2) ?? ''
  if (last === vowel) return rest.slice(0, -1)
  const isOpen = 'aeou'.includes(vowel || '-') && !isVowel(rest.at(-3)) && isConsonant(last) && !'xwj'.includes(last)
  const closed = isOpen ? rest.slice(0, -1) + vowel + last : rest
  if (last === 'z') return `${closed.slice(0, -1)}s`
  return last === 'v' ? `${closed.slice(0, -1)}f` : closed
}
