import { describe, expect, it } from 'vitest'
import { fillPrices, handWrittenAmounts, invalidPrices } from './price-placeholder.ts'

const reader = (countryCode: 'GB' | 'DE' | 'AT' | 'NL' | 'CH' | 'SE' | 'US', iso: string) => ({
  countryCode,
  locale: { iso, html: iso },
})

describe('prices in texts', () => {
  it.each([
    ['Free from {price:40 GBP}.', reader('GB', 'en-GB'), 'Free from £40.'],
    ['Gratis ab {price:40 EUR}.', reader('DE', 'de-DE'), 'Gratis ab 40€.'],
    ['Gratis ab {price:40 EUR}.', reader('AT', 'de-AT'), 'Gratis ab € 40.'],
    ['Vanaf {price:12.50 EUR}', reader('NL', 'nl-NL'), 'Vanaf € 12,50'],
    ['ab {price:50 CHF}', reader('CH', 'de-CH'), 'ab CHF 50'],
    ['from {price:500 SEK}', reader('SE', 'en-SE'), 'from 500kr'],
    ['{price:90000 KRW} and {price:12.00 USD}', reader('US', 'en-US'), '₩90,000 and 12$'],
  ])('SHX-24 %s', (text, market, expected) => {
    expect(fillPrices(text, market).replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')).toBe(expected)
  })

  it.each(['{price:}', '{price:40}', '{price:40 XXX}', '{price:4,50 EUR}', '{price:4.5 EUR}', '{price:90.50 KRW}'])(
    'SHX-24 %s stays, and is reported',
    (text) => {
      expect(fillPrices(text, reader('GB', 'en-GB'))).toBe(text)
      expect(invalidPrices(text)).toEqual([text])
    },
  )

  it('leaves other placeholders alone', () => {
    expect(fillPrices('{amount} left', reader('GB', 'en-GB'))).toBe('{amount} left')
    expect(invalidPrices('{amount} and {price:40 EUR}')).toEqual([])
  })

  it.each([
    ['Free from £40.', ['£40.']],
    ['ab 40 € oder € 12,50', ['40 €', '€ 12,50']],
    ['CHF 50, 500 kr, ₩90,000', ['CHF 50,', '500 kr', '₩90,000']],
    ['US$80', ['$80']],
    ['12 EUR', ['12 EUR']],
    ['{price:40 EUR} and 30 days', []],
    ['100 % cotton, 3 pairs, krokodil 5', []],
    ['', []],
  ])('SHX-24 finds amounts written by hand in %j', (text, expected) => {
    expect(handWrittenAmounts(text)).toEqual(expected)
  })
})
