/** The HTTP face of shipping methods. */
import { Hono } from 'hono'
import { SHIPMENTS_PATH, type RawShipment } from '../../../contracts/commerce/cart.ts'
import type { Environment } from '../../../markets/types.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { refuse } from '../../../platform/http/door-errors.ts'
import type { ServiceEnv } from '../../../platform/http/service-app.ts'
import { shippingMarket } from '../shipping-market.ts'
import type { CommerceTables } from '../tables.ts'
import { findShippingMethods, toRawShipment } from './shipping-methods.ts'

export function shippingRoutes({
  database,
  environment,
  cartPrefix,
}: {
  readonly database: Database<CommerceTables>
  readonly environment: Environment
  readonly cartPrefix: string
}) {
  return new Hono<ServiceEnv>().get(`/${cartPrefix}${SHIPMENTS_PATH}/:country`, async (c) => {
    // SHP-01: the country is upper-cased, whoever forgot it.
    const market = shippingMarket(environment, c.req.param('country').toUpperCase())
    if (market === undefined) return refuse(c, 'NOT_FOUND', { message: 'Nothing is shipped to that country from here' })
    const methods = await findShippingMethods(database.query, market.countryCode)
    return c.json(methods.map(toRawShipment) satisfies readonly RawShipment[])
  })
}
