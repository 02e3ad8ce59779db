/** Round things in number. */
import type { Theme } from '../theme.ts'

export const dots = [
  {
    id: 'on-the-dot',
    pattern: 'dots',
    knitted: { crew: ['navy', 'cherry'], low: ['navy', 'fog'], sneaker: ['ink', 'chalk'] },
    occasion: 'office',
    collections: ['dot-department', 'classics'],
    for: 'everyone',
  },
  {
    id: 'dot-dot-dot',
    pattern: 'dots',
    knitted: {
      crew: ['sun', 'mint'],
      low: ['butter'],
      'kids-crew': ['bubblegum', 'sun'],
      'baby-grip': ['mint', 'lilac'],
    },
    occasion: 'everyday',
    collections: ['dot-department'],
    for: 'everyone',
  },
  {
    id: 'spot-of-bother',
    pattern: 'dots',
    knitted: { crew: ['tangerine', 'aubergine'], 'knee-high': ['berry'], sneaker: ['berry', 'grape'] },
    occasion: 'party',
    collections: ['dot-department'],
    for: 'women',
  },
  {
    id: 'point-taken',
    pattern: 'big-dots',
    knitted: {
      crew: ['sun', 'salmon'],
      'knee-high': ['sun'],
      sneaker: ['brick'],
      'kids-crew': ['coral', 'river'],
      beanie: ['salmon'],
    },
    occasion: 'birthday',
    collections: ['dot-department', 'bold-ones'],
    for: 'everyone',
  },
  {
    id: 'polka-face',
    pattern: 'big-dots',
    knitted: { crew: ['liquorice', 'brick', 'fog'], low: ['pistachio', 'liquorice'], briefs: ['liquorice'] },
    occasion: 'party',
    collections: ['dot-department'],
    for: 'men',
  },
  {
    id: 'sweep-it-tomorrow',
    pattern: 'confetti',
    knitted: {
      crew: ['carnival', 'parade'],
      low: ['carnival'],
      sneaker: ['parade'],
      'kids-crew': ['carnival', 'parade'],
      'baby-grip': ['carnival'],
    },
    occasion: 'birthday',
    collections: ['dot-department', 'bold-ones'],
    for: 'everyone',
  },
] as const satisfies readonly Theme[]
