/** Names of things that the shop stores as codes: the desk shows no codes. */
import { paymentBrand } from '../../markets/formats/payment-brand.ts'
import { STOREFRONT_RECORDS } from '../../markets/storefronts/storefront-records.ts'
import type { Translate } from '../texts/translate.ts'
import type { Formats } from './formats.ts'

/** A method that the provider added since is shown under its own name. */
export const paymentMethodName = (t: Translate, method: string): string =>
  paymentBrand(method) ?? t.maybe('paymentMethod', method)

/** That of its country; the two for many countries have names of their own. */
export function storefrontName(t: Translate, formats: Formats, code: string): string {
  const own = t.maybe('storefront', code)
  if (own !== code) return own
  const record = Object.entries(STOREFRONT_RECORDS).find(([name]) => name === code)?.[1]
  return record === undefined ? code : formats.country(record.firstCountry)
}
