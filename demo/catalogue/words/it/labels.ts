/** Titles and alternative texts: the words that must be exact rather than charming. */
import type { CatalogueWords } from '../catalogue-words.ts'

/** The thing first and its name in quotation marks: so nothing has to agree with the name. */
export const titles: CatalogueWords['titles'] = {
  crew: (name) => `Calzini «${name}»`,
  'knee-high': (name) => `Calzettoni «${name}»`,
  low: (name) => `Calzini corti «${name}»`,
  sneaker: (name) => `Fantasmini «${name}»`,
  'kids-crew': (name) => `Calzini per bambini «${name}»`,
  'baby-grip': (name) => `Calzini antiscivolo bebè «${name}»`,
  slipper: (name) => `Pantofole «${name}»`,
  briefs: (name) => `Slip «${name}»`,
  beanie: (name) => `Berretto «${name}»`,
}

export const boxTitle: CatalogueWords['boxTitle'] = (name, pairs) => `Cofanetto regalo «${name}», ${pairs} paia`

export const pictures: CatalogueWords['pictures'] = {
  pair: (title) => `${title}: un paio steso in piano`,
  worn: (title) => `${title}: come stanno al piede`,
  folded: (title) => `${title}: il capo piegato con cura`,
  knit: (title) => `${title}: il tessuto da vicino`,
  sole: (title) => `${title}: vista da sotto, con i gommini sulla pianta`,
  side: (title) => `${title}: vista di lato`,
  front: (title) => `${title}: vista frontale`,
  open: (title) => `${title}: la scatola senza coperchio`,
  closed: (title) => `${title}: la scatola con il coperchio`,
  filled: (title) => `${title}: il sacchetto pieno fino all’orlo`,
}
