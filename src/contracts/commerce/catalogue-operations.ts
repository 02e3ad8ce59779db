/** Operations on what is offered: availability for visitors, offers for other services, and the document of this contract. Server only. */
import { z } from 'zod'
import { SHIPPING_COUNTRY_CODES } from '../../markets/storefronts/country-codes.ts'
import { operation, typed } from '../operation.ts'
import {
  READ_AVAILABILITY,
  READ_COMMERCE_OPENAPI,
  READ_OFFER_CHANGES,
  READ_OFFERS,
  READ_OFFERS_VERSION,
  READ_SELLER,
  READ_TERMS,
} from './commerce-routes.ts'
import {
  availabilityAnswer,
  availabilityQuery,
  offerChangesAnswer,
  offerChangesQuery,
  offersAnswer,
  offersRequest,
  offersVersionAnswer,
  sellerAnswer,
  termsAnswer,
  termsQuery,
} from './commerce-schema.ts'
import { MAX_PRODUCT_IDS, type OffersAnswer, type SellerAnswer, type TermsAnswer } from './commerce.ts'

const COUNTRY = { type: 'string', enum: SHIPPING_COUNTRY_CODES }
const IDS = { type: 'string', pattern: '^\\d{1,20}(?:,\\d{1,20})*$' }
const VERSION = { type: 'integer', minimum: 0 }

export const catalogueOperations = {
  readAvailability: operation({
    ...READ_AVAILABILITY,
    access: 'public',
    summary: 'Returns which variants are available in a market.',
    parameters: [
      ['storeId', 'query', COUNTRY, 'The country of the market.'],
      ['productIds', 'query', IDS, `Barcodes of variants, at most ${MAX_PRODUCT_IDS}, separated by commas.`],
    ],
    query: availabilityQuery,
    output: availabilityAnswer,
    refusals: ['Invalid'],
  }),
  readCommerceOpenApi: operation({
    ...READ_COMMERCE_OPENAPI,
    access: 'public',
    summary: 'Returns this document.',
    output: z.looseObject({}),
  }),
  readOffers: operation({
    ...READ_OFFERS,
    access: 'internal',
    summary: 'Returns what is offered of some products, with prices and stock.',
    input: offersRequest,
    output: typed<OffersAnswer>(offersAnswer),
  }),
  readOffersVersion: operation({
    ...READ_OFFERS_VERSION,
    access: 'internal',
    summary: 'Returns a number that changes whenever any offer does.',
    output: offersVersionAnswer,
  }),
  readOfferChanges: operation({
    ...READ_OFFER_CHANGES,
    access: 'internal',
    summary: 'Returns which products have other offers than at a version.',
    parameters: [['since', 'query', VERSION, 'The version.']],
    query: offerChangesQuery,
    output: offerChangesAnswer,
    refusals: ['Invalid'],
  }),
  readTerms: operation({
    ...READ_TERMS,
    access: 'internal',
    summary: 'Returns version and hash of the terms of a market.',
    parameters: [['country', 'query', COUNTRY, 'The country of the market.']],
    query: termsQuery,
    output: typed<TermsAnswer>(termsAnswer),
    refusals: ['Invalid'],
  }),
  readSeller: operation({
    ...READ_SELLER,
    access: 'internal',
    summary: 'Returns who sells, as pages and mails state it.',
    output: typed<SellerAnswer>(sellerAnswer),
  }),
}
