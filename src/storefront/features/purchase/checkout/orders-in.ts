/** The calls that turn this browser's cart into an order, for a place. */
import { orderClient, type OrderClient } from '../../../../contracts/commerce/order-client.ts'
import { commerceTransport } from '../../../stores/transports.ts'
import { cartPrefixIn, cartTokens } from '../cart/index.ts'
import type { StorefrontMarket } from '../../visitor/markets/index.ts'

export const ordersIn = ({ storefront, market }: StorefrontMarket): OrderClient =>
  orderClient({
    transport: commerceTransport(),
    cartPrefix: cartPrefixIn(document),
    market: { storefrontCode: storefront, warehouse: { region: market.region, codes: [] } },
    tokens: cartTokens,
  })
