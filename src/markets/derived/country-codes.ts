/** The countries of the shop by code, in the order of the records. */
import { MARKET_RECORDS } from '../countries/records.ts'
import { EXTERNAL_STOREFRONT_CODES } from './storefront-codes.ts'
import type { ExternalStorefrontCode } from '../storefronts/storefront-records.ts'

type Records = (typeof MARKET_RECORDS)[number]
type CountryCode = Records['countryCode']
type ShippingCountryCode = Exclude<Records, { readonly storefront: ExternalStorefrontCode }>['countryCode']

const isShipped = (record: Records): boolean => !EXTERNAL_STOREFRONT_CODES.some((code) => code === record.storefront)
const codeOf = ({ countryCode }: Records): CountryCode => countryCode
const external = MARKET_RECORDS.filter((record) => !isShipped(record)).map(codeOf)

/** MKT-05 */
export const SHIPPING_COUNTRY_CODES: readonly ShippingCountryCode[] = MARKET_RECORDS.map(codeOf).filter(
  (code): code is ShippingCountryCode => !external.includes(code),
)
/** MKT-09: markets in name only; nothing is shipped there from here. */
export const EXTERNAL_COUNTRY_CODES: readonly CountryCode[] = external
