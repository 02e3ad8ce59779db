/** One product with its variants, and changes of their prices and stock: what the product screen of the desk reads and saves. */
import { z } from 'zod'
import { PRICE_CURRENCIES, WAREHOUSE_CODES } from '../../contracts/merchant/catalogue.ts'
import { actorCan } from '../../contracts/staff/actor.ts'
import { ok } from '../../platform/result.ts'
import { offeredVariants } from '../../services/commerce/admin.ts'
import { findProductRow } from '../../services/discovery/admin.ts'
import { atomicBulk } from '../bulk/atomic-bulk.ts'
import type { UndoneSubject } from '../declaration.ts'
import { rejected } from '../failures/operation-failure.ts'
import { merchantOperation, type RunContext } from '../operation.ts'
import { versionsOf } from '../run/versions.ts'
import { changePrice } from './price-operations.ts'
import { isPriceField, restorePrices } from './restore-prices.ts'
import { variantSubject } from '../catalogue/catalogue-subjects.ts'
import { changeStock, restoreStock } from './stock-operations.ts'

const sku = z.string().min(1).max(100)
const amount = z.int().min(0)
const warehouse = z.enum(WAREHOUSE_CODES)
const currency = z.enum(PRICE_CURRENCIES)

const readVariant = z.object({
  sku: z.string(),
  size: z.string(),
  /** What an edit of the variant is based on. */
  version: z.int(),
  prices: z.array(z.object({ currency: z.string(), original: amount, final: amount })),
  stock: z.array(z.object({ warehouse: z.string(), quantity: z.int(), reserved: z.int() })),
})

export const readProductOperation = merchantOperation({
  name: 'product.read',
  kind: 'read',
  permission: 'products.read',
  fresh: false,
  service: ['discovery', 'commerce'],
  input: z.strictObject({ sku }),
  output: z.object({ sku: z.string(), name: z.string(), variants: z.array(readVariant) }),
  async run({ database }, { sku: wanted }) {
    const product = await findProductRow(database.query, wanted)
    if (product === undefined) return rejected('UNKNOWN_PRODUCT', { sku: wanted })
    const variants = await offeredVariants(database.query, database, wanted)
    const subjects = variants.map((variant) => variantSubject(variant.sku))
    const versions = await versionsOf(database.query, subjects)
    const complete = variants.map((variant) => ({
      ...variant,
      version: versions.get(variantSubject(variant.sku)) ?? 0,
    }))
    return ok({ sku: product.sku, name: product.name, variants: complete })
  },
})

/** Who may count stock need not be allowed to set prices. */
export const changeVariantOperation = merchantOperation({
  name: 'variant.change',
  kind: 'write',
  permission: 'stock.write',
  fresh: false,
  service: 'commerce',
  input: z.strictObject({
    sku,
    version: z.int().min(0).exactOptional(),
    prices: z
      .array(z.strictObject({ currency, original: amount, final: amount }))
      .max(PRICE_CURRENCIES.length)
      .default([]),
    stock: z
      .array(z.strictObject({ warehouse, quantity: amount }))
      .max(WAREHOUSE_CODES.length)
      .default([]),
  }),
  output: z.undefined(),
  subject: (input) => variantSubject(input.sku),
  version: (input) => input.version,
  async guard(_, { prices }, actor) {
    const permission = 'prices.write'
    if (prices.length === 0 || actorCan(actor, permission)) return undefined
    return { code: 'FORBIDDEN', parameters: { permission }, details: { permission } }
  },
  async run(context, { sku: own, prices, stock }) {
    for (const price of prices) {
      const changed = await changePrice(context, { sku: own, ...price })
      if (!changed.ok) return changed
    }
    for (const counted of stock) {
      const changed = await changeStock(context, { sku: own, ...counted })
      if (!changed.ok) return changed
    }
    return ok(undefined)
  },
  undo: restoreVariant,
})

async function restoreVariant(context: RunContext, { subject, changes }: UndoneSubject) {
  const [prices, stock] = [true, false].map((ofPrice) => changes.filter(({ field }) => isPriceField(field) === ofPrice))
  const restored = await restorePrices(context, { subject, changes: prices ?? [] })
  return restored.ok ? restoreStock(context, { subject, changes: stock ?? [] }) : restored
}

export const VARIANT_OPERATIONS = [
  readProductOperation,
  changeVariantOperation,
  atomicBulk('variant.change-many', changeVariantOperation),
]
