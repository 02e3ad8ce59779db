import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../src/markets/languages/languages.ts'
import type { CountryCode, Language } from '../../src/markets/types.ts'
import { CART_TEXTS } from '../../src/services/commerce/carts/cart-texts.ts'
import { documentTextsOf } from '../../src/services/commerce/documents/texts/document-texts.ts'
import { captureTextsOf } from '../../src/services/commerce/mail/texts/capture-texts.ts'
import { creditTextsOf } from '../../src/services/commerce/mail/texts/credit-texts.ts'
import { fulfilmentTextsOf } from '../../src/services/commerce/mail/texts/fulfilment-texts.ts'
import { mailTextsOf } from '../../src/services/commerce/mail/texts/mail-texts.ts'
import { returnTextsOf } from '../../src/services/commerce/mail/texts/return-texts.ts'
import { ORDER_TEXTS } from '../../src/services/commerce/orders/order-texts.ts'
import { PAYMENT_TEXTS } from '../../src/services/commerce/payments/payment-texts.ts'
import { newsletterTexts, textsIn } from '../../src/services/engagement/newsletter/newsletter-texts.ts'
import {
  found,
  FRENCH_TU,
  FRENCH_VOUS,
  KEYBOARD,
  MISPRINTS,
  OTHER_ADDRESS,
  placesOf,
  type Texts,
} from '../support/text-checks.ts'

const shipmentsIn = (language: Language, country: CountryCode): Texts =>
  fulfilmentTextsOf({ language, market: { country } })

const returnsIn = (language: Language, country: CountryCode): Texts => returnTextsOf({ language, market: { country } })

/** All texts of services for shoppers, except for those prescribed by law. */
const TABLES: Readonly<Record<string, (language: Language) => Texts>> = {
  carts: (language) => CART_TEXTS[language],
  orders: (language) => ORDER_TEXTS[language],
  payments: (language) => PAYMENT_TEXTS[language],
  mails: (language) => mailTextsOf(language, 'IE'),
  shipments: (language) => shipmentsIn(language, 'IE'),
  returns: (language) => returnsIn(language, 'IE'),
  captures: (language) => captureTextsOf({ language, market: { country: 'IE' } }),
  credits: (language) => creditTextsOf({ language, market: { country: 'IE' } }),
  documents: (language) => documentTextsOf(language, 'IE'),
  newsletter: textsIn,
}

const tablesAndLanguages = Object.entries(TABLES).flatMap(([name, table]) =>
  LANGUAGES.map((language) => [name, language, table(language), table('en')] as const),
)
const spellings: readonly (readonly [string, string, Texts, Texts])[] = [
  ['mails', 'American English', mailTextsOf('en', 'US'), mailTextsOf('en', 'GB')],
  ['mails', 'Swiss German', mailTextsOf('de', 'CH'), mailTextsOf('en', 'GB')],
  ['shipments', 'American English', shipmentsIn('en', 'US'), shipmentsIn('en', 'GB')],
  ['shipments', 'Swiss German', shipmentsIn('de', 'CH'), shipmentsIn('en', 'GB')],
  ['returns', 'American English', returnsIn('en', 'US'), returnsIn('en', 'GB')],
  ['returns', 'Swiss German', returnsIn('de', 'CH'), returnsIn('en', 'GB')],
  ['documents', 'American English', documentTextsOf('en', 'US'), documentTextsOf('en', 'GB')],
  ['documents', 'Swiss German', documentTextsOf('de', 'CH'), documentTextsOf('en', 'GB')],
  ['newsletter', 'Swiss German', newsletterTexts('ch'), textsIn('en')],
]

describe('texts of services for shoppers', () => {
  it.each([...tablesAndLanguages, ...spellings])(
    'HSE-19 %s in %s: no key is missing, and the placeholders are those of English',
    (_, __, texts, english) => {
      expect(placesOf(texts)).toEqual(placesOf(english))
      expect(found(texts, /^\s*$/)).toEqual([])
    },
  )

  it.each(tablesAndLanguages)('HSE-19 %s in %s: typography of the language', (_, language, texts) => {
    expect(found(texts, KEYBOARD)).toEqual([])
    expect(found(texts, MISPRINTS[language])).toEqual([])
  })

  it.each(tablesAndLanguages)('HSE-19 %s in %s: one form of address', (table, language, texts) => {
    const french = table === 'newsletter' ? FRENCH_VOUS : FRENCH_TU
    const other = language === 'fr' ? french : OTHER_ADDRESS[language]
    expect(found(texts, other)).toEqual([])
  })

  it.each(['carts', 'orders', 'payments'] as const)(
    'HSE-19 %s: the one English and the one German there are suit every country that reads them',
    (table) => {
      expect(found(TABLES[table]?.('en') ?? {}, /\b(?:basket|cart|shop|store|cancell?ed)\b/i)).toEqual([])
      expect(found(TABLES[table]?.('de') ?? {}, /[ß„“]/)).toEqual([])
    },
  )

  it('HSE-19 reports a missing key, a missing placeholder, wrong typography and a wrong form of address', () => {
    expect(placesOf({ a: 'A {b}' })).not.toEqual(placesOf({ a: 'A' }))
    expect(placesOf({ a: 'A' })).not.toEqual(placesOf({ a: 'A', b: 'B' }))
    expect(found({ a: 'Non : {b}', b: 'Non\u00a0: {b}' }, MISPRINTS.fr)).toEqual(['Non : {b}'])
    expect(found({ a: 'Qué?', b: '¿Qué?' }, MISPRINTS.es)).toEqual(['Qué?'])
    expect(found({ a: 'Prüfen Sie es', b: 'Prüf es' }, OTHER_ADDRESS.de)).toEqual(['Prüfen Sie es'])
    expect(found({ a: 'C’est à toi', b: 'Été' }, FRENCH_TU)).toEqual(['C’est à toi'])
  })
})
