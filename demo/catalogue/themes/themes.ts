/** Every theme of the demo catalogue, in the order in which listings know them. */
import type { Theme } from '../theme.ts'
import { animals } from './animals.ts'
import { checks } from './checks.ts'
import { dots } from './dots.ts'
import { food } from './food.ts'
import { fruit } from './fruit.ts'
import { hides } from './hides.ts'
import { plants } from './plants.ts'
import { shapes } from './shapes.ts'
import { sky } from './sky.ts'
import { stripes } from './stripes.ts'
import { things } from './things.ts'

const themes = [
  ...fruit,
  ...food,
  ...animals,
  ...hides,
  ...plants,
  ...stripes,
  ...dots,
  ...checks,
  ...shapes,
  ...sky,
  ...things,
] as const

/** So that a theme without words, or words without a theme, fail the type check. */
export type ThemeId = (typeof themes)[number]['id']

export const THEMES: readonly Theme<ThemeId>[] = themes
