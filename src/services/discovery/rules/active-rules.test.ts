import { describe, expect, it } from 'vitest'
import { activeRules, compileRules, nextChange } from './active-rules.ts'
import type { BoostRule, PinRule, RedirectRule, RuleScope, SearchRule } from './search-rule.ts'

/** As simple as folding can be: what is tested here is what happens to words, not how they are cut. */
const fold = (text: string): readonly string[] => text.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? []

const redirect = (id: string, over: Partial<RedirectRule> = {}): RedirectRule => ({
  kind: 'redirect',
  id,
  terms: ['returns'],
  target: `/${id}`,
  ...over,
})
const pin = (id: string, over: Partial<PinRule> = {}): PinRule => ({ kind: 'pin', id, skus: ['A'], ...over })
const boost = (id: string, over: Partial<BoostRule> = {}): BoostRule => ({
  kind: 'boost',
  id,
  match: { family: ['gift-boxes'] },
  factor: 2,
  ...over,
})
const idsOf = (rules: readonly SearchRule[]) => rules.map(({ id }) => id)

describe('activeRules', () => {
  it.each<[string, RuleScope, string, boolean]>([
    ['always, without a period', {}, '2026-11-15T12:00:00.000Z', true],
    ['not a moment before a plain date begins in UTC', { from: '2026-11-01' }, '2026-10-31T23:59:59.999Z', false],
    ['from the first moment of a plain date', { from: '2026-11-01' }, '2026-11-01T00:00:00.000Z', true],
    ['to the last moment before until', { until: '2026-12-25' }, '2026-12-24T23:59:59.999Z', true],
    ['no more at until itself', { until: '2026-12-25' }, '2026-12-25T00:00:00.000Z', false],
    ['not before a time of day', { from: '2026-11-01T09:00:00Z' }, '2026-11-01T08:59:59.999Z', false],
    ['from a time of day on', { from: '2026-11-01T09:00:00Z' }, '2026-11-01T09:00:00.000Z', true],
    ['by the clock of its time zone', { from: '2026-11-01T09:00:00+01:00' }, '2026-11-01T08:00:00.000Z', true],
    ['between both', { from: '2026-11-01', until: '2026-12-25' }, '2026-12-01T00:00:00.000Z', true],
    ['in its storefront', { storefronts: ['de', 'uk'] }, '2026-11-15T12:00:00.000Z', true],
    ['not in another storefront', { storefronts: ['de', 'at'] }, '2026-11-15T12:00:00.000Z', false],
    [
      'not in another storefront in time',
      { storefronts: ['de'], from: '2026-11-01' },
      '2026-11-15T12:00:00.000Z',
      false,
    ],
  ])('a rule counts %s', (_, scope, now, isActive) => {
    const rule = redirect('a', scope)
    expect(activeRules([rule], { storefront: 'uk', now: new Date(now) })).toEqual(isActive ? [rule] : [])
  })
})

describe('nextChange', () => {
  const rules = [
    redirect('a', { from: '2026-11-01', until: '2026-12-25' }),
    boost('b', { from: '2026-12-01' }),
    pin('c'),
  ]

  it.each([
    ['2026-10-01', '2026-11-01'],
    ['2026-11-01', '2026-12-01'],
    ['2026-12-24', '2026-12-25'],
    ['2026-12-25', undefined],
  ])('after %s is %s', (now, next) => {
    expect(nextChange(rules, new Date(now))).toEqual(next === undefined ? undefined : new Date(next))
  })
})

