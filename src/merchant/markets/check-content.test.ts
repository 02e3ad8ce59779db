import { describe, expect, it } from 'vitest'
import { contentReader, type SharedView } from '../../contracts/content/kinds/read-content.ts'
import { settingOf } from '../../contracts/content/kinds/setting.ts'
import { recordOf } from '../../markets/countries/record-of.ts'
import { wrongBanner, wrongFreeShipping } from './check-content.ts'

const reader = contentReader(settingOf('eu', { countryCode: 'PL' }))

function viewsOf(content: object): readonly SharedView[] {
  const problems: unknown[] = []
  const view = reader.shared({ _uid: 'one', ...content }, 'shared', (problem) => problems.push(problem))
  expect(problems).toEqual([])
  return view === undefined ? [] : [view]
}

const bar = (thresholds: Readonly<Record<string, string>>): readonly SharedView[] =>
  viewsOf({
    component: 'checkout-free-shipping-bar',
    text: '{amount} more',
    reachedText: 'Free',
    thresholds: Object.entries(thresholds).map(([country, amount]) => ({ country, amount })),
  })

const banner = (messages: Readonly<Record<string, string>>): readonly SharedView[] =>
  viewsOf({
    component: 'banner',
    messages: Object.entries(messages).map(([code, message]) => ({ code, message })),
  })

const POLAND = { ...recordOf('PL'), currency: 'CZK', freeShippingFrom: 250 } as const
const BAR = 'checkout-free-shipping-bar'

describe('free shipping in content', () => {
  it.each([
    ['the amount of the record', bar({ pl: '250' }), undefined],
    ['the country in capitals', bar({ PL: '250' }), undefined],
    ['no bar: the record counts', [], undefined],
    ['another amount', bar({ pl: '60' }), `content says free from 60, the record 250: change ${BAR}`],
    ['no amount', bar({ de: '40' }), `content has no amount for PL, the record 250: add it to ${BAR}`],
  ])('~HSE-11 %s', (_, views, expected) => {
    expect(wrongFreeShipping(POLAND, views)).toBe(expected)
  })

  it('~HSE-11 a country that never has it need not be named', () => {
    expect(wrongFreeShipping({ ...POLAND, freeShippingFrom: 0 }, bar({ de: '40' }))).toBeUndefined()
  })
})

describe('the banner', () => {
  it.each([
    ['an amount in the currency', banner({ pl: 'Free from 1,500 Kč' }), undefined],
    ['no amount', banner({ eu: 'Large orders travel free' }), undefined],
    [
      'an amount in another currency',
      banner({ pl: 'Free from €60' }),
      'the message has an amount in EUR, the country pays in CZK: Free from €60',
    ],
    ['no message', banner({ de: 'Gratis ab 40 €' }), 'content has no banner message for pl or eu'],
    ['no banner', [], 'content has no banner message for pl or eu'],
  ])('~HSE-11 %s', (_, views, expected) => {
    expect(wrongBanner('PL', POLAND, views)).toBe(expected)
  })
})
