import { describe, expect, it } from 'vitest'
import { SELLER } from '../../../../tests/support/seller.ts'
import { MARKET_RECORDS } from '../../../markets/countries/records.ts'
import { recordOf } from '../../../markets/countries/record-of.ts'
import { LANGUAGES } from '../../../markets/languages/languages.ts'
import { RETENTION, retentionPeriods } from '../../../markets/law/retention.ts'
import { lawTextsOf } from '../../../markets/law/texts/law-texts.ts'
import { SHIPPING_COUNTRY_CODES } from '../../../markets/storefronts/country-codes.ts'
import type { CountryCode, Language } from '../../../markets/types.ts'
import { RETENTION_MS } from '../../../storefront/features/purchase/checkout/read-checkout.ts'
import type { LegalKind } from './legal-kinds.ts'
import { guaranteeNotice, legalText } from './legal-texts.ts'

const contextOf = (country: CountryCode, language: Language = recordOf(country).language) => ({
  country,
  language,
  seller: SELLER,
  withdrawalLink: 'https://shop.example/withdraw',
  version: '2026-11-17',
})

const wordsOf = (kind: LegalKind, country: CountryCode, language?: Language): string =>
  legalText(kind, contextOf(country, language))
    .flatMap(({ lines }) => lines)
    .join('\n')

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted()

describe('legal texts', () => {
  it.each(LANGUAGES)('LAW-13 have the same places to fill in in %s', (language) => {
    const english: Readonly<Record<string, unknown>> = lawTextsOf('en')
    for (const [key, text] of Object.entries(lawTextsOf(language))) {
      if (typeof text !== 'string') continue
      expect([key, placeholders(text)]).toEqual([key, placeholders(String(english[key]))])
      expect(text.trim()).not.toBe('')
    }
  })

  it.each(SHIPPING_COUNTRY_CODES)('LAW-13 terms in %s have a version and the clauses of its group', (country) => {
    const { language, law } = recordOf(country)
    const clauses = lawTextsOf(language).clausesOf[law.terms] ?? []
    expect(clauses.length).toBeGreaterThan(0)
    const words = wordsOf('clauses', country)
    expect(words).toContain('2026-11-17')
    for (const clause of clauses) expect(words).toContain(clause)
  })

  it.each(LANGUAGES)('LAW-25 the privacy notice in %s names the periods that data is deleted after', (language) => {
    const words = wordsOf('privacy', 'DE', language)
    for (const [period, n] of Object.entries(retentionPeriods('DE'))) {
      const text = Object.entries(lawTextsOf(language).retentionOf).find(([key]) => key === period)?.[1] ?? ''
      expect(words).toContain(text.replace('{n}', String(n)))
    }
    expect(words).toContain(SELLER.email)
    expect(words).not.toMatch(/\{\w+\}/)
  })

  it.each(SHIPPING_COUNTRY_CODES)(
    'LAW-21 imprint and terms in %s name the producer number where the law wants it',
    (country) => {
      const { language } = recordOf(country)
      const seller = { ...SELLER, producerNumbers: { [country]: 'NUMBER-1' }, sortingMarks: { [country]: 'SORT-1' } }
      for (const kind of ['seller', 'clauses'] as const) {
        const words = legalText(kind, { ...contextOf(country, language), seller })
          .flatMap(({ lines }) => lines)
          .join('\n')
        expect(words.includes('NUMBER-1')).toBe(['FR', 'DE', 'ES'].includes(country))
        expect(words.includes('SORT-1')).toBe(country === 'FR')
      }
    },
  )

  it('LAW-25 browsers store a checkout as long as the notice says', () => {
    expect(RETENTION_MS).toBe(RETENTION.checkoutDays * 24 * 60 * 60 * 1000)
  })

  it.each(SHIPPING_COUNTRY_CODES)('LAW-04 %s has its withdrawal instructions with seller, link and form', (country) => {
    const words = wordsOf('withdrawal', country)
    const hasRight = recordOf(country).withdrawalDays > 0
    expect(words.includes('https://shop.example/withdraw')).toBe(hasRight)
    expect(words.includes(SELLER.telephone)).toBe(hasRight)
    expect(words).not.toMatch(/\{\w+\}/)
    // What goes beyond the law is said to be voluntary.
    const { voluntary, voluntaryOnly } = lawTextsOf(recordOf(country).language)
    expect(words).toContain(hasRight ? voluntary : voluntaryOnly)
  })

  it('LAW-29 Korea has 7 days and Israel 14, in words of their own', () => {
    expect([recordOf('KR').withdrawalDays, recordOf('IL').withdrawalDays]).toEqual([7, 14])
    expect(wordsOf('withdrawal', 'KR')).toContain('within 7 days')
    expect(wordsOf('withdrawal', 'IL')).toContain('14 days after the day you receive the goods')
    for (const country of ['KR', 'SG', 'AE', 'IL'] as const) expect(wordsOf('notices', country)).toMatch(/^Notice for/)
    expect(wordsOf('notices', 'DE')).toBe('')
  })

  it('LAW-01 the guarantee notice stands in the Union and Norway, with the box in France', () => {
    const noticed = SHIPPING_COUNTRY_CODES.filter((country) => guaranteeNotice(contextOf(country)) !== undefined)
    const expected = MARKET_RECORDS.filter(({ law }) => law.terms === 'eu' || law.terms === 'no')
    expect(noticed.toSorted()).toEqual(expected.map(({ countryCode }) => countryCode).toSorted())
    expect(wordsOf('guarantee', 'FR')).toContain('articles 1641 à 1649 du code civil')
    expect(wordsOf('guarantee', 'DE')).not.toContain('code civil')
  })

  it('LAW-01 the official notice of the merchant stands in for the placeholder', () => {
    const seller = { ...SELLER, guaranteeNotices: { de: 'Amtlicher Text' } }
    const before = guaranteeNotice(contextOf('DE'))
    const after = guaranteeNotice({ ...contextOf('DE'), seller })
    expect([before?.placeholder?.includes('2025/1960'), after?.placeholder]).toEqual([true, undefined])
    expect(after?.text).toBe('Amtlicher Text')
  })

  it('LAW-30 names the authority of the country, or that of the merchant', () => {
    expect(wordsOf('accessibility', 'DE')).toContain('MLBF')
    expect(wordsOf('accessibility', 'DE')).toContain('WCAG) 2.2')
    const seller = { ...SELLER, accessibilityBodies: { ES: 'Autoridad' } }
    const lines = legalText('accessibility', { ...contextOf('ES'), seller }).flatMap((block) => block.lines)
    expect(lines.join(' ')).toContain('Autoridad')
    expect(wordsOf('accessibility', 'US')).not.toContain(lawTextsOf('en').accessibilityBody)
  })

  it('LAW-11 the imprint shows the one record of the seller', () => {
    const words = wordsOf('seller', 'DE')
    for (const part of [SELLER.name, ...SELLER.address, SELLER.telephone, SELLER.email, SELLER.registration])
      expect(words).toContain(part)
    expect(words).toContain('Verbraucherschlichtungsstelle')
    const disputeBodies = { FR: 'Médiateur, Paris' }
    const french = legalText('seller', { ...contextOf('FR'), seller: { ...SELLER, disputeBodies } })
    expect(french.at(-1)?.lines[0]).toContain('Médiateur, Paris')
  })
})
