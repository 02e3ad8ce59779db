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

/** SHP-04: a method without a price, a title or a description in the market's currency and language is not offered. */
export function missingShipping(
  { countryCode, currency, language }: MarketRecord,
  offers: readonly ShippingOffer[],
): string | undefined {
  const methods = offers.filter(({ countries }) => countries.some((code) => code === countryCode))
  if (methods.length === 0) return `no shipping method for ${countryCode}: npm run shop -- shipping import`
  const isWhole = ({ method: { active, price, attributes } }: ShippingOffer) =>
    active &&
    new Map<string, number>(Object.entries(price)).has(currency) &&
    [attributes.displayName, attributes.description].every((text) => (text?.[language] ?? '') !== '')
  if (methods.some(isWhole)) return undefined
  return `no active shipping method has a price in ${currency} and a title and description in ${language}`
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
