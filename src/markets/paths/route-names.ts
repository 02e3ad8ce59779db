/** Every route of the shop by name. The storefront's route table gives each its path and its page. */

/** RTE-17, then the names of the unnamed routes (RTE-35). */
export const ROUTE_NAMES = [
  'index',
  'storefront',
  'storefront-slugs',
  'storefront-checkout-address',
  'storefront-checkout-cart',
  'storefront-checkout-payment',
  'storefront-checkout-success-id',
  'storefront-menu',
  'storefront-cart',
  'storefront-search',
  'storefront-checkout',
  'storefront-product-sku',
  'storefront-login',
  'storefront-faq',
  'storefront-faq-section',
  'storefront-faq-cookie-policy',
  'storefront-diagnostics-product-sku',
  'storefront-shared-content',
] as const

export type RouteName = (typeof ROUTE_NAMES)[number]
