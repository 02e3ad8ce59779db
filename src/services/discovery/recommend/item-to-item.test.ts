import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildItemToItem, type ItemToItem } from './item-to-item.ts'
import type { Group } from './together.ts'

const NOW = new Date('2026-11-15T10:00:00.000Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString()
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const DOCS = Array.from({ length: LETTERS.length }, (_, doc) => doc)
const none = new Uint32Array(LETTERS.length)
const products = {
  count: LETTERS.length,
  docOf: (sku: string) => (sku === '' ? undefined : docOf(sku)),
  traits: {
    family: none,
    ageGroup: none,
    silhouette: none,
    pattern: none,
    occasion: none,
    colour: none,
    secondary: none,
    design: none,
  },
  collections: [],
}
const docOf = (letter: string) => {
  const doc = LETTERS.indexOf(letter)
  return doc < 0 ? undefined : doc
}

/** 'ab' is a basket of a and b. */
const bought = (text: string, days = 0, times = 1): readonly Group[] =>
  Array.from({ length: times }, () => ({ at: daysAgo(days), skus: text.split('') }))
const build = (baskets: readonly Group[], sessions: readonly Group[] = []) =>
  buildItemToItem(products, { baskets: [baskets], sessions: [sessions], now: NOW })
const neighboursOf = ({ starts, neighbours }: ItemToItem, letter: string) => {
  const doc = docOf(letter) ?? 0
  return [...neighbours.subarray(starts[doc], starts[doc + 1])].map((other) => LETTERS[other]).join('')
}
const strengthOf = ({ starts, neighbours, strengths }: ItemToItem, a: string, b: string) => {
  const doc = docOf(a) ?? 0
  const place = neighbours.subarray(starts[doc], starts[doc + 1]).indexOf(docOf(b) ?? -1)
  return place < 0 ? 0 : (strengths[(starts[doc] ?? 0) + place] ?? 0)
}

describe('what is bought together', () => {
  it.each<[string, readonly Group[], string]>([
    ['the more often the nearer', [...bought('ab', 0, 5), ...bought('ac', 0, 3)], 'bc'],
    ['once may be chance', [...bought('ab', 0, 2), ...bought('ac')], 'b'],
    ['the same pair in the same basket counts once', bought('abab'), ''],
    ['long ago counts less', [...bought('ab', 720, 4), ...bought('ac', 0, 2)], 'cb'],
    [
      'what is in every basket is near no product in particular',
      [...bought('ab', 0, 3), ...bought('ac', 0, 3), ...bought('b', 0, 60)],
      'cb',
    ],
    ['a single product in a basket has no neighbours', bought('a', 0, 9), ''],
    ['what is not sold any more is left out', bought('a?', 0, 9), ''],
    ['a basket from tomorrow is from today', bought('ab', -1, 2), 'b'],
  ])('%s', async (_, baskets, expected) => {
    expect(neighboursOf(await build(baskets), 'a')).toBe(expected)
  })

  it('a basket is worth half after a year', async () => {
    const [now, then] = [await build(bought('ab', 0, 8)), await build(bought('ab', 365, 8))]
    // s = log((c + h) / (e + h)), where all that is bought is a with b: by chance they would be half of all pairs.
    expect(strengthOf(now, 'a', 'b')).toBeCloseTo(Math.log((8 + 5) / (4 + 5)))
    expect(strengthOf(then, 'a', 'b')).toBeCloseTo(Math.log((4 + 5) / (2 + 5)))
  })

  it('looking together counts, and less than buying together', async () => {
    const sessions = bought('ab', 0, 20)
    const looked = await build([], sessions)
    expect(neighboursOf(looked, 'a')).toBe('b')
    expect(strengthOf(looked, 'a', 'b')).toBeLessThan(strengthOf(await build(sessions), 'a', 'b'))
  })

  it('of a huge basket only the beginning counts, and less', async () => {
    const huge = await build(bought(LETTERS, 0, 3))
    expect(neighboursOf(huge, 'a')).toBe(LETTERS.slice(1, 20))
    expect(strengthOf(huge, 'a', 'b')).toBeLessThan(strengthOf(await build(bought('ab', 0, 3)), 'a', 'b'))
  })

  it('an unreadable time is left out', async () => {
    expect(neighboursOf(await build([{ at: 'soon', skus: ['a', 'b'] }, ...bought('ab')]), 'a')).toBe('')
  })

  it('is the formula, whatever was bought, where traits are uninformative', async () => {
    const anyBasket = fc.record({
      skus: fc.array(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e', 'f'), { minLength: 1, maxLength: 5 }),
      days: fc.nat(400),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(anyBasket, { maxLength: 30 }), async (list) => {
        const built = await build(list.map(({ skus, days }) => ({ at: daysAgo(days), skus })))
        const weighted = list.map(({ skus, days }) => ({ skus: new Set(skus), weight: 2 ** (-days / 365) }))
        const weightOf = (a: string, b: string) =>
          weighted.reduce((sum, { skus, weight }) => sum + (skus.has(a) && skus.has(b) ? weight : 0), 0)
        const all = weighted.reduce((sum, { skus, weight }) => sum + weight * skus.size, 0)
        const pairs = weighted.reduce((sum, { skus, weight }) => sum + weight * skus.size * (skus.size - 1), 0)
        for (const a of 'abcdef') {
          for (const b of 'abcdef') {
            const times = weighted.filter(({ skus }) => a !== b && skus.has(a) && skus.has(b)).length
            const byChance = (pairs * weightOf(a, a) * weightOf(b, b)) / all ** 2
            const expected = times < 2 ? 0 : Math.log((weightOf(a, b) + 5) / (byChance + 5))
            expect(strengthOf(built, a, b)).toBeCloseTo(expected, 5)
          }
        }
      }),
    )
  })
})

describe('what is liked', () => {
  it('is what was bought recently, then the order of the merchant', async () => {
    const { byPopularity, support } = await build([...bought('c', 0, 2), ...bought('b', 300, 3), ...bought('e')])
    expect([...byPopularity.subarray(0, 5)].map((doc) => LETTERS[doc]).join('')).toBe('cebad')
    expect([support[1], support[2], support[0]]).toEqual([3, 2, 0])
  })

  it('is what the coming weeks brought a year ago, rather than what was bought in another season', async () => {
    const { byPopularity } = await build([...bought('w', 350, 2), ...bought('s', 180, 3)])
    expect([...byPopularity.subarray(0, 2)].map((doc) => LETTERS[doc]).join('')).toBe('ws')
  })

  it('names every product once', async () => {
    const { byPopularity } = await build(bought('xyz', 5, 3))
    expect([...byPopularity].toSorted((a, b) => a - b)).toEqual(DOCS)
  })

  it('without history it is the order of the merchant', async () => {
    const { byPopularity, popularity } = await build([])
    expect([...byPopularity]).toEqual(DOCS)
    expect([...popularity]).toEqual(DOCS.map(() => 0))
  })
})
