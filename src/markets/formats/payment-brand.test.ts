import { expect, it } from 'vitest'
import { paymentBrand } from './payment-brand.ts'

it.each([
  ['visa', 'Visa'],
  ['mc', 'Mastercard'],
  ['onlineBanking_PL', 'Przelewy24'],
  ['visa_applepay', 'Apple Pay (Visa)'],
  ['mc_googlepay', 'Google Pay (Mastercard)'],
  ['bankTransfer_IBAN', undefined],
  ['visa_', undefined],
  ['constructor', undefined],
  ['', undefined],
])('the brand of %s is %s', (method, brand) => {
  expect(paymentBrand(method)).toBe(brand)
})
