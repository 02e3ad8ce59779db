/** Schemas of product requests to commerce and of their responses. Server only. */
import { z } from 'zod'
import { offeredVariant } from '../merchant/catalogue-schema.ts'
import {
  MAX_OFFERS_PER_REQUEST,
  MAX_OFFER_CHANGES,
  MAX_PRODUCT_IDS,
  type AvailabilityAnswer,
  type OfferChangesAnswer,
  type OffersAnswer,
  type OffersVersionAnswer,
  type SellerAnswer,
  type TermsAnswer,
} from './commerce.ts'

const sku = z.string().min(1).max(100)

export const offersRequest = z.strictObject({ skus: z.array(sku).max(MAX_OFFERS_PER_REQUEST) })

export const offer = offeredVariant

export const offersAnswer = z.strictObject({
  offers: z.record(sku, z.array(offer)).describe('By the sku of the product; one without an offer is absent.'),
}) satisfies z.ZodType<OffersAnswer>

export const offersVersionAnswer = z.strictObject({ version: z.int() }) satisfies z.ZodType<OffersVersionAnswer>

export const offerChangesAnswer = z.strictObject({
  version: z.int().describe('Complete up to here.'),
  skus: z.array(sku).max(MAX_OFFER_CHANGES),
  tooMany: z.boolean().describe('It is quicker to read all of them.'),
}) satisfies z.ZodType<OfferChangesAnswer>

/** PRD-23 */
export const availabilityAnswer = z.strictObject({
  products: z.array(z.strictObject({ id: z.string().min(1), isAvailable: z.boolean() })),
}) satisfies z.ZodType<AvailabilityAnswer>

const byKey = z.record(z.string(), z.string())

export const sellerAnswer = z.strictObject({
  seller: z
    .strictObject({
      name: z.string(),
      address: z.array(z.string()),
      country: z.string(),
      email: z.string(),
      telephone: z.string(),
      representative: z.string(),
      registration: z.string(),
      vatIds: byKey,
      disputeBodies: byKey,
      responsiblePerson: z.string(),
      sellerNumbers: byKey,
      producerNumbers: byKey,
      sortingMarks: byKey,
      guaranteeNotices: byKey,
      accessibilityBodies: byKey,
    })
    .exactOptional(),
}) satisfies z.ZodType<SellerAnswer>

export const termsAnswer = z.strictObject({
  terms: z.strictObject({ version: z.string(), hash: z.string() }).exactOptional(),
}) satisfies z.ZodType<TermsAnswer>

export const termsQuery = z.object({ country: z.string({ error: 'must be a country code' }).max(2) })

export const offerChangesQuery = z.object({
  since: z
    .string({ error: 'must be a version' })
    .regex(/^\d{1,15}$/, 'must be a version')
    .transform(Number),
})

export const availabilityQuery = z.object({
  storeId: z.string({ error: 'must be a country code' }).max(2),
  productIds: z
    .string({ error: 'must be a list of ids' })
    .transform((list) => list.split(',').filter((id) => id !== ''))
    .pipe(
      z
        .array(z.string().regex(/^\d{1,20}$/, 'must be barcodes'))
        .min(1, 'is empty')
        .max(MAX_PRODUCT_IDS),
    ),
})

/** What the HTTP layer of a service rejects with. */
export const httpError = z.strictObject({
  code: z.string().min(1).describe('From a closed list: a program may rely on it.'),
  message: z.string().min(1),
  field: z.string().exactOptional().describe('The path of the member that was wrong: products.0.quantity'),
})
