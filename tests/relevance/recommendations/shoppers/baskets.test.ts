import { describe, expect, it } from 'vitest'
import { demoProducts } from '../../../support/demo-shop.ts'
import { demoBaskets } from './baskets.ts'

const products = demoProducts()
const UNTIL = new Date('2026-11-15T10:00:00.000Z')
const baskets = demoBaskets(products, UNTIL)
const bySku = new Map(products.map((product) => [product.sku, product]))
const sold = new Map<string, number>()
for (const sku of baskets.flatMap(({ skus }) => skus)) sold.set(sku, (sold.get(sku) ?? 0) + 1)
const bestFirst = [...sold].toSorted(([, a], [, b]) => b - a).flatMap(([sku]) => bySku.get(sku) ?? [])
const shareOfGifts = (isTime: (at: string) => boolean) => {
  const things = baskets.filter(({ at }) => isTime(at)).flatMap(({ skus }) => skus)
  return things.filter((sku) => bySku.get(sku)?.family === 'gift-boxes').length / things.length
}

describe('the demo history', () => {
  it('is the same each time, and another year later', () => {
    expect(demoBaskets(products, UNTIL)).toEqual(baskets)
    const later = demoBaskets(products, new Date('2027-11-15T10:00:00.000Z'))
    expect(later.at(-1)?.at.slice(0, 7)).toBe('2027-11')
  })

  it('is about twelve thousand baskets of one to six products of the shop, each basket with its own id', () => {
    expect(baskets.length).toBeGreaterThan(11_900)
    expect(baskets.length).toBeLessThan(12_100)
    expect(new Set(baskets.map(({ id }) => id)).size).toBe(baskets.length)
    for (const { skus } of baskets) {
      expect(skus.length).toBeGreaterThan(0)
      expect(skus.length).toBeLessThanOrEqual(6)
      expect(new Set(skus).size).toBe(skus.length)
      expect(skus.every((sku) => bySku.has(sku))).toBe(true)
    }
  })

  it('is in order, within the two years before its end', () => {
    const times = baskets.map(({ at }) => at)
    expect(times).toEqual(times.toSorted())
    expect(times[0]?.slice(0, 10)).toBe('2024-11-15')
    expect(times.every((at) => at <= UNTIL.toISOString())).toBe(true)
  })

  it('sells bestsellers best, and nearly everything now and then', () => {
    expect(bestFirst.slice(0, 20).every(({ badges }) => badges.includes('bestseller'))).toBe(true)
    expect(sold.size).toBeGreaterThan(products.length * 0.9)
  })

  it('sells what is new only since it is there', () => {
    const early = baskets.filter(({ at }) => at < '2026-08-01').flatMap(({ skus }) => skus)
    expect(early.some((sku) => bySku.get(sku)?.badges.includes('new'))).toBe(false)
  })

  it('is busier and more generous before Christmas', () => {
    const inMonth = (month: string) => baskets.filter(({ at }) => at.startsWith(month)).length
    expect(inMonth('2025-12')).toBeGreaterThan(inMonth('2026-06') * 1.4)
    expect(shareOfGifts((at) => at.startsWith('2025-12'))).toBeGreaterThan(
      2 * shareOfGifts((at) => at.startsWith('2026-06')),
    )
  })

  it('has nothing to tell of an empty shop', () => {
    expect(demoBaskets([], UNTIL)).toEqual([])
  })
})
