/** The calls that turn this browser's cart into an order, for a place. */
import { orderClient, type OrderClient } from '../../../../contracts/commerce/order-client.ts'
import { cartPrefixIn, cartTokens } from '../cart/index.ts'
import type { Place } from '../../visitor/markets/index.ts'

export const ordersIn = ({ storefront, market }: Place): OrderClient =>
  orderClient({
    fetch: (request) => fetch(request),
    baseUrl: '',
    cartPrefix: cartPrefixIn(document),
    market: { storefrontCode: storefront, warehouse: { region: market.region, codes: [] } },
    tokens: cartTokens,
  })
