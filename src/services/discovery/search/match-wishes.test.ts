import { describe, expect, it } from 'vitest'
import { product, variant } from '../../../../tests/support/catalogue-product.ts'
import { searchIndexOf } from '../../../../tests/support/search-index.ts'
import type { CatalogueProduct } from '../../../contracts/merchant/catalogue.ts'
import { findMarket } from '../../../markets/storefronts/table.ts'
import { sparseMembers } from '../index/sparse-bits.ts'
import { matchWishes, namedSo } from './match-wishes.ts'
import { readQuery } from './read-query.ts'
import { searchScope } from './market-scope.ts'
import { sizesMeant } from './sizes-meant.ts'

const texts = (name: string, short = 'Short.', full = 'Full.') => ({
  name: { en: name },
  description: { short: { en: short }, full: { en: full } },
})

const PRODUCTS: readonly CatalogueProduct[] = [
  product('named', texts('Otter Waltz')),
  product('short', texts('Waltz', 'An otter swims.')),
  product('full', texts('Tango', 'Short.', 'Somewhere an otter and a heron swim.')),
  product('orange-one', { ...texts('Tango Night'), colour: { primary: 'orange' } }),
  product('orange-fruit', { ...texts('Orange Grove'), colour: { primary: 'green' } }),
  product('orange-mentioned', { ...texts('Marmalade', 'Of an orange.'), colour: { primary: 'green' } }),
  product('kids', { ...texts('Pirate'), ageGroup: 'kids', colour: { primary: 'red' } }),
  product('secret', { ...texts('Otter Secret'), recommended: false }),
].map((one, place) => ({ ...one, variants: [variant(place, place === 0 ? { size: '41-46' } : {})] }))

async function matcher() {
  const index = await searchIndexOf(PRODUCTS)
  const market = findMarket('production', 'GB')
  if (market === undefined) throw new Error('No market GB')
  const scope = searchScope(index, market)
  const { known } = index.languages.en
  const sizes = sizesMeant(index.offers.sizes.nl.keys(), known.sizeWords)
  return {
    match: (query: string) => {
      const { found, applied, dropped } = matchWishes(scope, readQuery(query, { known, sizes, isTyping: false }).wishes)
      return {
        found: [...sparseMembers(found)].map((at) => index.products.skus[at]),
        applied: applied.map(({ words }) => words),
        dropped: dropped.map(({ words }) => words),
      }
    },
    named: (query: string) =>
      [
        ...sparseMembers(
          namedSo(
            scope,
            query.split(' ').flatMap((word) => known.termOf(word) ?? []),
          ),
        ),
      ].map((at) => index.products.skus[at]),
  }
}

describe('matching wishes', () => {
  it.each([
    ['what describes a product, not what is merely mentioned', 'otter', ['named', 'short'], []],
    ['what is mentioned, where no product is described by it', 'heron', ['full'], []],
    ['all of the words', 'otter waltz', ['named', 'short'], []],
    ['a mention of one word beside another, where that is all there is', 'otter tango', ['full'], []],
    ['a colour, and what is named so, but not what mentions it', 'orange', ['orange-one', 'orange-fruit'], []],
    ['as much as goes together', 'otter pirate', ['named', 'short'], ['pirate']],
    ['what a word means before a size no product has', 'pirate kids size 45', ['kids'], ['size 45']],
    ['what weighs most of what never goes together', 'red waltz', ['named', 'short'], ['red']],
  ])('takes %s', async (_, query, found, dropped) => {
    const { match } = await matcher()
    expect(match(query)).toMatchObject({ found, dropped })
  })

  it('takes everything that is shown where nothing is wished for', async () => {
    const { match } = await matcher()
    expect(match('')).toEqual({ found: PRODUCTS.slice(0, -1).map(({ sku }) => sku), applied: [], dropped: [] })
  })

  it('lets the lightest go one after the other where there are too many to try', async () => {
    const { match } = await matcher()
    const { found, applied, dropped } = match('otter waltz red kids orange marmalade grove tango')
    expect(found.length).toBeGreaterThan(0)
    expect(applied.length + dropped.length).toBe(7)
    expect(dropped).toContain('red orange')
  })

  it('finds nothing where no word leads anywhere, and returns what was dropped', async () => {
    const { match } = await matcher()
    expect(match('secret')).toMatchObject({ found: [], dropped: ['secret'] })
  })

  it('knows who is called just so', async () => {
    const { named } = await matcher()
    expect(named('waltz otter')).toEqual(['named'])
    expect(named('waltz')).toEqual(['named', 'short'])
    expect(named('')).toEqual([])
  })
})
