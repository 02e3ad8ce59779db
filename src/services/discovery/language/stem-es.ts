/**
 * Spanish stems: plurals, and the o, a and e at the end. Words that differ by that vowel alone (rayo, a flash; raya, a
 * stripe) are exempt.
 */
import { formsOf, isConsonant, isVowel } from './word-forms.ts'

const FORMS = formsOf(`
  raya rayas, media medias, pata patas, copa copas, bota botas, pera peras, cara caras, foca focas, punta puntas,
  puerta puertas, libra libras, bolsa bolsas, casa casas, moda modas, vela velas, seta setas, carta cartas,
  cola colas, sala salas, suela suelas, masa masas, solo solos sola solas, sol soles, plan planes, fin fines, para,
  libre libres, nueve, lunes, pollo pollos, escoces escocesa escoceses escocesas, ingles inglesa ingleses inglesas,
  frances francesa franceses francesas, kiwi kiwis, bikini bikinis, esqui esquis, menu menus, tutu tutus,
  jersey jerseis jerseys, dios dioses, tres`)

export function stemEs(word: string): string {
  const form = FORMS.get(word)
  if (form !== undefined) return form
  if (word.length < 4) return word
  if (!word.endsWith('s')) return withoutVowel(word)
  if (word.endsWith('ces') && isVowel(word.at(-4))) return `${word.slice(0, -3)}z`
  // Of flor or of verde; the e is off either way.
  if (word.endsWith('es') && word.length > 4) return word.slice(0, -2)
  const before = word.at(-2) ?? ''
  if ('aoe'.includes(before)) return withoutVowel(word.slice(0, -1))
  return isConsonant(before) && before !== 's' ? word.slice(0, -1) : word
}

function withoutVowel(word: string): string {
  return 'aoe'.includes(word.at(-1) ?? '-') && word.length > 3 ? word.slice(0, -1) : word
}
