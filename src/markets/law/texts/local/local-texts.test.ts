import { describe, expect, it } from 'vitest'
import { MARKET_RECORDS } from '../../../countries/records.ts'
import { fibreName } from '../../../products/fibre-names.ts'
import { MATERIALS } from '../../../products/materials.ts'
import { isCountryCode } from '../../../storefronts/country-codes.ts'
import { LOCAL_LANGUAGES } from '../../law-languages.ts'
import { withdrawalTextOf } from '../withdrawal/withdrawal-texts.ts'
import { SAFETY_WARNINGS } from './local-text-kinds.ts'
import { localMinimumOf } from './local-texts.ts'

const beside = MARKET_RECORDS.map(({ countryCode }) => countryCode).filter(
  (country) => isCountryCode(country) && localMinimumOf(country).length > 0,
)
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted()

describe('the local-language minimum', () => {
  it('LAW-12 is there for the fifteen countries of eu without an English interface, and for Belgium', () => {
    const expected = MARKET_RECORDS.filter(
      ({ countryCode, storefront }) => (storefront === 'eu' && countryCode !== 'IE') || countryCode === 'BE',
    )
    expect(beside.toSorted()).toEqual(expected.map(({ countryCode }) => countryCode).toSorted())
    expect(beside).toHaveLength(16)
  })

  it('LAW-12 each language is that of some country', () => {
    const used = new Set(beside.flatMap((country) => localMinimumOf(country).map(({ lang }) => lang)))
    expect([...used].toSorted()).toEqual([...LOCAL_LANGUAGES, 'de', 'fr'].toSorted())
  })

  it.each(beside)(
    'LAW-12 no text is missing in %s: button, guarantee, warnings, fibres, withdrawal, mail',
    (country) => {
      for (const { lang, texts } of localMinimumOf(country)) {
        const { warnings, ...lines } = texts
        for (const text of [...Object.values(lines), ...SAFETY_WARNINGS.map((code) => warnings[code])])
          expect(text.trim()).not.toBe('')
        expect(placeholders(texts.confirmation)).toEqual(['{number}'])
        const names = MATERIALS.map((material) => fibreName(material, lang))
        expect(names.every((name) => name.length > 1)).toBe(true)
        const english = withdrawalTextOf('en', 'IE')
        const { instructions, effectsText, formLines } = withdrawalTextOf(lang, country)
        expect(instructions.flatMap(placeholders)).toEqual(english.instructions.flatMap(placeholders))
        expect(effectsText).toHaveLength(english.effectsText.length)
        expect(formLines.flatMap(placeholders)).toEqual(english.formLines.flatMap(placeholders))
        expect(formLines).toHaveLength(english.formLines.length)
      }
    },
  )
})
