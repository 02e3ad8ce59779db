/**
 * French stems: plurals and feminines. No rule distinguishes an s or e that is the word's own (gris, mère) from an
 * ending, so those words are listed in a table.
 */
import { formsOf } from './word-forms.ts'

const FORMS = formsOf(`
  blanc blancs blanche blanches, sec secs seche seches, frai frais fraiche fraiches, franc francs franche franches,
  nouveau nouveaux nouvel nouvelle nouvelles, beau beaux bel belle belles, doux douce douces, roux rousse rousses,
  gros grosse grosses, bas basse basses, epais epaisse epaisses, long longs longue longues, faux fausse fausses,
  bon bons bonne bonnes, vieux vieil vieille vieilles, chat chats chatte chattes, gris grise grises,
  ours ourse ourses, mere meres, oeil yeux, ciel cieux, travail travaux, corail coraux, vitrail vitraux, fils, fil,
  file files, base bases, danse danses,
  souris, brebis, tapis, mais, jus, repas, bois, mois, temps, dos, velours, ananas, cactus, lotus, hibiscus, bus,
  plus, sans, dans, trois, fois, pois, anis, iris, tennis, cassis, paris, poids, corps, matelas, canevas, lilas,
  cabas, chamois, puits, sous, vers, moins, toujours, paix, noix, prix, croix`)

export function stemFr(word: string): string {
  const form = FORMS.get(word)
  if (form !== undefined) return form
  if (word.length < 4) return word
  const singular = singularOf(word)
  return FORMS.get(singular) ?? masculineOf(singular)
}

function singularOf(word: string): string {
  if (word.endsWith('eaux') || word.endsWith('yaux') || word.endsWith('eux') || word.endsWith('oux')) {
    return word.slice(0, -1)
  }
  if (word.endsWith('aux') && word.length > 5) return `${word.slice(0, -2)}l`
  if (!word.endsWith('s') || word.endsWith('ss')) return word
  // Anglais, écossais, chinois.
  if ((word.endsWith('ais') || word.endsWith('ois')) && word.length > 5) return word
  return word.slice(0, -1)
}

function masculineOf(word: string): string {
  const { length } = word
  if (!word.endsWith('e') || length < 4) return word
  // Rayé and rayée: the accents are gone, the two are left.
  if (word.endsWith('ee')) return length > 4 ? word.slice(0, -2) : word.slice(0, -1)
  if (word.endsWith('euse') || (length > 5 && ['elle', 'enne', 'onne', 'ette'].some((end) => word.endsWith(end)))) {
    return word.slice(0, -2)
  }
  return word.endsWith('ive') && length > 5 ? `${word.slice(0, -2)}f` : word.slice(0, -1)
}
