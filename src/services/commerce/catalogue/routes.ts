/** The HTTP face of what can be sold. Knows requests and answers; knows no SQL and no price. */
import { Hono } from 'hono'
import { z } from 'zod'
import { findMarket } from '../../../markets/storefronts/table.ts'
import type { Environment } from '../../../markets/types.ts'
import {
  MOST_PRODUCT_IDS,
  OFFER_CHANGES_PATH,
  OFFERS_PATH,
  OFFERS_VERSION_PATH,
  type AvailabilityAnswer,
  type OfferChangesAnswer,
  type OffersAnswer,
  type OffersVersionAnswer,
} from '../../../contracts/commerce/commerce.ts'
import { offersRequest } from '../../../contracts/commerce/commerce-schema.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { checked, firstProblem } from '../../../platform/http/checked.ts'
import { refuse } from '../../../platform/http/door-errors.ts'
import type { ServiceEnv } from '../../../platform/http/service-app.ts'
import type { CommerceTables } from '../tables.ts'
import { findAvailability } from './availability.ts'
import { findOfferChanges } from './find-offer-changes.ts'
import { findOffers } from './find-offers.ts'

const changesWanted = z.object({
  since: z
    .string({ error: 'must be a version' })
    .regex(/^\d{1,15}$/, 'must be a version')
    .transform(Number),
})

const availabilityWanted = z.object({
  storeId: z.string({ error: 'must be a country code' }).max(2),
  productIds: z
    .string({ error: 'must be a list of ids' })
    .transform((list) => list.split(',').filter((id) => id !== ''))
    .pipe(
      z
        .array(z.string().regex(/^\d{1,20}$/, 'must be barcodes'))
        .min(1, 'is empty')
        .max(MOST_PRODUCT_IDS),
    ),
})

export function catalogueRoutes({
  database,
  environment,
  catalogPrefix,
}: {
  readonly database: Database<CommerceTables>
  readonly environment: Environment
  readonly catalogPrefix: string
}) {
  return new Hono<ServiceEnv>()
    .post(OFFERS_PATH, checked(offersRequest), async (c) => {
      const offers = await findOffers(database.query, database, c.req.valid('json').skus)
      return c.json({ offers } satisfies OffersAnswer)
    })
    .get(OFFERS_VERSION_PATH, async (c) => {
      const { version } = await database.query.selectFrom('offers_version').select('version').executeTakeFirstOrThrow()
      return c.json({ version } satisfies OffersVersionAnswer)
    })
    .get(OFFER_CHANGES_PATH, async (c) => {
      const wanted = changesWanted.safeParse(c.req.query())
      if (!wanted.success) return refuse(c, 'INVALID_REQUEST', firstProblem(wanted.error))
      return c.json((await findOfferChanges(database.query, wanted.data.since)) satisfies OfferChangesAnswer)
    })
    .get(`/${catalogPrefix}/products`, async (c) => {
      const wanted = availabilityWanted.safeParse(c.req.query())
      if (!wanted.success) return refuse(c, 'INVALID_REQUEST', firstProblem(wanted.error))
      const { storeId, productIds } = wanted.data
      const market = findMarket(environment, storeId)
      if (market === undefined) {
        return refuse(c, 'INVALID_REQUEST', { message: 'storeId: must be a country we ship to', field: 'storeId' })
      }
      const products = await findAvailability(database.query, market, productIds)
      return c.json({ products } satisfies AvailabilityAnswer)
    })
}
