/** Titles and alternative texts: the words that must be exact rather than charming. */
import type { CatalogueWords } from '../catalogue-words.ts'

export const titles: CatalogueWords['titles'] = {
  crew: (name) => `${name} Crew Socks`,
  'knee-high': (name) => `${name} Knee Socks`,
  low: (name) => `${name} Ankle Socks`,
  sneaker: (name) => `${name} No-Show Socks`,
  'kids-crew': (name) => `${name} Kids’ Socks`,
  'baby-grip': (name) => `${name} Baby Grip Socks`,
  slipper: (name) => `${name} Slippers`,
  briefs: (name) => `${name} Briefs`,
  beanie: (name) => `${name} Beanie`,
}

export const boxTitle: CatalogueWords['boxTitle'] = (name, pairs) => `${name} Gift Box, ${pairs} Pairs`

export const pictures: CatalogueWords['pictures'] = {
  pair: (title) => `A pair of ${title}, laid flat`,
  worn: (title) => `${title} worn on a foot`,
  folded: (title) => `${title}, neatly folded`,
  knit: (title) => `Close-up of the fabric of ${title}`,
  sole: (title) => `${title} from below, with rubber dots on the soles`,
  side: (title) => `${title} seen from the side`,
  front: (title) => `${title} seen from the front`,
  open: (title) => `${title}, with the lid off`,
  closed: (title) => `${title}, with the lid on`,
  filled: (title) => `${title}, filled to the top`,
}
