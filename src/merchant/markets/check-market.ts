/**
 * What a market still lacks before shoppers can buy there. The record is complete by its type; prices, shipping, texts,
 * content and discounts are data of the shop, and are checked here.
 */
import { z } from 'zod'
import { recordOf } from '../../markets/countries/record-of.ts'
import { isCountryCode } from '../../markets/storefronts/country-codes.ts'
import type { CountryCode } from '../../markets/types.ts'
import { ok } from '../../platform/result.ts'
import { listDiscounts, listShippingOffers } from '../../services/commerce/admin.ts'
import { merchantOperation, type OperationContext } from '../operation.ts'
import { missingPayment, missingPrices, missingShipping, uncountedDiscounts } from './check-commerce.ts'
import { missingContent, sharedViewsOf, wrongBanner, wrongFreeShipping } from './check-content.ts'
import { exampleOf, missingTexts, staleTax, wrongSeparators } from './check-record.ts'
import { fingerprintOf } from './record-fingerprint.ts'

const SUBJECTS = [
  'record',
  'notation',
  'prices',
  'shipping',
  'free shipping',
  'texts',
  'content',
  'banner',
  'discounts',
  'payment',
  'tax',
] as const

export type MarketCheck = {
  readonly subject: (typeof SUBJECTS)[number]
  /** What is missing or wrong; undefined when nothing is. */
  readonly missing: string | undefined
  /** What to look at, where only a person can see whether it is right. */
  readonly example?: string
}

const marketChecks: z.ZodType<readonly MarketCheck[]> = z.array(
  z.object({
    subject: z.enum(SUBJECTS),
    missing: z
      .string()
      .optional()
      .transform((missing) => missing),
    example: z.string().exactOptional(),
  }),
)

export const checkMarketOperation = merchantOperation({
  name: 'market.check',
  kind: 'read',
  permission: 'products.read',
  fresh: false,
  service: ['commerce', 'content'],
  input: z.strictObject({
    country: z.string().regex(/^[A-Z]{2}$/),
    /** Of the record in the checkout that the command was called in. A running shop may be older. */
    fingerprint: z.string(),
  }),
  output: marketChecks,
  run: async (context, { country, fingerprint }) => ok(await checkMarket(country, fingerprint, context)),
})

async function checkMarket(
  country: string,
  fingerprint: string,
  context: OperationContext,
): Promise<readonly MarketCheck[]> {
  if (fingerprint !== fingerprintOf(country)) {
    const missing = `The running shop has another record of ${country}: build and restart it first`
    return [{ subject: 'record', missing }]
  }
  if (isCountryCode(country)) return checkKnownMarket(country, context)
  return [{ subject: 'record', missing: `no record: add one to src/markets/countries and to records.ts` }]
}

async function checkKnownMarket(country: CountryCode, context: OperationContext): Promise<readonly MarketCheck[]> {
  const record = recordOf(country)
  const { query } = context.database
  const now = context.clock.now()
  const shared = await sharedViewsOf(country, record, context)
  return [
    { subject: 'record', missing: undefined },
    { subject: 'notation', missing: wrongSeparators(record), example: exampleOf(country, record) },
    { subject: 'prices', missing: await missingPrices(record, query) },
    { subject: 'shipping', missing: missingShipping(record, await listShippingOffers(query)) },
    { subject: 'free shipping', missing: wrongFreeShipping(record, shared) },
    { subject: 'texts', missing: await missingTexts(record) },
    { subject: 'content', missing: await missingContent(record, context) },
    { subject: 'banner', missing: wrongBanner(country, record, shared) },
    { subject: 'discounts', missing: uncountedDiscounts(record, await listDiscounts(query), now) },
    { subject: 'payment', missing: missingPayment(record) },
    { subject: 'tax', missing: staleTax(record, now) },
  ]
}
