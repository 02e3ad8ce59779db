/** Prices that are planned, and those that apply and end: listed, and cancelled before they begin (DGO-08). */
import { z } from 'zod'
import { ok } from '../../platform/result.ts'
import { cancelScheduledPrices, listScheduledPrices } from '../../services/commerce/admin.ts'
import { productNames } from '../../services/discovery/admin.ts'
import { atomicBulk } from '../bulk/atomic-bulk.ts'
import { rejected } from '../failures/operation-failure.ts'
import { merchantOperation } from '../operation.ts'
import { versionsOf } from '../run/versions.ts'
import { priceAmount, priceCurrency, priceSku, SCHEDULED_PRICES, scheduledFor } from './price-values.ts'
import { restorePrices } from './restore-prices.ts'
import { variantSubject } from '../catalogue/catalogue-subjects.ts'

export const listPricesOperation = merchantOperation({
  name: 'price.list',
  kind: 'read',
  permission: 'products.read',
  fresh: false,
  input: z.strictObject({}),
  output: z.array(
    z.object({
      sku: z.string(),
      product: z.string(),
      name: z.string(),
      size: z.string(),
      currency: z.string(),
      original: priceAmount,
      final: priceAmount,
      since: z.string(),
      until: z.string().nullable(),
      isRunning: z.boolean(),
      /** Of the variant. */
      version: z.int(),
    }),
  ),
  async run({ database }) {
    const prices = await listScheduledPrices(database.query)
    const versions = await versionsOf(database.query, [...new Set(prices.map(({ sku }) => variantSubject(sku)))])
    const products = [...new Set(prices.map(({ product }) => product))]
    const names = await productNames(database.query, database, products)
    return ok(
      prices.map((price) => ({
        ...price,
        name: names.get(price.product) ?? price.product,
        version: versions.get(variantSubject(price.sku)) ?? 0,
      })),
    )
  },
})

export const cancelPriceOperation = merchantOperation({
  name: 'price.cancel',
  kind: 'write',
  permission: 'prices.write',
  fresh: false,
  service: 'commerce',
  input: z.strictObject({
    sku: priceSku,
    currency: priceCurrency,
    /** Milliseconds: the one that begins then; all of them when absent. */
    since: z.int().exactOptional(),
    version: z.int().min(0).exactOptional(),
  }),
  output: z.int(),
  subject: (input) => variantSubject(input.sku),
  version: (input) => input.version,
  async run(context, { sku, currency, since }) {
    const { database, audit } = context
    const before = await scheduledFor(context, { sku, currency })
    const start = since === undefined ? undefined : new Date(since).toISOString()
    const count = await database.transaction((transaction) =>
      cancelScheduledPrices(transaction, { sku, currency, since: start }),
    )
    if (count === 0) return rejected('NO_SCHEDULED_PRICE', { sku, currency })
    const after = start === undefined ? [] : before.filter((price) => price.since !== start)
    audit.changed({ field: `${SCHEDULED_PRICES}${currency}`, before, after })
    return ok(count)
  },
  undo: restorePrices,
})

export const cancelManyPricesOperation = atomicBulk('price.cancel-many', cancelPriceOperation)
