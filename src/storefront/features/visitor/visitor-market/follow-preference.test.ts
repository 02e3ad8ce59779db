import { describe, expect, it } from 'vitest'
import type { StorefrontMarket } from '../markets/index.ts'
import { countryToFollow } from './follow-preference.ts'

const place: StorefrontMarket = {
  storefront: 'uk',
  market: {
    countryCode: 'GB',
    name: 'United Kingdom',
    currency: { code: 'GBP', symbol: '£' },
    locale: 'en-GB',
    language: 'en',
    region: 'NL',
  },
}
const view = { place, layout: 'shop' } as const

describe('the country to follow', () => {
  it.each([
    ['~MSW-05 is the one that was chosen before', view, 'US', '', 'US'],
    ['~MSW-05 is none where the visitor is there already', view, 'GB', '', undefined],
    ['~MSW-05 is none without a choice', view, undefined, '', undefined],
    ['is none in checkout: there the shopper confirms first', { ...view, layout: 'checkout' }, 'US', '', undefined],
    ['is none above all storefronts', { ...view, place: undefined }, 'US', '', undefined],
    ['is none in a preview', { ...view, preview: {} }, 'US', '', undefined],
    ['is none in the editor', view, 'US', '?_storyblok=1', undefined],
  ] as const)('%s', (_, shown, preference, search, expected) => {
    expect(countryToFollow(shown, { preference, search })).toBe(expected)
  })
})