describe('redirectFor', () => {
  it.each([
    ['the term itself', 'size guide', true],
    ['the term in other letters', 'Size GUIDE!', true],
    ['another of its terms', 'sizes', true],
    ['its words in another order', 'guide size', false],
    ['a part of it', 'size', false],
    ['more than it', 'size guide socks', false],
    ['nothing', '', false],
  ])('answers to %s: %s', (_, query, isMet) => {
    const rule = redirect('sizes', { terms: ['Size-Guide', 'sizes'] })
    expect(compileRules([rule], fold).redirectFor(fold(query))).toBe(isMet ? rule : undefined)
  })

  it('~SRC-03 takes the first of several in their order', () => {
    const rules = compileRules([redirect('b'), redirect('a'), redirect('c', { terms: ['returns', 'back'] })], fold)
    expect(rules.redirectFor(['returns'])?.target).toBe('/b')
    expect(rules.redirectFor(['back'])?.target).toBe('/c')
  })

  it('does not answer to an empty query where folding leaves nothing of a term', () => {
    expect(compileRules([redirect('a', { terms: ['…'] })], fold).redirectFor([])).toBeUndefined()
  })

  it.each([['constructor'], ['__proto__'], ['hasOwnProperty'], ['toString']])(
    'finds %s only when a rule names it',
    (term) => {
      expect(compileRules([redirect('a')], fold).redirectFor([term])).toBeUndefined()
      const wordOf = (text: string) => [text]
      expect(compileRules([redirect('a', { terms: [term] })], wordOf).redirectFor([term])?.id).toBe('a')
      expect(compileRules([], fold).pinsFor({ collection: term })).toEqual([])
      expect(compileRules([pin('a', { collections: [term] })], fold).pinsFor({ collection: term })).toEqual(['A'])
    },
  )
})

describe('pinsFor', () => {
  const rules = compileRules(
    [
      pin('b', { terms: ['love'], skus: ['C', 'A'] }),
      pin('a', { terms: ['love', 'Love!', 'heart'], collections: ['gifts'], skus: ['A', 'B'] }),
      pin('c', { collections: ['love'], skus: ['D'] }),
      redirect('d', { terms: ['love'] }),
    ],
    fold,
  )

  it.each([
    ['a query, rule after rule, each product once', { words: ['love'] }, ['C', 'A', 'B']],
    ['another query', { words: ['heart'] }, ['A', 'B']],
    ['a listing', { collection: 'gifts' }, ['A', 'B']],
    ['a listing that is called like a query', { collection: 'love' }, ['D']],
    ['a query that is called like a listing', { words: ['gifts'] }, []],
    ['a query without a rule', { words: ['socks'] }, []],
    ['no query', { words: [] }, []],
  ])('answers to %s', (_, looked, skus) => {
    expect(rules.pinsFor(looked)).toEqual(skus)
  })
})

describe('boostsFor', () => {
  const rules = compileRules(
    [
      boost('z-always'),
      boost('b', { terms: ['gift'] }),
      boost('a', { terms: ['gift', 'present'], collections: ['gifts'] }),
      boost('c', { collections: ['new'], factor: 0.5 }),
    ],
    fold,
  )

  it.each([
    ['a query, with those that count always', { words: ['gift'] }, ['z-always', 'b', 'a']],
    ['another query', { words: ['present'] }, ['z-always', 'a']],
    ['a listing', { collection: 'gifts' }, ['z-always', 'a']],
    ['another listing', { collection: 'new' }, ['z-always', 'c']],
    ['all else', { words: ['socks'] }, ['z-always']],
    ['no query', { words: [] }, ['z-always']],
  ])('answers to %s', (_, looked, ids) => {
    expect(idsOf(rules.boostsFor(looked))).toEqual(ids)
  })
})

describe('rules of several kinds', () => {
  const compiled = () =>
    compileRules(
      [
        boost('all'),
        boost('listing', { collections: ['adults/socks'] }),
        boost('query', { terms: ['wool socks'] }),
        pin('pin', { terms: ['wool socks'], skus: ['B'] }),
        redirect('redirect', { terms: ['wool socks'] }),
      ],
      fold,
    )
  const query = { words: ['wool', 'socks'] }

  it('a query gets those of its words and those of all, each kind for itself', () => {
    expect(idsOf(compiled().boostsFor(query))).toEqual(['all', 'query'])
    expect(compiled().pinsFor(query)).toEqual(['B'])
    expect(compiled().redirectFor(query.words)?.id).toBe('redirect')
  })

  it('a listing gets those of its path and those of all', () => {
    expect(idsOf(compiled().boostsFor({ collection: 'adults/socks' }))).toEqual(['all', 'listing'])
    expect(compiled().pinsFor({ collection: 'adults/socks' })).toEqual([])
  })

  it('what no rule names gets those of all', () => {
    expect(idsOf(compiled().boostsFor({ words: ['hats'] }))).toEqual(['all'])
    expect(idsOf(compiled().boostsFor({ collection: 'kids' }))).toEqual(['all'])
  })

  it('two words are not one', () => {
    expect(compiled().redirectFor(['woolsocks'])).toBeUndefined()
  })
})
