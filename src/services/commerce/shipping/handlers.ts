/** Handler of the shipping methods. */
import type { cartOperations } from '../../../contracts/commerce/cart-operations.ts'
import type { Environment } from '../../../markets/types.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { reject, success, type Handlers } from '../../../platform/http/operations.ts'
import { shippingMarket } from '../shipping-market.ts'
import type { CommerceTables } from '../tables.ts'
import { findShippingMethods, toRawShippingMethod } from './shipping-methods.ts'

type ShippingDeps = {
  readonly database: Database<CommerceTables>
  readonly environment: Environment
  readonly clock: Clock
}

export const shippingHandlers = ({
  database,
  environment,
  clock,
}: ShippingDeps): Handlers<Pick<typeof cartOperations, 'listShippingMethods'>> => ({
  async listShippingMethods({ params }) {
    // SHP-01: in capitals, however it was written.
    const market = shippingMarket(environment, (params['country'] ?? '').toUpperCase())
    if (market === undefined) return reject('NOT_FOUND', { message: 'Nothing is shipped to that country from here' })
    const methods = await findShippingMethods(database.query, market.countryCode)
    return success(methods.map((method) => toRawShippingMethod(method, market, clock.now())))
  },
})
