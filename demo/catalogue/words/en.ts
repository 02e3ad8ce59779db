/** The catalogue in English: British, and kept free of words that Americans spell differently. */
import type { CatalogueWords } from './catalogue-words.ts'
import { animals } from './en/animals.ts'
import { feel } from './en/feel.ts'
import { food } from './en/food.ts'
import { gardenAndSky } from './en/garden-and-sky.ts'
import { giftBoxes } from './en/gift-boxes.ts'
import { boxTitle, pictures, titles } from './en/labels.ts'
import { give, wear } from './en/occasions.ts'
import { palettes } from './en/palettes.ts'
import { patterns } from './en/patterns.ts'
import { shapesAndThings } from './en/shapes-and-things.ts'
import { stripesAndSquares } from './en/stripes-and-squares.ts'

export const en: CatalogueWords = {
  language: 'en',
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
