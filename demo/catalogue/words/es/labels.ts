/** Titles and alternative texts: the words that must be exact rather than charming. */
import type { CatalogueWords } from '../catalogue-words.ts'

/** What it is comes first, as in any Spanish shop; the quotation marks spare the name from having to agree with it. */
export const titles: CatalogueWords['titles'] = {
  crew: (name) => `Calcetines «${name}»`,
  'knee-high': (name) => `Calcetines altos «${name}»`,
  low: (name) => `Calcetines tobilleros «${name}»`,
  sneaker: (name) => `Calcetines invisibles «${name}»`,
  'kids-crew': (name) => `Calcetines infantiles «${name}»`,
  'baby-grip': (name) => `Calcetines antideslizantes para bebé «${name}»`,
  slipper: (name) => `Zapatillas de casa «${name}»`,
  briefs: (name) => `Slip «${name}»`,
  beanie: (name) => `Gorro «${name}»`,
}

export const boxTitle: CatalogueWords['boxTitle'] = (name, pairs) => `Caja regalo «${name}», ${pairs} pares`

/** Nouns after a colon: a title may be masculine or feminine, one thing or several. */
export const pictures: CatalogueWords['pictures'] = {
  pair: (title) => `${title}: un par extendido`,
  worn: (title) => `${title}: cómo queda en el pie`,
  folded: (title) => `${title}: la prenda, bien doblada`,
  knit: (title) => `${title}: primer plano del tejido`,
  sole: (title) => `${title}: la planta, con puntos de goma`,
  side: (title) => `${title}: vista lateral`,
  front: (title) => `${title}: vista frontal`,
  open: (title) => `${title}, con la tapa quitada`,
  closed: (title) => `${title}, con la tapa puesta`,
  filled: (title) => `${title}: la bolsa, llena hasta arriba`,
}
