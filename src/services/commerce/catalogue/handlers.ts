/** Handlers of the operations on offers. They know calls and replies; they know no SQL and no price. */
import type { catalogueOperations } from '../../../contracts/commerce/catalogue-operations.ts'
import { isCountryCode } from '../../../markets/storefronts/country-codes.ts'
import { findMarket } from '../../../markets/storefronts/table.ts'
import type { Environment } from '../../../markets/types.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { reject, success, type Handlers } from '../../../platform/http/operations.ts'
import type { TermsArchive } from '../agreements/terms-archive.ts'
import { readSellerContact } from '../documents/seller-profile.ts'
import type { CommerceTables } from '../tables.ts'
import { findAvailability } from './availability.ts'
import { findOfferChanges } from './find-offer-changes.ts'
import { findOffers } from './find-offers.ts'

type CatalogueDeps = {
  readonly database: Database<CommerceTables>
  readonly environment: Environment
  readonly terms?: Pick<TermsArchive, 'current'> | undefined
}

export const catalogueHandlers = ({
  database,
  environment,
  terms,
}: CatalogueDeps): Handlers<typeof catalogueOperations> => ({
  async readAvailability({ query: { storeId, productIds } }) {
    const market = findMarket(environment, storeId)
    if (market === undefined) {
      return reject('INVALID_REQUEST', { message: 'storeId: must be a country we ship to', field: 'storeId' })
    }
    return success({ products: await findAvailability(database.query, market, productIds) })
  },

  async readCommerceOpenApi() {
    // Rarely read: its schemas are made for the first caller.
    const { commerceOpenApi } = await import('../../../contracts/commerce/commerce-openapi.ts')
    return success({ ...commerceOpenApi() })
  },

  readOffers: async ({ input }) => success({ offers: await findOffers(database.query, database, input.skus) }),

  async readOffersVersion() {
    const { version } = await database.query.selectFrom('offers_version').select('version').executeTakeFirstOrThrow()
    return success({ version })
  },

  async readSeller() {
    const seller = await readSellerContact(database.query)
    return success(seller === undefined ? {} : { seller })
  },

  async readTerms({ query: { country } }) {
    if (!isCountryCode(country)) {
      return reject('INVALID_REQUEST', { message: 'country: must be a country we ship to', field: 'country' })
    }
    const current = await terms?.current(country)
    return success(current === undefined ? {} : { terms: { version: current.version, hash: current.hash } })
  },

  readOfferChanges: async ({ query }) => success(await findOfferChanges(database.query, query.since)),
})
