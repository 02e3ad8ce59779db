/** Wishes that shoppers have in every language, and functions to write others down briefly. */
import type { PatternName } from '../../../loom/pattern-names.ts'
import type { Rule, Wanted } from './judged-query.ts'

export const SOCKS = { family: ['socks'] } as const satisfies Rule
export const KIDS_SOCKS = { silhouette: ['kids-crew'] } as const satisfies Rule
export const BABY_SOCKS = { silhouette: ['baby-grip'] } as const satisfies Rule
export const SNEAKER_SOCKS = { silhouette: ['sneaker'] } as const satisfies Rule
export const KNEE_SOCKS = { silhouette: ['knee-high'] } as const satisfies Rule
export const SLIPPERS = { family: ['slippers'] } as const satisfies Rule
export const UNDERWEAR = { family: ['underwear'] } as const satisfies Rule
export const BEANIES = { silhouette: ['beanie'] } as const satisfies Rule
export const BOXES = { family: ['gift-boxes'] } as const satisfies Rule
export const ADULT_BOXES = { ...BOXES, ageGroup: ['adult'] } as const satisfies Rule
export const KIDS_BOXES = { ...BOXES, ageGroup: ['kids'] } as const satisfies Rule

export const STRIPES = ['stripes', 'wide-stripes', 'sailor-stripes', 'sunset-stripes', 'pinstripes'] as const
export const DOTS = ['dots', 'big-dots'] as const
export const CHECKS = ['checks', 'gingham', 'tartan'] as const
export const BLOOMS = ['flowers', 'daisies', 'tulips'] as const
export const FRUIT = ['lemons', 'cherries', 'avocados', 'bananas', 'strawberries'] as const
/** The shop has no Santa; trees, snow and Nordic bands are its Christmas motifs. */
const CHRISTMAS = ['snowflakes', 'pines', 'fair-isle'] as const

/** Exactly what was meant, what would be good instead, what would be acceptable. */
export function wants(best: Rule, good?: Rule, acceptable?: Rule): Wanted {
  return [[3, best], ...(good ? [[2, good] as const] : []), ...(acceptable ? [[1, acceptable] as const] : [])]
}

/** All words of the query, or else all but one: the right slippers in another plaid. */
export function wantsOrElse(best: Rule, acceptable: Rule): Wanted {
  return [
    [3, best],
    [1, acceptable],
  ]
}

/** A motif without a garment: whatever has it, and last the boxes in which it is one among others. */
export function withMotif(...motif: readonly PatternName[]): Wanted {
  return [
    [3, { nothingBut: motif }],
    [1, { motif }],
  ]
}

/** Socks with a motif; a box of them is good, a box in which it is one among others is acceptable. */
export function socksWith(...motif: readonly PatternName[]): Wanted {
  return wants({ ...SOCKS, nothingBut: motif }, { ...BOXES, nothingBut: motif }, { ...BOXES, motif })
}

export const christmasSocks = wants(
  { ...SOCKS, nothingBut: CHRISTMAS },
  { design: ['snowed-in', 'snow-day'] },
  { occasion: ['winter'] },
)
export const christmasGift = wants({ ...BOXES, collection: ['winter-wear'] }, BOXES, { nothingBut: CHRISTMAS })

/** For a man: boxes that are no love letter; a pair of the men's category is no mistake. */
export const giftForHim: Wanted = [
  [
    3,
    {
      ...ADULT_BOXES,
      occasion: ['birthday', 'everyday', 'home', 'office', 'party', 'sport', 'summer', 'travel', 'winter'],
    },
  ],
  [1, ADULT_BOXES],
  [1, { collection: ['socks-for-men'] }],
]
export const giftForLove = wants({ ...BOXES, occasion: ['romance'] }, ADULT_BOXES, { collection: ['valentines'] })
export const giftForKids = wantsOrElse(KIDS_BOXES, KIDS_SOCKS)
export const birthdayGift = wants({ ...BOXES, occasion: ['birthday'] }, BOXES)
export const birthdayGiftForKids = wants({ ...KIDS_BOXES, occasion: ['birthday'] }, KIDS_BOXES, KIDS_SOCKS)
export const giftForCatLovers = wants({ design: ['cat-people'] }, { nothingBut: ['cats'] }, { motif: ['cats'] })
export const giftForDogLovers = wants({ design: ['walkies'] }, { nothingBut: ['dogs'] }, { motif: ['dogs'] })

export const valentines: Wanted = [
  [3, { nothingBut: ['hearts'] }],
  [3, { ...BOXES, occasion: ['romance'] }],
  [2, { occasion: ['romance'] }],
  [1, { collection: ['valentines'] }],
]

export const warmSocks: Wanted = [
  [3, { ...SOCKS, material: ['wool', 'merino', 'cashmere'] }],
  [2, { ...SOCKS, collection: ['winter-wear'] }],
  [1, { collection: ['winter-wear'] }],
]
/** Merino and cashmere are wool; slippers are made of it and are no socks. */
export const woolSocks = wants({ ...SOCKS, material: ['wool', 'merino', 'cashmere'] })

export const noSlip = wants({ ...SOCKS, feature: ['non-slip'] }, SLIPPERS)

export const nothing: Wanted = []
