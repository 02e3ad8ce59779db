/** The country that the cart was last in (CRT-33). Essential: it is part of the service that the visitor requested. */
import type { CountryCode } from '../../../../markets/types.ts'
import { DAYS_180, writeCookie } from '../../../stores/cookies.ts'

export const storeCartCountry = (country: CountryCode): void =>
  writeCookie('cart_country', country, { maxAge: DAYS_180 })
