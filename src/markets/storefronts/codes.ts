/** The storefront codes alone. In the browser's first load. */
import { EXTERNAL_STOREFRONT_CODES, STOREFRONT_CODES } from '../derived/storefront-codes.ts'
import type { ExternalStorefrontCode, StorefrontCode } from '../types.ts'

export { EXTERNAL_STOREFRONT_CODES, STOREFRONT_CODES } from '../derived/storefront-codes.ts'

const storefronts = new Set<unknown>(STOREFRONT_CODES)
const externals = new Set<unknown>(EXTERNAL_STOREFRONT_CODES)

export function isStorefrontCode(value: unknown): value is StorefrontCode {
  return storefronts.has(value)
}

export function isExternalStorefrontCode(value: unknown): value is ExternalStorefrontCode {
  return externals.has(value)
}
