import { describe, expect, it } from 'vitest'
import { COLOURS } from '../../../src/markets/products/colours.ts'
import { PALETTES } from '../../loom/palettes.ts'
import { PATTERN_NAMES } from '../../loom/pattern-names.ts'
import type { Collection, Garment } from '../theme.ts'
import { GIFT_BOXES } from './gift-boxes.ts'
import { THEMES } from './themes.ts'

const ADULT_SOCKS: readonly Garment[] = ['crew', 'knee-high', 'low', 'sneaker']
const KIDS_SOCKS: readonly Garment[] = ['kids-crew', 'baby-grip']
const GARMENTS = [...ADULT_SOCKS, ...KIDS_SOCKS, 'slipper', 'briefs', 'beanie'] as const

/** One for each theme, garment and palette: what the shop will sell. */
const products = THEMES.flatMap((theme) =>
  GARMENTS.flatMap((garment) => (theme.knitted[garment] ?? []).map((palette) => ({ theme, garment, palette }))),
)

const knittedAs = (...garments: readonly Garment[]) => products.filter(({ garment }) => garments.includes(garment))
const themesWithout = (ids: readonly string[], garment: Garment) =>
  THEMES.filter(({ id, knitted }) => ids.includes(id) && !knitted[garment]).map(({ id }) => id)

function twice<Value>(values: readonly Value[]): readonly Value[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

describe('the themes', () => {
  it.each([
    ['adult socks', ADULT_SOCKS, 330],
    ['crew socks', ['crew'], 200],
    ['low socks', ['low'], 70],
    ['sneaker socks', ['sneaker'], 70],
    ['knee-high socks', ['knee-high'], 24],
    ['kids socks', KIDS_SOCKS, 96],
    ['underwear', ['briefs'], 24],
    ['slippers', ['slipper'], 16],
    ['beanies', ['beanie'], 14],
  ] as const)('fill the listing of %s', (_, garments, least) => {
    expect(knittedAs(...garments).length).toBeGreaterThanOrEqual(least)
  })

  it.each([
    ['fruit-stand', 24],
    ['food-hall', 24],
    ['animal-kingdom', 24],
    ['garden-party', 24],
    ['space-age', 24],
    ['stripe-club', 24],
    ['dot-department', 24],
    ['classics', 24],
    ['winter-wear', 30],
    ['valentines', 30],
    ['bold-ones', 24],
  ] satisfies readonly (readonly [Collection, number])[])('fill the collection %s', (collection, least) => {
    const listed = products.filter(({ theme }) => theme.collections.includes(collection))
    expect(listed.length).toBeGreaterThanOrEqual(least)
  })

  it.each(COLOURS)('give the filter %s something to find', (colour) => {
    const found = (garments: readonly Garment[]) =>
      knittedAs(...garments).filter(({ palette }) => PALETTES[palette].colours[0] === colour)
    expect(found(ADULT_SOCKS).length).toBeGreaterThanOrEqual(12)
    expect(found(KIDS_SOCKS).length).toBeGreaterThanOrEqual(4)
  })

  it('use every pattern', () => {
    const used = new Set(THEMES.map(({ pattern }) => pattern))
    expect(PATTERN_NAMES.filter((pattern) => !used.has(pattern))).toEqual([])
  })

  it('have ids of their own', () => {
    expect(twice(THEMES.map(({ id }) => id))).toEqual([])
  })

  it('never sell the same thing under two names', () => {
    const fabrics = products.map(({ theme, garment, palette }) => `${garment}.${theme.pattern}_${palette}`)
    expect(twice(fabrics)).toEqual([])
  })

  it.each(['men', 'women'] as const)('are for %s about one time in five', (wearer) => {
    const share = THEMES.filter((theme) => theme.for === wearer).length / THEMES.length
    expect(share).toBeGreaterThan(0.15)
    expect(share).toBeLessThan(0.25)
  })

  it('keep the office and romance away from children', () => {
    const grownUp = knittedAs(...KIDS_SOCKS).filter(({ theme }) => ['office', 'romance'].includes(theme.occasion))
    expect(grownUp.map(({ theme }) => theme.id)).toEqual([])
  })
})

describe('the gift boxes', () => {
  const packsOf = (boxes: typeof GIFT_BOXES) => boxes.flatMap(({ packs }) => packs).length

  it('fill their listings, for kids too', () => {
    expect(packsOf(GIFT_BOXES)).toBeGreaterThanOrEqual(64)
    expect(packsOf(GIFT_BOXES.filter(({ kids }) => kids))).toBeGreaterThanOrEqual(12)
  })

  it('have ids of their own', () => {
    expect(twice(GIFT_BOXES.map(({ id }) => id))).toEqual([])
  })

  it.each(GIFT_BOXES.map((box) => [box.id, box] as const))('%s holds as many pairs as it says', (_, box) => {
    expect(box.themes.length).toBeGreaterThanOrEqual(Math.max(...box.packs))
    expect(twice(box.themes)).toEqual([])
    expect(themesWithout(box.themes, box.kids ? 'kids-crew' : 'crew')).toEqual([])
  })
})
