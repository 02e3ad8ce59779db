/** The catalogue in Spanish: that of Spain, with tú. */
import type { CatalogueWords } from './catalogue-words.ts'
import { animals } from './es/animals.ts'
import { feel } from './es/feel.ts'
import { food } from './es/food.ts'
import { gardenAndSky } from './es/garden-and-sky.ts'
import { giftBoxes } from './es/gift-boxes.ts'
import { boxTitle, pictures, titles } from './es/labels.ts'
import { give, wear } from './es/occasions.ts'
import { palettes } from './es/palettes.ts'
import { patterns } from './es/patterns.ts'
import { shapesAndThings } from './es/shapes-and-things.ts'
import { stripesAndSquares } from './es/stripes-and-squares.ts'

export const es: CatalogueWords = {
  language: 'es',
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
