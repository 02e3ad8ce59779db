/** Coats borrowed from animals that still have theirs. */
import type { Theme } from '../theme.ts'

export const hides = [
  {
    id: 'hard-to-spot',
    pattern: 'leopard',
    knitted: { crew: ['sand', 'caramel'], 'knee-high': ['sand'], sneaker: ['sand', 'bubblegum'], briefs: ['sand'] },
    occasion: 'party',
    collections: ['animal-kingdom', 'bold-ones'],
    for: 'women',
  },
  {
    id: 'catwalk',
    pattern: 'leopard',
    knitted: { crew: ['berry', 'lilac'], low: ['rose', 'mustard'] },
    occasion: 'party',
    collections: ['animal-kingdom', 'bold-ones'],
    for: 'women',
  },
  {
    id: 'zebra-crossing',
    pattern: 'zebra',
    knitted: {
      crew: ['chalk', 'fog'],
      'knee-high': ['chalk'],
      low: ['bubblegum'],
      sneaker: ['chalk', 'ink'],
      briefs: ['chalk'],
    },
    occasion: 'travel',
    collections: ['animal-kingdom', 'bold-ones'],
    for: 'everyone',
  },
  {
    id: 'pasture-bedtime',
    pattern: 'cow',
    knitted: {
      crew: ['cream', 'chalk'],
      'kids-crew': ['chalk', 'bubblegum'],
      'baby-grip': ['cream'],
      slipper: ['chalk'],
      beanie: ['chalk'],
    },
    occasion: 'home',
    collections: ['animal-kingdom', 'winter-wear'],
    for: 'everyone',
  },
] as const satisfies readonly Theme[]
