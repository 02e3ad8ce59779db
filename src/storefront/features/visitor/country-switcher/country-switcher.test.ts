import { describe, expect, it } from 'vitest'
import { findMarkets, marketChoices } from './market-choices.ts'
import { wayTo } from './switch-market.ts'

const choices = marketChoices('en')
const codes = (words: string) => findMarkets(choices, words).map(({ countryCode }) => countryCode)

describe('the countries to choose from', () => {
  it('~FTR-08 are 33, by name, each with what it is called, spoken and paid there', () => {
    expect(choices).toHaveLength(33)
    expect(choices.find(({ countryCode }) => countryCode === 'AT')).toEqual({
      countryCode: 'AT',
      storefront: 'at',
      isExternal: false,
      region: 'NL',
      name: { local: 'Österreich', english: 'Austria', here: 'Austria' },
      nameLanguage: 'de',
      language: 'de',
      languageName: 'Deutsch',
      currency: 'EUR',
    })
    expect(choices.filter(({ isExternal }) => isExternal).map(({ countryCode }) => countryCode)).toEqual([
      'AU',
      'JP',
      'NZ',
    ])
  })

  it.each([
    ['nothing', '', 33],
    ['blanks', '  ', 33],
    ['what there is not', 'atlantis', 0],
    ['a part of a regular expression', '(', 0],
  ])('are found by %s', (_, words, count) => {
    expect(codes(words)).toHaveLength(count)
  })

  it.each([
    ['its English name', 'austria', 'AT'],
    ['its own name without the dots', 'osterr', 'AT'],
    ['its own name in capitals', 'ÖSTERR', 'AT'],
    ['its own script', '대한', 'KR'],
    ['its code', 'lu', 'LU'],
    ['its currency', 'nok', 'NO'],
    ['its language', 'nederlands', 'BE'],
  ])('are found by %s', (_, words, country) => {
    expect(codes(words)).toContain(country)
  })
})

describe('the way to another country', () => {
  const to = (storefront: 'eu' | 'de' | 'us' | 'jp') => ({
    countryCode: 'SE' as const,
    storefront,
    isExternal: storefront === 'jp',
  })

  it.each([
    ['the same storefront stays', 'eu', '/eu/adults/socks', '', { kind: 'stay' }],
    ['~MSW-10 a home page', 'de', '/eu', '', { kind: 'go', home: '/de' }],
    ['~MSW-10 content', 'de', '/eu/adults/socks', '?colour=red', { kind: 'go', home: '/de', page: '/de/adults/socks' }],
    ['~MSW-10 a product', 'us', '/eu/product/x', '', { kind: 'go', home: '/us', page: '/us/product/x' }],
    ['~MSW-10 a search', 'de', '/eu/search', '?term=a%26b', { kind: 'go', home: '/de', page: '/de/search?term=a%26b' }],
    ['~MSW-10 checkout stays behind', 'de', '/eu/checkout/payment', '', { kind: 'go', home: '/de' }],
    ['~MSW-04 another shop', 'jp', '/eu/adults/socks', '', { kind: 'go', home: '/jp' }],
  ] as const)('%s', (_, storefront, path, search, expected) => {
    expect(wayTo(to(storefront), { from: 'eu', path, search })).toEqual(expected)
  })

  it('~MSW-01 ~MSW-02 ~MSW-03 ~MSW-04 from each of the 30 markets to each of the 33 stays, loads or leaves', () => {
    const kinds = { stay: 0, page: 0, leave: 0 }
    for (const from of choices.filter(({ isExternal }) => !isExternal)) {
      for (const choice of choices) {
        const path = `/${from.storefront}/gifts`
        const way = wayTo(choice, { from: from.storefront, path, search: '' })
        const isSame = choice.storefront === from.storefront
        if (way.kind === 'stay') kinds.stay++
        else if (way.page === undefined) kinds.leave++
        else kinds.page++
        expect(way).toEqual(
          isSame
            ? { kind: 'stay' }
            : {
                kind: 'go',
                home: `/${choice.storefront}`,
                ...(!choice.isExternal && { page: `/${choice.storefront}/gifts` }),
              },
        )
        // What stays keeps its cart: no storefront is served by two regions.
        expect(!isSame || choice.region === from.region).toBe(true)
      }
    }
    // 16 in eu, 4 in gl, 10 alone; 3 shops of others.
    expect(kinds).toEqual({ stay: 16 * 16 + 4 * 4 + 10, page: 900 - 282, leave: 90 })
  })
})
