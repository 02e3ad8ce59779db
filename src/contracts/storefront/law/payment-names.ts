/** The payment methods of a market in words, and where it delivers (CRD 8(3), § 312j(1) BGB; LAW-07). Server only. */
import { recordOf } from '../../../markets/countries/record-of.ts'
import { lawTextsOf } from '../../../markets/law/texts/law-texts.ts'
import { conjunctionFormat, regionNames } from '../../../markets/formats/intl-formats.ts'
import { paymentBrand } from '../../../markets/formats/payment-brand.ts'
import type { CountryCode, Language } from '../../../markets/types.ts'
import { fillLaw } from './law-block.ts'

/** 'We accept: credit and debit cards, PayPal'. */
export function acceptedPayments(country: CountryCode, language: Language): string {
  const { weAccept, card, onlineBanking } = lawTextsOf(language)
  const names = recordOf(country).paymentMethods.map((method) => {
    if (method === 'scheme') return card
    return method === 'onlineBanking_PL' ? onlineBanking : (paymentBrand(method) ?? method)
  })
  return `${weAccept}${language === 'fr' ? '\u00a0' : ''}: ${names.join(', ')}`
}

/** The countries of the storefront, and the regions of the visitor's that nothing is sent to. */
export function deliveryLimits(
  {
    country,
    language,
    locale,
  }: { readonly country: CountryCode; readonly language: Language; readonly locale: string },
  shipsTo: readonly CountryCode[],
): string {
  const { deliversTo, notTo } = lawTextsOf(language)
  const named = regionNames(locale)
  const joined = conjunctionFormat(locale)
  const { regions, unshippedRegions } = recordOf(country).address
  const left = regions.filter(({ code }) => unshippedRegions.includes(code)).map(({ name }) => name)
  const countries = joined.format(shipsTo.map((code) => named.of(code) ?? code))
  return [
    fillLaw(deliversTo, { countries }),
    ...(left.length === 0 ? [] : [fillLaw(notTo, { regions: joined.format(left) })]),
  ].join(' ')
}
