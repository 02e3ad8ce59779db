/** The catalogue in German: the reader is „du“, and quotation marks are German ones. */
import type { CatalogueWords } from './catalogue-words.ts'
import { animals } from './de/animals.ts'
import { feel } from './de/feel.ts'
import { food } from './de/food.ts'
import { gardenAndSky } from './de/garden-and-sky.ts'
import { giftBoxes } from './de/gift-boxes.ts'
import { boxTitle, pictures, titles } from './de/labels.ts'
import { give, wear } from './de/occasions.ts'
import { palettes } from './de/palettes.ts'
import { patterns } from './de/patterns.ts'
import { shapesAndThings } from './de/shapes-and-things.ts'
import { stripesAndSquares } from './de/stripes-and-squares.ts'

export const de: CatalogueWords = {
  language: 'de',
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
