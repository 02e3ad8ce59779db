/** Shipping methods of a country, for pages that show them before there is a cart. */
import type { Market } from '../../markets/types.ts'
import type { Transport } from '../transport.ts'
import type { CartLog } from './cart-log.ts'
import { LIST_SHIPPING_METHODS } from './commerce-routes.ts'
import { CART_PREFIX } from './path-prefixes.ts'
import { toShippingMethods, type ShippingMethod } from './to-shipping-methods.ts'

export type ShippingClient = {
  readonly methods: (
    market: Pick<Market, 'countryCode' | 'currency' | 'language'>,
  ) => Promise<readonly ShippingMethod[]>
}

export function shippingClient({
  transport,
  cartPrefix = CART_PREFIX,
  log,
}: {
  readonly transport: Transport
  readonly cartPrefix?: string
  readonly log: CartLog
}): ShippingClient {
  return {
    async methods({ countryCode, currency, language }) {
      const { value } = await transport(LIST_SHIPPING_METHODS, { params: { cartPrefix, country: countryCode } })
      return toShippingMethods(value, { currency: currency.code, language, log })
    },
  }
}
