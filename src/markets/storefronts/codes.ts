/** The storefront codes alone. In the browser's first load, so this file must never import the tables. */

/** uk, not gb: the code is the shop's name, the country is GB (MKT-10, MKT-11). */
export const STOREFRONT_CODES = ['uk', 'de', 'at', 'be', 'ch', 'nl', 'fr', 'us', 'es', 'it', 'eu', 'gl'] as const
/** Shops on other sites; choosing one leaves this product (RTE-25, MKT-09). */
export const EXTERNAL_STOREFRONT_CODES = ['au', 'nz', 'jp'] as const

const storefronts = new Set<unknown>(STOREFRONT_CODES)
const externals = new Set<unknown>(EXTERNAL_STOREFRONT_CODES)

export function isStorefrontCode(value: unknown): value is (typeof STOREFRONT_CODES)[number] {
  return storefronts.has(value)
}

export function isExternalStorefrontCode(value: unknown): value is (typeof EXTERNAL_STOREFRONT_CODES)[number] {
  return externals.has(value)
}
