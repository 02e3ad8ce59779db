import { describe, expect, it } from 'vitest'
import { product, variant } from '../../../../tests/support/catalogue-product.ts'
import { searchIndexOf } from '../../../../tests/support/search-index.ts'
import { findMarket } from '../../../markets/storefronts/table.ts'
import { settableClock } from '../../../../tests/support/settable-clock.ts'
import { members } from '../../../../tests/support/bit-members.ts'
import { searchScope } from '../search/market-scope.ts'
import type { BoostRule, SearchRule } from './search-rule.ts'
import { createSteer } from './steer.ts'

const PRODUCTS = [
  product('A1-RED', { colour: { primary: 'red' } }),
  product('A2-BLUE', { colour: { primary: 'blue' } }),
  product('A3-RED', { colour: { primary: 'red' }, ageGroup: 'kids' }),
  product('A4-RED', { colour: { primary: 'red' }, recommended: false }),
].map((one, place) => ({ ...one, variants: [variant(place)] }))

async function steering(country = 'GB', start = '2026-11-15') {
  const market = findMarket('production', country)
  if (market === undefined) throw new Error(`No market ${country}`)
  const scope = searchScope(await searchIndexOf(PRODUCTS), market)
  const clock = settableClock(start)
  const steer = createSteer(clock)
  const skus = (places: Iterable<number>) => [...places].map((at) => scope.index.products.skus[at])
  return {
    clock,
    steer: (rules: readonly SearchRule[], looked: { query: string } | { collection: string }) => {
      const { steering: effect, redirect } = steer(rules, scope, market, looked)
      return {
        redirect,
        pins: skus(effect.pins),
        boosts: effect.boosts.map(({ bits, factor }) => [factor, skus(members(bits))]),
      }
    },
  }
}

const boost = (match: BoostRule['match']): BoostRule => ({ kind: 'boost', id: 'b', match, factor: 2 })

describe('steering', () => {
  it.each([
    ['GB', '/faq', '/uk/faq'],
    ['KR', '/faq?topic=returns#top', '/gl/faq?topic=returns#top'],
    ['AT', 'https://elsewhere.example/faq', 'https://elsewhere.example/faq'],
  ])('in %s %s leads to %s', async (country, target, expected) => {
    const { steer } = await steering(country)
    const rules: readonly SearchRule[] = [{ kind: 'redirect', id: 'r', terms: ['Rückgabe'], target }]
    expect(steer(rules, { query: 'RÜCKGABE!' }).redirect).toEqual({ id: 'r', target: expected })
    expect(steer(rules, { query: 'other' }).redirect).toBeUndefined()
    expect(steer(rules, { collection: 'Rückgabe' }).redirect).toBeUndefined()
  })

  it('a term is met as the language of the market writes it', async () => {
    const rules: readonly SearchRule[] = [{ kind: 'redirect', id: 'r', terms: ['Rückgabe'], target: '/faq' }]
    const { steer } = await steering('DE')
    expect(steer(rules, { query: 'rueckgabe' }).redirect?.target).toBe('/de/faq')
  })

  it('pins are the products that are there, in the order of the rule', async () => {
    const { steer } = await steering()
    const rules: readonly SearchRule[] = [
      { kind: 'pin', id: 'p', terms: ['red'], collections: ['gifts'], skus: ['A3-RED', 'UNKNOWN', 'A1-RED'] },
    ]
    expect(steer(rules, { query: 'red' }).pins).toEqual(['A3-RED', 'A1-RED'])
    expect(steer(rules, { collection: 'gifts' }).pins).toEqual(['A3-RED', 'A1-RED'])
    expect(steer(rules, { query: 'gifts' }).pins).toEqual([])
  })

  it.each<[string, BoostRule['match'], readonly string[]]>([
    ['any of the values', { colour: ['red', 'blue'] }, ['A1-RED', 'A2-BLUE', 'A3-RED']],
    ['all facets', { colour: ['red'], ageGroup: ['kids'] }, ['A3-RED']],
    ['a value that no product has', { colour: ['mauve'] }, []],
    ['named products', { skus: ['A2-BLUE', 'UNKNOWN'] }, ['A2-BLUE']],
  ])('boosts are of %s', async (_, match, skus) => {
    const { steer } = await steering()
    expect(steer([boost(match)], { query: 'x' }).boosts).toEqual([[2, skus]])
  })

  it('follows the clock over the borders of each rule, without new rules', async () => {
    const { clock, steer } = await steering()
    const rules: readonly SearchRule[] = [
      { ...boost({ skus: ['A1-RED'] }), id: 'late', from: '2026-12-01', until: '2026-12-25' },
      { kind: 'pin', id: 'long', terms: ['x'], skus: ['A2-BLUE'], until: '2026-12-20' },
    ]
    const at = (now: string) => {
      clock.set(now)
      const { pins, boosts } = steer(rules, { query: 'x' })
      return [pins.length, boosts.length]
    }
    expect(at('2026-11-30T23:59:59.999Z')).toEqual([1, 0])
    expect(at('2026-12-01')).toEqual([1, 1])
    expect(at('2026-12-20')).toEqual([0, 1])
    expect(at('2026-12-25')).toEqual([0, 0])
  })

  it('new rules count at once, and rules of other storefronts never', async () => {
    const { steer } = await steering()
    expect(steer([boost({ skus: ['A1-RED'] })], { query: 'x' }).boosts).toHaveLength(1)
    expect(steer([], { query: 'x' }).boosts).toHaveLength(0)
    expect(steer([{ ...boost({ skus: ['A1-RED'] }), storefronts: ['de'] }], { query: 'x' }).boosts).toHaveLength(0)
  })
})
