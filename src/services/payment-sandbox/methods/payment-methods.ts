/** Which ways to pay are offered, by country and currency. */
import { findRecord } from '../../../markets/countries/record-of.ts'
import type { PaymentMethodType } from '../../../markets/market-record.ts'
import type { PaymentMethod } from '../../../contracts/payment-provider/payment-provider.ts'

type OfferedMethod = {
  readonly type: PaymentMethodType
  readonly name: string
  /** Without them: all. */
  readonly currencies?: readonly string[]
  /** How it is played: a card form, a page of the bank, or a wallet that hands over a token. */
  readonly played: 'card' | 'page' | 'wallet'
  readonly configuration?: Readonly<Record<string, string>>
}

const OFFERED: readonly OfferedMethod[] = [
  { type: 'scheme', name: 'Cards', played: 'card' },
  { type: 'ideal', name: 'iDEAL', currencies: ['EUR'], played: 'page' },
  { type: 'bcmc', name: 'Bancontact card', currencies: ['EUR'], played: 'card' },
  { type: 'eps', name: 'eps', currencies: ['EUR'], played: 'page' },
  {
    type: 'klarna',
    name: 'Klarna',

    currencies: ['EUR', 'SEK', 'NOK', 'DKK'],
    played: 'page',
  },
  { type: 'onlineBanking_PL', name: 'Przelewy24', currencies: ['PLN'], played: 'page' },
  { type: 'blik', name: 'BLIK', currencies: ['PLN'], played: 'page' },
  { type: 'twint', name: 'TWINT', currencies: ['CHF'], played: 'page' },
  { type: 'mobilepay', name: 'MobilePay', currencies: ['DKK', 'EUR'], played: 'page' },
  { type: 'vipps', name: 'Vipps', currencies: ['NOK'], played: 'page' },
  {
    type: 'paypal',
    name: 'PayPal',
    // PayPal does not take every currency the shop sells in.
    currencies: ['EUR', 'GBP', 'USD', 'SEK', 'DKK', 'NOK', 'CHF', 'PLN', 'CZK', 'HUF', 'AUD', 'NZD', 'HKD', 'JPY'],
    played: 'page',
    configuration: { merchantId: 'SANDBOXPAYPAL', intent: 'authorize' },
  },
  {
    type: 'applepay',
    name: 'Apple Pay',
    played: 'wallet',
    configuration: { merchantId: 'SandboxApplePay', merchantName: 'Sockeye' },
  },
  {
    type: 'googlepay',
    name: 'Google Pay',
    played: 'wallet',
    configuration: { merchantId: 'SandboxGooglePay', gatewayMerchantId: 'SockeyeSandbox' },
  },
]

const BY_TYPE = new Map<string, OfferedMethod>(OFFERED.map((method) => [method.type, method]))

export type MethodsRequest = {
  readonly countryCode?: string | undefined
  readonly currency?: string | undefined
  readonly shopperLocale?: string | undefined
  readonly allowedPaymentMethods?: readonly string[] | undefined
  readonly blockedPaymentMethods?: readonly string[] | undefined
}

/** By the market's record. A country without one, or an unknown currency: nothing is left out for it. */
export function offeredMethods(request: MethodsRequest): readonly PaymentMethod[] {
  const { countryCode, shopperLocale = 'en' } = request
  return OFFERED.filter((method) => isOffered(method, request)).map(({ type, name, configuration }) => ({
    type,
    name: type === 'scheme' ? cardsIn(shopperLocale) : name,
    ...(type === 'scheme' ? { brands: brandsIn(countryCode) } : {}),
    ...(type === 'bcmc' ? { brands: ['bcmc', 'visa', 'maestro'] } : {}),
    ...(configuration === undefined ? {} : { configuration }),
  }))
}

/** How a method is played, when it is offered here at all. */
export function playedMethod(type: string, request: MethodsRequest): OfferedMethod['played'] | undefined {
  const method = BY_TYPE.get(type)
  return method && isOffered(method, request) ? method.played : undefined
}

export function methodName(type: string): string {
  return BY_TYPE.get(type)?.name ?? type
}

function isOffered({ type, currencies }: OfferedMethod, request: MethodsRequest): boolean {
  const { countryCode, currency, allowedPaymentMethods: allowed = [], blockedPaymentMethods: blocked = [] } = request
  if (allowed.length > 0 && !allowed.includes(type)) return false
  if (blocked.includes(type)) return false
  const market = countryCode === undefined ? undefined : findRecord(countryCode)
  if (market !== undefined && !market.paymentMethods.includes(type)) return false
  return currency === undefined || currencies === undefined || currencies.includes(currency)
}

function brandsIn(country: string | undefined): readonly string[] {
  const brands = ['visa', 'mc', 'amex', 'maestro']
  if (country === 'FR') return [...brands, 'cartebancaire']
  return country === 'US' || country === 'CA' ? [...brands, 'discover', 'diners'] : brands
}

const CARDS: Readonly<Record<string, string>> = {
  de: 'Karten',
  nl: 'Kaarten',
  fr: 'Cartes',
  es: 'Tarjetas',
  it: 'Carte',
}

const cardsIn = (locale: string): string => CARDS[locale.slice(0, 2).toLowerCase()] ?? 'Cards'
