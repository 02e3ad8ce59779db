/** Titles and alternative texts: the words that must be exact rather than charming. */
import type { CatalogueWords } from '../catalogue-words.ts'

/** The name stands in quotation marks behind the thing, where it needs neither gender nor hyphen. */
export const titles: CatalogueWords['titles'] = {
  crew: (name) => `Socken „${name}“`,
  'knee-high': (name) => `Kniestrümpfe „${name}“`,
  low: (name) => `Kurze Socken „${name}“`,
  sneaker: (name) => `Sneakersocken „${name}“`,
  'kids-crew': (name) => `Kindersocken „${name}“`,
  'baby-grip': (name) => `Baby-Stoppersocken „${name}“`,
  slipper: (name) => `Hüttenschuhe „${name}“`,
  briefs: (name) => `Slip „${name}“`,
  beanie: (name) => `Mütze „${name}“`,
}

export const boxTitle: CatalogueWords['boxTitle'] = (name, pairs) => `Geschenkbox „${name}“, ${pairs} Paar`

export const pictures: CatalogueWords['pictures'] = {
  pair: (title) => `${title}, als Paar flach hingelegt`,
  worn: (title) => `${title}, am Fuß getragen`,
  folded: (title) => `${title}, ordentlich gefaltet`,
  knit: (title) => `${title}, Nahaufnahme des Stoffs`,
  sole: (title) => `${title}, von unten, mit Gumminoppen auf den Sohlen`,
  side: (title) => `${title}, von der Seite gesehen`,
  front: (title) => `${title}, von vorn gesehen`,
  open: (title) => `${title}, mit abgenommenem Deckel`,
  closed: (title) => `${title}, mit geschlossenem Deckel`,
  filled: (title) => `${title}, bis oben gefüllt`,
}
