/** Titles and alternative texts: the words that must be exact rather than charming. */
import type { CatalogueWords } from '../catalogue-words.ts'

/** A name is often half a sentence, so it is quoted, with the narrow spaces that must not break. */
function quoted(name: string): string {
  return `«\u202F${name}\u202F»`
}

export const titles: CatalogueWords['titles'] = {
  crew: (name) => `Chaussettes ${quoted(name)}`,
  'knee-high': (name) => `Chaussettes hautes ${quoted(name)}`,
  low: (name) => `Socquettes ${quoted(name)}`,
  sneaker: (name) => `Chaussettes invisibles ${quoted(name)}`,
  'kids-crew': (name) => `Chaussettes enfant ${quoted(name)}`,
  'baby-grip': (name) => `Chaussettes bébé antidérapantes ${quoted(name)}`,
  slipper: (name) => `Chaussons ${quoted(name)}`,
  briefs: (name) => `Slip ${quoted(name)}`,
  beanie: (name) => `Bonnet ${quoted(name)}`,
}

export const boxTitle: CatalogueWords['boxTitle'] = (name, pairs) => `Coffret cadeau ${quoted(name)}, ${pairs} paires`

/** The title leads and nothing after it agrees with it, because it may be socks, a hat or a box. */
export const pictures: CatalogueWords['pictures'] = {
  pair: (title) => `${title}, la paire posée à plat`,
  worn: (title) => `${title}, au pied`,
  folded: (title) => `${title}, après un pliage soigné`,
  knit: (title) => `${title}, gros plan sur la maille`,
  sole: (title) => `${title}, vue de dessous avec les picots en caoutchouc des semelles`,
  side: (title) => `${title}, vue de côté`,
  front: (title) => `${title}, vue de face`,
  open: (title) => `${title}, sans son couvercle`,
  closed: (title) => `${title}, couvercle fermé`,
  filled: (title) => `${title}, plein jusqu’en haut`,
}
