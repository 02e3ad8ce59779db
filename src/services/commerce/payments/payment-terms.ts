/**
 * What an order sends to the provider: how much, from whom, for what. Pure; the same order always gives the same request, so that
 * a retry is idempotent.
 */
import type { LineItem, ProviderAddress, SessionRequest } from '../../../contracts/payment-provider/payment-provider.ts'
import type { Address } from '../../../markets/addresses/checkout-information.ts'
import type { OrderSnapshot } from '../orders/order-snapshot.ts'
import type { StoredAttempt, StoredOrder } from '../orders/stored-order.ts'
import type { Ours } from './payment-port.ts'

/** How long a shopper may take to pay, from the attempt on. Products are held a little longer. */
export const SESSION_LIFE = 60 * 60_000

type Terms = Omit<Ours<SessionRequest>, 'returnUrl' | 'reference' | 'expiresAt' | 'mode'>

export function paymentTerms(
  { number, snapshot }: Pick<StoredOrder, 'number' | 'snapshot'>,
  { captureAt }: Pick<StoredAttempt, 'captureAt'> = {},
): Terms {
  const { market, language, totals, contact, addresses } = snapshot
  const { firstName, lastName, email, telephone } = contact
  return {
    amount: { value: totals.total, currency: market.currency },
    countryCode: market.country,
    shopperLocale: `${language}-${market.country}`,
    channel: 'Web',
    shopperEmail: email,
    ...(telephone === '' ? {} : { telephoneNumber: telephone }),
    shopperName: { firstName, lastName },
    billingAddress: toProviderAddress(addresses.billing),
    deliveryAddress: toProviderAddress(addresses.shipping),
    lineItems: lineItems(snapshot),
    merchantOrderReference: number,
    ...(captureAt === 'shipment' && { additionalData: { manualCapture: 'true' } }),
    authenticationData: { threeDSRequestData: { nativeThreeDS: 'preferred' } },
  }
}

/** The provider's own words for what is not known; a postcode may be of ten characters at most. */
const NOT_AVAILABLE = 'N/A'
const MAX_POSTCODE_LENGTH = 10
const WITH_STATES = new Set(['US', 'CA'])

function toProviderAddress({ country, city, street0, street1, postCode, region }: Address): ProviderAddress {
  return {
    street: street0,
    houseNumberOrName: street1 === '' ? NOT_AVAILABLE : street1,
    postalCode: postCode === '' ? NOT_AVAILABLE : postCode.slice(0, MAX_POSTCODE_LENGTH),
    city,
    country: country.toUpperCase(),
    ...(WITH_STATES.has(country.toUpperCase()) && region !== '' ? { stateOrProvince: region } : {}),
  }
}

type Item = { readonly id: string; readonly quantity: number; readonly total: number; readonly tax: number }

/** They add up to the total exactly: some payment methods reject an order whose parts do not. */
function lineItems({ lines, shipping, totals, market }: OrderSnapshot): readonly LineItem[] {
  const { externalTax } = totals
  const rateOf = (percent: number | undefined) =>
    percent === undefined ? {} : { taxPercentage: toBasisPoints(percent) }
  return [
    ...lines.map(({ id, sku, name, size, quantity, totalWithDiscount, tax, taxPercentage = market.taxPercentage }) => ({
      ...toLineItem({ id, quantity, total: totalWithDiscount, tax }, size === '' ? name : `${name}, ${size}`),
      ...rateOf(taxPercentage),
      sku,
    })),
    {
      ...toLineItem(
        { id: shipping.id, quantity: 1, total: shipping.totalWithDiscount, tax: shipping.tax },
        shipping.name,
      ),
      ...rateOf(market.taxPercentage),
    },
    ...(externalTax === undefined
      ? []
      : [toLineItem({ id: 'tax', quantity: 1, total: externalTax, tax: externalTax }, 'Tax')]),
  ]
}

/** Amounts are of one piece; what cannot be shared out evenly is one piece of everything. */
function toLineItem({ id, quantity, total, tax }: Item, description: string): LineItem {
  const isEven = total % quantity === 0 && tax % quantity === 0
  const pieces = isEven ? quantity : 1
  return {
    id,
    description: isEven ? description : `${quantity} × ${description}`,
    quantity: pieces,
    amountIncludingTax: total / pieces,
    amountExcludingTax: (total - tax) / pieces,
    taxAmount: tax / pieces,
  }
}

const toBasisPoints = (percent: number): number => Math.round(percent * 100)
