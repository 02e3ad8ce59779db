/** Validates who orders, and to where: returns what is stored, or what is wrong with it. Pure. */
import type { OrderRequest } from '../../../contracts/commerce/order.ts'
import {
  tidyAddress,
  wrongInBilling,
  wrongInContact,
  wrongInShipping,
  type WrongAddress,
} from '../../../markets/addresses/check-address.ts'
import { fromPaymentAddress, PAYMENT_MEMBERS } from '../../../markets/addresses/payment-address.ts'
import { readEmail } from '../../../markets/addresses/read-email.ts'
import { toE164 } from '../../../markets/addresses/telephone.ts'
import type { Market } from '../../../markets/types.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import { orderFailure, type OrderFailure } from './order-failure.ts'
import type { OrderRecipient } from './order-snapshot.ts'

export type PlaceRequest = Omit<OrderRequest, 'returnUrl'>

/** ERR-40 to ERR-42, ADR-11 */
export function checkRecipient(
  { shippingAddress, billingAddress, email, languageCode: language }: PlaceRequest,
  market: Market,
): Result<OrderRecipient, OrderFailure> {
  const shipping = tidyAddress(fromPaymentAddress(shippingAddress))
  const billing = tidyAddress(fromPaymentAddress(billingAddress))
  const { phone } = shippingAddress

  const wrongShipping = wrongInShipping(shipping, market)
  if (wrongShipping.length > 0) {
    return fail(
      orderFailure('INVALID_SHIPPING_ADDRESS', language, {
        text: textOf(wrongShipping),
        fields: fieldsOf('shippingAddress', wrongShipping),
      }),
    )
  }
  const wrongBilling = wrongInBilling(billing)
  if (wrongBilling.length > 0) {
    return fail(orderFailure('INVALID_BILLING_ADDRESS', language, { fields: fieldsOf('billingAddress', wrongBilling) }))
  }
  const wrongContact = wrongInContact({ email, telephone: phone }, market.countryCode)
  const readable = readEmail(email)
  const telephone = toE164(phone, market.countryCode)
  if (wrongContact.length > 0 || readable === undefined || telephone === undefined) {
    const fields = wrongContact.map(({ member, problem }) => ({
      field: member === 'email' ? 'email' : 'shippingAddress.phone',
      problem,
    }))
    return fail(orderFailure('INVALID_CONTACT', language, { fields }))
  }
  const { firstName, lastName } = shipping
  return ok({ addresses: { shipping, billing }, contact: { firstName, lastName, email: readable, telephone } })
}

function textOf(wrong: readonly WrongAddress[]): 'notShippedTo' | 'otherCountry' | 'shippingAddress' {
  const has = (problem: WrongAddress['problem']) => wrong.some((one) => one.problem === problem)
  if (has('not-shipped-to')) return 'notShippedTo'
  return has('other-country') ? 'otherCountry' : 'shippingAddress'
}

const fieldsOf = (place: 'shippingAddress' | 'billingAddress', wrong: readonly WrongAddress[]) =>
  wrong.map(({ member, problem }) => ({ field: `${place}.${PAYMENT_MEMBERS[member]}`, problem }))
