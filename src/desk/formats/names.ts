/** Names of things that the shop stores as codes: the desk shows no codes. */
import { STOREFRONT_RECORDS } from '../../markets/storefronts/storefront-records.ts'
import type { Translate } from '../texts/translate.ts'
import type { Formats } from './formats.ts'

const METHODS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mc: 'Mastercard',
  amex: 'American Express',
  maestro: 'Maestro',
  discover: 'Discover',
  diners: 'Diners Club',
  cartebancaire: 'Carte Bancaire',
  bcmc: 'Bancontact',
  ideal: 'iDEAL',
  eps: 'eps',
  klarna: 'Klarna',
  onlineBanking_PL: 'Przelewy24',
  blik: 'BLIK',
  twint: 'TWINT',
  mobilepay: 'MobilePay',
  vipps: 'Vipps',
  paypal: 'PayPal',
  applepay: 'Apple Pay',
  googlepay: 'Google Pay',
}

/** A method that the provider added since is shown under its own name. */
export function paymentMethodName(t: Translate, method: string): string {
  const [type = '', wallet] = method.split('_')
  const own = METHODS[method]
  if (own !== undefined) return own
  // `visa_applepay`: a card in a wallet.
  if (wallet !== undefined && METHODS[type] && METHODS[wallet]) return `${METHODS[wallet]} (${METHODS[type]})`
  return t.maybe('paymentMethod', method)
}

/** That of its country; the two for many countries have names of their own. */
export function storefrontName(t: Translate, formats: Formats, code: string): string {
  const own = t.maybe('storefront', code)
  if (own !== code) return own
  const record = Object.entries(STOREFRONT_RECORDS).find(([name]) => name === code)?.[1]
  return record === undefined ? code : formats.country(record.firstCountry)
}
