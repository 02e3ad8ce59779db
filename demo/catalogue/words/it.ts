/** The catalogue in Italian: on first-name terms, and with proverbs bent to fit. */
import type { CatalogueWords } from './catalogue-words.ts'
import { animals } from './it/animals.ts'
import { feel } from './it/feel.ts'
import { food } from './it/food.ts'
import { gardenAndSky } from './it/garden-and-sky.ts'
import { giftBoxes } from './it/gift-boxes.ts'
import { boxTitle, pictures, titles } from './it/labels.ts'
import { give, wear } from './it/occasions.ts'
import { palettes } from './it/palettes.ts'
import { patterns } from './it/patterns.ts'
import { shapesAndThings } from './it/shapes-and-things.ts'
import { stripesAndSquares } from './it/stripes-and-squares.ts'

export const it: CatalogueWords = {
  language: 'it',
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
