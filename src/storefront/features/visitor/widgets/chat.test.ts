import { describe, expect, it } from 'vitest'
import { findMarket } from '../../../../markets/storefronts/table.ts'
import type { StorefrontCode } from '../../../../markets/types.ts'
import { chatScript } from './chat-script.ts'

function placeIn(storefront: StorefrontCode, country: string) {
  const market = findMarket('production', country)
  if (!market) throw new Error(country)
  const { countryCode, name, currency, locale, language, warehouse } = market
  const view = { countryCode, name: name.local, currency, locale: locale.iso, language, region: warehouse.region }
  return { storefront, market: view }
}

describe('the chat', () => {
  it.each([
    ['us', 'US', 'en', 78],
    ['uk', 'GB', 'en', 16],
    ['de', 'DE', 'de', 16],
    ['ch', 'CH', 'de', 16],
    ['nl', 'NL', 'nl', 16],
    ['be', 'BE', 'nl', 16],
    ['eu', 'SE', 'en', 16],
    ['gl', 'KR', 'en', 16],
  ] as const)(
    'CHT-02 CHT-03 on %s in %s it speaks %s, %d px from the bottom',
    (storefront, country, language, bottom) => {
      expect(chatScript(placeIn(storefront, country), 'bot-1')).toEqual({
        chat: 'bot-1',
        language,
        bottom: String(bottom),
        storefront,
      })
    },
  )
})
