/** Hearts, faces and other small things with a life of their own. */
import type { Theme } from '../theme.ts'

export const things = [
  {
    id: 'head-over-heels',
    pattern: 'hearts',
    knitted: {
      crew: ['chalk', 'blush'],
      'knee-high': ['blush'],
      low: ['blush', 'chalk'],
      sneaker: ['chalk'],
      briefs: ['chalk', 'ink'],
    },
    occasion: 'romance',
    collections: ['valentines'],
    for: 'women',
  },
  {
    id: 'change-of-heart',
    pattern: 'hearts',
    knitted: { crew: ['navy', 'fog'], low: ['navy'], sneaker: ['ink'], briefs: ['navy'] },
    occasion: 'romance',
    collections: ['valentines'],
    for: 'men',
  },
  {
    id: 'heart-warmer',
    pattern: 'hearts',
    knitted: {
      crew: ['rose', 'cream'],
      'kids-crew': ['blush', 'sky'],
      'baby-grip': ['blush', 'chalk'],
      slipper: ['blush', 'cherry'],
    },
    occasion: 'home',
    collections: ['valentines', 'winter-wear'],
    for: 'everyone',
  },
  {
    id: 'about-face',
    pattern: 'faces',
    knitted: { crew: ['apricot', 'pistachio'], sneaker: ['chalk'], 'kids-crew': ['sun', 'mint'] },
    occasion: 'party',
    collections: ['bold-ones'],
    for: 'everyone',
  },
  {
    id: 'keep-an-eye-out',
    pattern: 'eyes',
    knitted: { crew: ['coral', 'liquorice'], sneaker: ['liquorice', 'bubblegum'], 'kids-crew': ['grape', 'coral'] },
    occasion: 'party',
    collections: ['bold-ones'],
    for: 'everyone',
  },
  {
    id: 'spoke-too-soon',
    pattern: 'bicycles',
    knitted: { crew: ['mustard', 'sky'], low: ['caramel'], sneaker: ['butter', 'slate'], 'kids-crew': ['fog'] },
    occasion: 'sport',
    collections: [],
    for: 'everyone',
  },
  {
    id: 'sole-music',
    pattern: 'music',
    knitted: { crew: ['cream', 'ink'], low: ['ink'], sneaker: ['liquorice'], 'kids-crew': ['ink'] },
    occasion: 'party',
    collections: [],
    for: 'everyone',
  },
] as const satisfies readonly Theme[]
