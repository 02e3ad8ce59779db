/** The catalogue in French: « tu », and names that are French jokes rather than English ones in translation. */
import type { CatalogueWords } from './catalogue-words.ts'
import { animals } from './fr/animals.ts'
import { feel } from './fr/feel.ts'
import { food } from './fr/food.ts'
import { gardenAndSky } from './fr/garden-and-sky.ts'
import { giftBoxes } from './fr/gift-boxes.ts'
import { boxTitle, pictures, titles } from './fr/labels.ts'
import { give, wear } from './fr/occasions.ts'
import { palettes } from './fr/palettes.ts'
import { patterns } from './fr/patterns.ts'
import { shapesAndThings } from './fr/shapes-and-things.ts'
import { stripesAndSquares } from './fr/stripes-and-squares.ts'

export const fr: CatalogueWords = {
  language: 'fr',
  themes: { ...food, ...animals, ...gardenAndSky, ...stripesAndSquares, ...shapesAndThings },
  boxes: giftBoxes,
  titles,
  boxTitle,
  palettes,
  patterns,
  feel,
  wear,
  give,
  pictures,
}
