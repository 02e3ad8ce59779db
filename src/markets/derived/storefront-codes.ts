/** The codes of storefronts and content, from the storefront records. */
import {
  ANY_STOREFRONT_CODES,
  STOREFRONT_RECORDS,
  type AnyStorefrontCode,
  type ContentKey,
  type ExternalStorefrontCode,
  type StorefrontCode,
} from '../storefronts/storefront-records.ts'

const isExternal = (code: AnyStorefrontCode): code is ExternalStorefrontCode =>
  STOREFRONT_RECORDS[code].marketType === 'external'
const isOwn = (code: AnyStorefrontCode): code is StorefrontCode => !isExternal(code)

export const STOREFRONT_CODES: readonly StorefrontCode[] = ANY_STOREFRONT_CODES.filter(isOwn)
export const EXTERNAL_STOREFRONT_CODES: readonly ExternalStorefrontCode[] = ANY_STOREFRONT_CODES.filter(isExternal)
/** MKT-20: fewer than storefronts, because some share one. */
export const CONTENT_KEYS: readonly ContentKey[] = [
  ...new Set(ANY_STOREFRONT_CODES.map((code) => STOREFRONT_RECORDS[code].contentKey)),
]
