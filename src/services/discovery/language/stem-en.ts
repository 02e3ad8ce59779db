/**
 * English stems: plurals, and the -ed of striped and dotted. Not -ing: a stocking, a wedding, a ring and a king are
 * things of their own.
 */
import { formsOf, hasVowel, isConsonant, isVowel } from './word-forms.ts'

const FORMS = formsOf(`
  woman women, man men, child children, person people, foot feet, tooth teeth, goose geese, mouse mice, ox oxen,
  leaf leaves, wolf wolves, werewolf werewolves, scarf scarves, shelf shelves, half halves, elf elves, calf calves,
  loaf loaves, hoof hooves, dwarf dwarves, thief thieves, knife knives, wife wives, life lives, die dice,
  cactus cacti, octopus octopi, fungus fungi, menu menus, emu emus, tutu tutus, guru gurus, gnu gnus,
  bus, gas gases, lens lenses, iris irises, canvas canvases, atlas atlases, christmas christmases, xmas,
  tennis, mantis, ibis, oasis, basis, paris, this, his, always, mars, news, texas, hundred, sacred, naked`)

/** Endings that are written out in full before -ed: flowered, coloured, ribboned, limited. */
const UNSTRESSED = new Set(['er', 'or', 'ar', 'on', 'en', 'el', 'et', 'it', 'in'])

export function stemEn(word: string): string {
  const form = FORMS.get(word)
  if (form !== undefined) return form
  if (word.length < 4) return word
  const singular = singularOf(word)
  return FORMS.get(singular) ?? tidy(withoutEd(singular))
}

function singularOf(word: string): string {
  if (word.endsWith('men') && word.length > 5) return `${word.slice(0, -3)}man`
  if (!word.endsWith('s') || word.endsWith('ss') || word.endsWith('us')) return word
  return word.endsWith('ies') && word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
}

function withoutEd(word: string): string {
  if (!word.endsWith('ed') || word.endsWith('eed') || word.length < 5) return word
  const base = word.slice(0, -2)
  const last = base.at(-1) ?? ''
  const before = base.at(-2)
  if (!hasVowel(base)) return word
  if (last === 'i') return `${base.slice(0, -1)}y`
  if (last === before) return 'bdgmnprt'.includes(last) ? base.slice(0, -1) : base
  // Laced, curved, fringed, sized, based; speckled; glued.
  if ('cgsvz'.includes(last) || (last === 'l' && isConsonant(before)) || 'aeou'.includes(last)) return `${base}e`
  if (isConsonant(before) || 'wxy'.includes(last) || isVowel(base.at(-3))) return base
  const isUnstressed = UNSTRESSED.has(base.slice(-2)) && hasVowel(base.slice(0, -2))
  return isUnstressed ? base : `${base}e`
}

/** Makes one of what stays two ways: boxe (from boxes) and box, cookie and cooky (from cookies). */
function tidy(word: string): string {
  if (!word.endsWith('e')) return word
  if (word.endsWith('ie') && word.length > 4) return `${word.slice(0, -2)}y`
  const isBus = word.endsWith('use') && word.length > 3 && isConsonant(word.at(-4))
  const isBox = ['sse', 'xe', 'che', 'she', 'zze'].some((ending) => word.endsWith(ending)) && word.length > 3
  const isTomato = word.endsWith('oe') && word.length > 4
  return isBus || isBox || isTomato ? word.slice(0, -1) : word
}
