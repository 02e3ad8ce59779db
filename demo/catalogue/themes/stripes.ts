/** Straight lines, going round. */
import type { Theme } from '../theme.ts'

export const stripes = [
  {
    id: 'earn-your-stripes',
    pattern: 'stripes',
    knitted: {
      crew: ['river', 'berry', 'sun'],
      low: ['sun', 'river'],
      sneaker: ['salmon', 'pistachio'],
      'kids-crew': ['sun', 'salmon', 'pond'],
      'baby-grip': ['sun'],
    },
    occasion: 'everyday',
    collections: ['stripe-club'],
    for: 'everyone',
  },
  {
    id: 'line-manager',
    pattern: 'stripes',
    knitted: { crew: ['navy', 'fog', 'aubergine'], 'knee-high': ['navy'], briefs: ['navy', 'fog'] },
    occasion: 'office',
    collections: ['stripe-club', 'classics'],
    for: 'men',
  },
  {
    id: 'broadly-speaking',
    pattern: 'wide-stripes',
    knitted: {
      crew: ['cherry', 'sun', 'grape'],
      'knee-high': ['cherry'],
      'kids-crew': ['grape', 'caramel'],
      beanie: ['cherry', 'sun'],
    },
    occasion: 'everyday',
    collections: ['stripe-club', 'bold-ones'],
    for: 'everyone',
  },
  {
    id: 'stay-in-lane',
    pattern: 'wide-stripes',
    knitted: { crew: ['lagoon', 'fog'], low: ['tangerine'], sneaker: ['pond', 'tangerine'] },
    occasion: 'sport',
    collections: ['stripe-club'],
    for: 'men',
  },
  {
    id: 'sea-legs',
    pattern: 'sailor-stripes',
    knitted: {
      crew: ['chalk', 'navy', 'sand'],
      'knee-high': ['navy'],
      low: ['chalk', 'navy'],
      sneaker: ['chalk'],
      'kids-crew': ['navy', 'chalk'],
      'baby-grip': ['chalk'],
    },
    occasion: 'travel',
    collections: ['stripe-club', 'classics'],
    for: 'everyone',
  },
  {
    id: 'going-down-well',
    pattern: 'sunset-stripes',
    knitted: { crew: ['salmon', 'apricot'], 'knee-high': ['plum'], low: ['coral'], sneaker: ['apricot', 'salmon'] },
    occasion: 'summer',
    collections: ['stripe-club'],
    for: 'everyone',
  },
  {
    id: 'walk-the-line',
    pattern: 'pinstripes',
    knitted: { crew: ['night', 'slate', 'brick'], 'knee-high': ['night'], low: ['denim'], briefs: ['slate'] },
    occasion: 'office',
    collections: ['stripe-club', 'classics'],
    for: 'men',
  },
] as const satisfies readonly Theme[]
