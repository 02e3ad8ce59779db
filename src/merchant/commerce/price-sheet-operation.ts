/** price.read: the prices of a product in all currencies, with what a new price is compared with and converted by. */
import { z } from 'zod'
import { PRICE_CURRENCIES } from '../../contracts/merchant/catalogue.ts'
import { rateOf } from '../../markets/prices/convert-price.ts'
import { ok } from '../../platform/result.ts'
import { readPriceSheet } from '../../services/commerce/admin.ts'
import { productNames } from '../../services/discovery/admin.ts'
import { findRates } from '../../services/engagement/admin.ts'
import { rejected } from '../failures/operation-failure.ts'
import { merchantOperation } from '../operation.ts'
import { versionsOf } from '../run/versions.ts'
import { priceAmount, priceSku } from './price-values.ts'
import { variantSubject } from '../catalogue/catalogue-subjects.ts'

const amounts = z.object({ original: priceAmount, final: priceAmount })

const sheetVariant = z.object({
  sku: z.string(),
  size: z.string(),
  /** What an edit of the variant is based on. */
  version: z.int(),
  prices: z.array(
    z.object({
      currency: z.enum(PRICE_CURRENCIES),
      price: amounts.nullable(),
      steps: z.array(z.object({ since: z.string(), original: priceAmount.nullable(), final: priceAmount.nullable() })),
      planned: z.array(amounts.extend({ since: z.string(), until: z.string().nullable(), isRunning: z.boolean() })),
    }),
  ),
})

export const readPricesOperation = merchantOperation({
  name: 'price.read',
  kind: 'read',
  permission: 'products.read',
  fresh: false,
  input: z.strictObject({ product: priceSku }),
  output: z.object({
    sku: z.string(),
    name: z.string(),
    /** Of the clock that prices begin by. */
    now: z.string(),
    /** Units for one euro, of the currencies that have one; absent before the first rates were fetched. */
    rates: z.record(z.string(), z.number()).exactOptional(),
    variants: z.array(sheetVariant),
  }),
  async run({ database, clock }, { product }) {
    const variants = await readPriceSheet(database.query, database, product)
    if (variants.length === 0) return rejected('UNKNOWN_PRODUCT', { sku: product })
    const names = await productNames(database.query, database, [product])
    const subjects = variants.map(({ sku }) => variantSubject(sku))
    const versions = await versionsOf(database.query, subjects)
    const known = await findRates(database.query)
    const rates =
      known && Object.fromEntries(PRICE_CURRENCIES.flatMap((code) => entryOf(code, rateOf(known.rates, code))))
    return ok({
      sku: product,
      name: names.get(product) ?? product,
      now: clock.now().toISOString(),
      ...(rates && { rates }),
      variants: variants.map((variant) => ({ ...variant, version: versions.get(variantSubject(variant.sku)) ?? 0 })),
    })
  },
})

const entryOf = (code: string, rate: number | undefined): readonly (readonly [string, number])[] =>
  rate === undefined ? [] : [[code, rate]]
