/** CRT-30: the defaults of `{cartPrefix}` and `{catalogPrefix}` in paths. */
export const CART_PREFIX = 'orderv1'
export const CATALOG_PREFIX = 'productv1'
