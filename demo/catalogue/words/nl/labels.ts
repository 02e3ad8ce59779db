/** Titles and alternative texts: the words that must be exact rather than charming. */
import type { CatalogueWords } from '../catalogue-words.ts'

/** The name stands last and in quotes: in front of the noun, Dutch would want the two written as one word. */
export const titles: CatalogueWords['titles'] = {
  crew: (name) => `Sokken ‘${name}’`,
  'knee-high': (name) => `Kniekousen ‘${name}’`,
  low: (name) => `Enkelsokken ‘${name}’`,
  sneaker: (name) => `Sneakersokken ‘${name}’`,
  'kids-crew': (name) => `Kindersokken ‘${name}’`,
  'baby-grip': (name) => `Antislip-babysokjes ‘${name}’`,
  slipper: (name) => `Sloffen ‘${name}’`,
  briefs: (name) => `Onderbroek ‘${name}’`,
  beanie: (name) => `Muts ‘${name}’`,
}

export const boxTitle: CatalogueWords['boxTitle'] = (name, pairs) => `Cadeaubox ‘${name}’, ${pairs} paar`

export const pictures: CatalogueWords['pictures'] = {
  pair: (title) => `${title}, als paar plat neergelegd`,
  worn: (title) => `${title}, gedragen aan een voet`,
  folded: (title) => `${title}, netjes opgevouwen`,
  knit: (title) => `${title}, close-up van de stof`,
  sole: (title) => `${title} van onderen, met rubberen nopjes op de zolen`,
  side: (title) => `${title} van opzij`,
  front: (title) => `${title} van voren`,
  open: (title) => `${title}, met het deksel eraf`,
  closed: (title) => `${title}, met het deksel erop`,
  filled: (title) => `${title}, tot de rand gevuld`,
}
