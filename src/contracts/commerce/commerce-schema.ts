/** What commerce may be asked about goods, and what it answers, as checks. Server only. */
import { z } from 'zod'
import { catalogueProduct } from '../merchant/catalogue-schema.ts'
import {
  MOST_OFFERS_AT_ONCE,
  MOST_OFFER_CHANGES,
  type AvailabilityAnswer,
  type OfferChangesAnswer,
  type OffersAnswer,
  type OffersVersionAnswer,
} from './commerce.ts'

const sku = z.string().min(1).max(100)

export const offersRequest = z.strictObject({ skus: z.array(sku).max(MOST_OFFERS_AT_ONCE) })

export const offer = catalogueProduct.shape.variants.element

export const offersAnswer = z.strictObject({
  offers: z.record(sku, z.array(offer)).describe('By the sku of the product; one without an offer is absent.'),
}) satisfies z.ZodType<OffersAnswer>

export const offersVersionAnswer = z.strictObject({ version: z.int() }) satisfies z.ZodType<OffersVersionAnswer>

export const offerChangesAnswer = z.strictObject({
  version: z.int().describe('Complete up to here.'),
  skus: z.array(sku).max(MOST_OFFER_CHANGES),
  tooMany: z.boolean().describe('It is quicker to read all of them.'),
}) satisfies z.ZodType<OfferChangesAnswer>

/** PRD-23 */
export const availabilityAnswer = z.strictObject({
  products: z.array(z.strictObject({ id: z.string().min(1), isAvailable: z.boolean() })),
}) satisfies z.ZodType<AvailabilityAnswer>

/** What the door says, before anybody looks at the goods or a cart. */
export const doorError = z.strictObject({
  code: z.string().min(1).describe('From a closed list: a program may rely on it.'),
  message: z.string().min(1),
  field: z.string().exactOptional().describe('The path of the member that was wrong: products.0.quantity'),
})
