/** How parcels travel to a country, for pages that tell of it before there is a cart. */
import type { Market } from '../../markets/types.ts'
import { callJson, type Fetch } from '../call-json.ts'
import type { CartLog } from './cart-log.ts'
import { CART_PREFIX, SHIPMENTS_PATH } from './cart.ts'
import { toShippingMethods, type ShippingMethod } from './to-shipping-methods.ts'

export type ShippingClient = {
  readonly methods: (
    market: Pick<Market, 'countryCode' | 'currency' | 'language'>,
  ) => Promise<readonly ShippingMethod[]>
}

export function shippingClient({
  fetch,
  baseUrl,
  cartPrefix = CART_PREFIX,
  log,
}: {
  readonly fetch: Fetch
  readonly baseUrl: string
  readonly cartPrefix?: string
  readonly log: CartLog
}): ShippingClient {
  return {
    async methods({ countryCode, currency, language }) {
      const { body } = await callJson({ fetch, url: `${baseUrl}/${cartPrefix}${SHIPMENTS_PATH}/${countryCode}` })
      return toShippingMethods(body, { currency: currency.code, language, log })
    },
  }
}
