/** What commerce and payment lack for a market: prices, shipping, amounts of discounts, payment methods. */
import type { AmountPerCurrency } from '../../markets/carts/discount-rule.ts'
import type { MarketRecord } from '../../markets/market-record.ts'
import { BASE_CURRENCY } from '../../markets/prices/currencies.ts'
import {
  hasVariants,
  unpricedVariants,
  type ListedDiscount,
  type ShippingOffer,
} from '../../services/commerce/admin.ts'
import { offeredMethods } from '../../services/payment-sandbox/admin.ts'
import type { OperationContext } from '../operation.ts'

export async function missingPrices(
  { currency }: MarketRecord,
  query: OperationContext['database']['query'],
): Promise<string | undefined> {
  if (!(await hasVariants(query))) return 'no variants in this shop: npm run catalogue -- import, or another DATA_DIR'
  if (currency === BASE_CURRENCY) return undefined
  const unpriced = await unpricedVariants(query, { base: BASE_CURRENCY, currency })
  if (unpriced.length === 0) return undefined
  return `${unpriced.length} variants have no price in ${currency}: import them, or npm run shop -- price convert ${currency}`
}

/**
 * SHP-04: a method without a price, a title or a description in the market's currency and language is not offered. Every active
 * one that names the country is checked: one that is complete would hide that the others are not offered.
 */
export function missingShipping(
  { countryCode, currency, language }: MarketRecord,
  offers: readonly ShippingOffer[],
): string | undefined {
  const methods = offers
    .filter(({ method, countries }) => method.active && countries.some((code) => code === countryCode))
    .map(({ method }) => method)
  if (methods.length === 0) return `no active shipping method for ${countryCode}: npm run shop -- shipping import`
  const isPriced = ({ price }: Method) => new Map<string, number>(Object.entries(price)).has(currency)
  const isNamed = ({ attributes: { displayName, description } }: Method) =>
    [displayName, description].every((text) => (text?.[language] ?? '') !== '')
  const problems = [
    lacking(methods, isPriced, `price in ${currency}`),
    lacking(methods, isNamed, `title or description in ${language}`),
  ].filter((problem) => problem !== undefined)
  return problems.length === 0 ? undefined : `${problems.join('; ')}: npm run shop -- shipping import`
}

type Method = ShippingOffer['method']

function lacking(methods: readonly Method[], isThere: (method: Method) => boolean, what: string): string | undefined {
  const ids = methods.filter((method) => !isThere(method)).map(({ id }) => id)
  if (ids.length === 0) return undefined
  return `${ids.length} of ${methods.length} active shipping methods without a ${what}: ${ids.join(', ')}`
}

/** A discount whose amount or minimum spend is not named in the currency is rejected there. */
export function uncountedDiscounts(
  { countryCode, currency }: MarketRecord,
  discounts: readonly ListedDiscount[],
  now: Date,
): string | undefined {
  const isDue = ({ stoppedAt, until = Infinity }: ListedDiscount) => stoppedAt === undefined && now.getTime() < until
  const isForCountry = ({ markets }: ListedDiscount) =>
    markets === undefined || markets.some((code) => code === countryCode)
  const uncounted = discounts
    .filter((discount) => isDue(discount) && isForCountry(discount))
    .filter((discount) => amountsOf(discount).some((amounts) => amounts[currency] === undefined))
    .map(({ id }) => id)
  if (uncounted.length === 0) return undefined
  return uncounted.length === 1
    ? `1 discount has no amount in ${currency}: it does not count there: ${uncounted.join()}`
    : `${uncounted.length} discounts have no amount in ${currency}: they do not count there: ${uncounted.join(', ')}`
}

function amountsOf({ effect, minimumSpend }: ListedDiscount): readonly AmountPerCurrency[] {
  return [...('amounts' in effect ? [effect.amounts] : []), ...(minimumSpend === undefined ? [] : [minimumSpend])]
}

export function missingPayment({ countryCode, currency, paymentMethods }: MarketRecord): string | undefined {
  if (paymentMethods.length === 0) return 'no payment method in the record'
  const offered = new Set<string>(offeredMethods({ countryCode, currency }).map(({ type }) => type))
  const missing = paymentMethods.filter((type) => !offered.has(type))
  if (missing.length === 0) return undefined
  return `the payment sandbox does not offer ${missing.join(', ')} in ${countryCode} for ${currency}`
}
