/** CRT-30: what `{cartPrefix}` and `{catalogPrefix}` in paths stand for unless the settings say otherwise. */
export const CART_PREFIX = 'orderv1'
export const CATALOG_PREFIX = 'productv1'
