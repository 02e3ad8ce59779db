/**
 * What a market still lacks before somebody can buy there. The record is complete by its type; prices, shipping, texts and
 * content are data of the shop, and are checked here.
 */
import { z } from 'zod'
import { findRecord } from '../../markets/countries/record-of.ts'
import { vatOn, type MarketRecord } from '../../markets/market-record.ts'
import { BASE_CURRENCY } from '../../markets/prices/currencies.ts'
import { STOREFRONT_RECORDS } from '../../markets/storefronts/storefront-records.ts'
import { loadTexts } from '../../contracts/storefront/texts/load-texts.ts'
import { ok } from '../../platform/result.ts'
import { listShippingOffers, unpricedVariants, type ShippingOffer } from '../../services/commerce/admin.ts'
import { readStoriesToPull } from '../../services/content/admin.ts'
import { merchantOperation, type OperationContext } from '../operation.ts'

export type MarketCheck = {
  readonly subject: 'record' | 'prices' | 'shipping' | 'texts' | 'content' | 'payment' | 'tax'
  /** What is missing; undefined when nothing is. */
  readonly missing: string | undefined
}

export const checkMarketOperation = merchantOperation({
  name: 'market/check',
  input: z.strictObject({ country: z.string().regex(/^[A-Z]{2}$/) }),
  run: async ({ country }, context) => ok(await checkMarket(country, context)),
})

async function checkMarket(country: string, context: OperationContext): Promise<readonly MarketCheck[]> {
  const record = findRecord(country)
  if (record === undefined) {
    return [{ subject: 'record', missing: `no record: add one to src/markets/countries and to records.ts` }]
  }
  return [
    { subject: 'record', missing: undefined },
    { subject: 'prices', missing: await missingPrices(record, context) },
    { subject: 'shipping', missing: missingShipping(record, await listShippingOffers(context.database.query)) },
    { subject: 'texts', missing: await missingTexts(record) },
    { subject: 'content', missing: await missingContent(record, context) },
    { subject: 'payment', missing: record.paymentMethods.length === 0 ? 'no payment method in the record' : undefined },
    { subject: 'tax', missing: staleTax(record, context.clock.now()) },
  ]
}

async function missingPrices({ currency }: MarketRecord, { database }: OperationContext): Promise<string | undefined> {
  if (currency === BASE_CURRENCY) return undefined
  const unpriced = await unpricedVariants(database.query, { base: BASE_CURRENCY, currency })
  if (unpriced.length === 0) return undefined
  return `${unpriced.length} variants have no price in ${currency}: import them, or npm run shop -- price convert ${currency}`
}

/** SHP-04: a method without a price, a title or a description in the market's currency and language is not offered. */
function missingShipping(
  { countryCode, currency, language }: MarketRecord,
  offers: readonly ShippingOffer[],
): string | undefined {
  const methods = offers.filter(({ countries }) => countries.some((code) => code === countryCode))
  if (methods.length === 0) return `no shipping method for ${countryCode}: npm run shop -- shipping import`
  const isWhole = ({ method: { active, price, attributes } }: ShippingOffer) =>
    active &&
    new Map<string, number>(Object.entries(price)).has(currency) &&
    [attributes.displayName, attributes.description].every((text) => (text?.[language] ?? '') !== '')
  if (methods.some(isWhole)) return undefined
  return `no active shipping method has a price in ${currency} and a title and description in ${language}`
}

/** A translation that repeats the English text is most likely not translated yet. */
async function missingTexts({ language, textLocale }: MarketRecord): Promise<string | undefined> {
  if (language === 'en') return undefined
  const [own, english] = [await loadTexts(textLocale), await loadTexts('en-GB')]
  const same = Object.entries(own).filter(([key, text]) => Reflect.get(english, key) === text)
  if (same.length <= Object.keys(own).length / 4) return undefined
  return `${same.length} of ${Object.keys(own).length} interface texts of ${textLocale} are still English`
}

async function missingContent(
  { storefront }: MarketRecord,
  { database }: OperationContext,
): Promise<string | undefined> {
  const { contentKey } = STOREFRONT_RECORDS[storefront]
  const stories = await readStoriesToPull(database.query)
  const isThere = (key: string) => stories.some(({ full_slug: slug }) => slug === `${key}/home`)
  return isThere(contentKey) || isThere('_default') ? undefined : `no story ${contentKey}/home: npm run content`
}

/** 0 and 'none' are decisions (export, no tax line); another percentage than the law's is most likely forgotten. */
function staleTax(record: MarketRecord, now: Date): string | undefined {
  const { production: percentage } = record.taxPercentage
  const rate = vatOn(record, now.toISOString().slice(0, 10))
  if (percentage === 'none' || percentage === 0 || rate === undefined || rate === percentage) return undefined
  return `computes with ${percentage} %, the standard rate is ${rate} %`
}
