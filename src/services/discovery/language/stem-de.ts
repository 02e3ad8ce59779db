/**
 * German stems: the endings of number, case and adjectives. Umlauts are folded already, so Strümpfe needs no more than
 * losing its e. A stem that is hard to pronounce (katz, tig) is as good as any: all forms of the word have it.
 */
import { formsOf, isVowel } from './word-forms.ts'

const FORMS = formsOf(`
  ei eier eiern, oma omas, opa opas, tee tees, fee feen, zoo zoos, herr herren herrn, uhu uhus, gnu gnus, emu emus,
  kanguru kangurus, tutu tutus, baby babies babys, lady ladies ladys, party parties partys,
  kaktus kakteen kaktusse kaktussen, bus busse bussen, kurbis kurbisse kurbissen, ananas ananasse,
  iltis iltisse, zirkus zirkusse, albatros albatrosse, pizza pizzas pizzen, atlas, tennis, ibis, iris, kosmos, chaos,
  modern moderne moderner modernes modernen modernem, hoch hohe hoher hohes hohen hohem,
  dunkel dunkle dunkler dunkles dunklen dunklem, edel edle edler edles edlen, sauer saure saurer saures sauren,
  boxer boxern boxers, flieger fliegern, leder, hafer, reiher reihern, messer messern, leber, seit, weil, kuchen kuchens, busen,
  system systeme systemen systems, muster mustern musters`)

const BEFORE_S = 'bdfghklmnprtw'

export function stemDe(word: string): string {
  const form = FORMS.get(word)
  if (form !== undefined) return form
  if (word.length < 4) return word
  // Twice, because the s can stand behind the ending (Sneakers) or before it (Kekse).
  return withoutS(withoutEnding(withoutS(word)))
}

/** Schals, Slips, Pandas; but not Fuchs, Glas, Haus, Kaktus and Dress. */
function withoutS(word: string): string {
  if (!word.endsWith('s') || word.endsWith('chs') || word.length < 4) return word
  const before = word.at(-2) ?? ''
  const isForeignPlural = 'aioy'.includes(before) && !isVowel(word.at(-3)) && word.length > 4
  return BEFORE_S.includes(before) || isForeignPlural ? word.slice(0, -1) : word
}

function withoutEnding(word: string): string {
  const form = FORMS.get(word)
  if (form !== undefined) return form
  const { length } = word
  if (word.endsWith('innen') && length > 7) return word.slice(0, -3)
  if (word.endsWith('iern') || (word.endsWith('eln') && length > 4)) return word.slice(0, -1)
  if (word.endsWith('ern') && length > 5) return word.slice(0, -3)
  // Tier, Papier and Meer end in -er themselves.
  if (word.endsWith('er') && !'ie'.includes(word.at(-3) ?? '') && length > 4) return word.slice(0, -2)
  if (length > 4 && ['en', 'es', 'em'].includes(word.slice(-2))) return word.slice(0, -2)
  return word.endsWith('e') && length > 3 ? word.slice(0, -1) : word
}
