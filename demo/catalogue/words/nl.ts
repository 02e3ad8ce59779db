/** The catalogue in Dutch: for the Netherlands, and kept free of words that Flanders would not use. */
import type { CatalogueWords } from './catalogue-words.ts'
import { animals } from './nl/animals.ts'
import { feel } from './nl/feel.ts'
import { food } from './nl/food.ts'
import { gardenAndSky } from './nl/garden-and-sky.ts'
import { giftBoxes } from './nl/gift-boxes.ts'
import { boxTitle, pictures, titles } from './nl/labels.ts'
import { give, wear } from './nl/occasions.ts'
import { palettes } from './nl/palettes.ts'
import { patterns } from './nl/patterns.ts'
import { shapesAndThings } from './nl/shapes-and-things.ts'
import { stripesAndSquares } from './nl/stripes-and-squares.ts'

export const nl: CatalogueWords = {
  language: 'nl',
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
