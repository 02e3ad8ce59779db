/** What each kind of thing is, apart from what is knitted into it: sizes, price, yarn, pictures, where it hangs. */
import type { AgeGroup, Care, Composition, Family, ImageType } from '../../src/contracts/merchant/catalogue.ts'
import type { Feature } from '../../src/markets/products/features.ts'
import type { Part } from '../../src/markets/products/fibre-names.ts'
import { MATERIALS, type Material } from '../../src/markets/products/materials.ts'
import type { PictureKind } from './words/catalogue-words.ts'
import type { Garment } from './theme.ts'

export type GarmentFacts = {
  /** Begins every sku. */
  readonly code: string
  readonly family: Family
  readonly ageGroup: AgeGroup
  readonly category: string
  readonly collections: readonly string[]
  readonly sizes: readonly string[]
  readonly euro: number
  readonly features: readonly Feature[]
  readonly sizeGuide: string
  readonly poses: readonly PictureKind[]
}

const SOCK_POSES = ['pair', 'worn', 'folded', 'knit'] as const
const GROWN_UP = ['36-40', '41-46'] as const
const SOCKS = {
  family: 'socks',
  ageGroup: 'adult',
  category: 'adults/socks',
  sizes: GROWN_UP,
  poses: SOCK_POSES,
} as const

export const GARMENTS: Readonly<Record<Garment, GarmentFacts>> = {
  crew: { ...SOCKS, code: 'CR', collections: [], euro: 12, features: ['seamless'], sizeGuide: 'socks' },
  'knee-high': { ...SOCKS, code: 'KH', collections: [], euro: 16, features: ['seamless'], sizeGuide: 'socks' },
  low: {
    ...SOCKS,
    code: 'LO',
    collections: ['low-socks'],
    euro: 10,
    features: ['seamless', 'cushioned'],
    sizeGuide: 'socks',
  },
  sneaker: {
    ...SOCKS,
    code: 'SN',
    collections: ['sneaker-socks'],
    euro: 9,
    features: ['non-slip', 'cushioned'],
    sizeGuide: 'socks',
  },
  'kids-crew': {
    code: 'KC',
    family: 'socks',
    ageGroup: 'kids',
    category: 'kids/socks',
    collections: [],
    sizes: ['2-3Y', '4-6Y', '7-9Y'],
    euro: 8,
    features: ['seamless'],
    sizeGuide: 'kids-socks',
    poses: SOCK_POSES,
  },
  'baby-grip': {
    code: 'BG',
    family: 'socks',
    ageGroup: 'baby',
    category: 'kids/socks',
    collections: [],
    sizes: ['0-12M', '12-24M'],
    euro: 9,
    features: ['non-slip', 'terry'],
    sizeGuide: 'kids-socks',
    poses: ['pair', 'sole', 'folded', 'knit'],
  },
  slipper: {
    code: 'SL',
    family: 'slippers',
    ageGroup: 'adult',
    category: 'accessories',
    collections: [],
    sizes: GROWN_UP,
    euro: 29,
    features: ['non-slip', 'terry'],
    sizeGuide: 'socks',
    poses: ['pair', 'side', 'knit'],
  },
  briefs: {
    code: 'BR',
    family: 'underwear',
    ageGroup: 'adult',
    category: 'underwear',
    collections: [],
    sizes: ['s', 'm', 'l', 'xl'],
    euro: 19,
    features: ['seamless'],
    sizeGuide: 'underwear',
    poses: ['front', 'folded', 'knit'],
  },
  beanie: {
    code: 'BE',
    family: 'accessories',
    ageGroup: 'adult',
    category: 'accessories',
    collections: [],
    sizes: ['m', 'l'],
    euro: 25,
    features: [],
    sizeGuide: 'beanies',
    poses: ['front', 'folded', 'knit'],
  },
}

/** A box of so many pairs costs less than the pairs. */
export const BOX_EURO = { 2: 22, 3: 32, 4: 41, 7: 68 } as const
export const KIDS_BOX_EURO = { 2: 15, 3: 21, 4: 27, 7: 45 } as const

export const IMAGE_TYPE_OF: Readonly<Record<PictureKind, ImageType>> = {
  pair: 'product',
  front: 'product',
  open: 'product',
  worn: 'worn',
  side: 'worn',
  folded: 'folded',
  knit: 'detail',
  sole: 'detail',
  closed: 'packaging',
  filled: 'packaging',
}

/** What it is made of, by the names that sell; the law's names for the fibres are the shop's business. */
export const YARNS = {
  cotton: [part('body', { cotton: 80, polyamide: 17, elastane: 3 })],
  bamboo: [part('body', { bamboo: 72, polyamide: 25, elastane: 3 })],
  merino: [part('body', { merino: 62, polyamide: 35, elastane: 3 })],
  wool: [part('body', { polyamide: 50, wool: 48, elastane: 2 })],
  cashmere: [part('body', { merino: 50, polyamide: 36, cashmere: 12, elastane: 2 })],
  jersey: [part('body', { cotton: 95, elastane: 5 })],
  hat: [part('body', { wool: 50, polyester: 50 })],
  slipper: [part('body', { wool: 60, polyamide: 40 }), part('lining', { polyester: 100 })],
} as const satisfies Record<string, readonly Composition[]>

export type Yarn = keyof typeof YARNS

export function careOf(compositions: readonly Composition[]): readonly Care[] {
  const materials = compositions.flatMap(({ fibres }) => fibres.map(({ material }) => material))
  if (materials.includes('cashmere')) return ['hand', 'no-bleach', 'no-dryer', 'no-iron']
  if (materials.some((material) => material === 'wool' || material === 'merino')) {
    return ['wool-30', 'no-bleach', 'no-dryer', 'no-iron']
  }
  return ['machine-40', 'no-bleach', 'no-dryer', 'no-iron', 'inside-out']
}

/** The most of it first, as the law wants it. */
function part(name: Part, percents: Readonly<Partial<Record<Material, number>>>): Composition {
  const fibres = MATERIALS.flatMap((material) => {
    const percent = percents[material]
    return percent === undefined ? [] : [{ material, percent }]
  })
  return { part: name, fibres: fibres.toSorted((a, b) => b.percent - a.percent) }
}
