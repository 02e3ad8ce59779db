/** Every pattern by its name. */
import type { PatternName } from '../pattern-names.ts'
import type { Pattern } from '../pattern.ts'
import { ANIMALS } from './animals.ts'
import { CHECKS } from './checks.ts'
import { DOTS } from './dots.ts'
import { FACES } from './faces.ts'
import { FAIR_ISLE } from './fair-isle.ts'
import { FOOD } from './food.ts'
import { HIDES } from './hides.ts'
import { PLANTS } from './plants.ts'
import { SKY } from './sky.ts'
import { STRIPES } from './stripes.ts'
import { THINGS } from './things.ts'
import { WAVES } from './waves.ts'

export const PATTERNS: Readonly<Record<PatternName, Pattern>> = {
  ...STRIPES,
  ...CHECKS,
  ...DOTS,
  ...WAVES,
  ...FAIR_ISLE,
  ...HIDES,
  ...SKY,
  ...FACES,
  ...THINGS,
  ...PLANTS,
  ...FOOD,
  ...ANIMALS,
}
