/** The bulk grid of the desk: many variants with chosen columns, and the changed cells saved as one edit (DGO-05). */
import { z } from 'zod'
import { actorCan } from '../../contracts/staff/actor.ts'
import { PRICE_CURRENCIES } from '../../contracts/merchant/catalogue.ts'
import { variantSize } from '../../contracts/merchant/catalogue-schema.ts'
import { ok } from '../../platform/result.ts'
import { gridVariants, saveCells, type CellProblem, type VariantCells } from '../../services/commerce/admin.ts'
import { productNames } from '../../services/discovery/admin.ts'
import type { OperationResult, UndoneSubject } from '../declaration.ts'
import { messageOf, rejected } from '../failures/operation-failure.ts'
import { merchantOperation, type RunContext } from '../operation.ts'
import { versionsOf } from '../run/versions.ts'
import { CURRENT_PRICE, priceAmount, priceCurrency, priceSku, writeNow } from './price-values.ts'
import { variantSubject } from '../catalogue/catalogue-subjects.ts'

/** As many variants as a bulk operation has subjects (OPS-07). */
const MAX_VARIANTS = 5000

export const readGridOperation = merchantOperation({
  name: 'variant.grid',
  kind: 'read',
  permission: 'products.read',
  fresh: false,
  input: z.strictObject({
    products: z.array(priceSku).min(1).max(MAX_VARIANTS),
    currencies: z.array(priceCurrency).max(PRICE_CURRENCIES.length),
  }),
  output: z.object({
    rows: z.array(
      z.object({
        sku: z.string(),
        product: z.string(),
        name: z.string(),
        size: z.string(),
        version: z.int(),
        prices: z.array(z.object({ currency: z.string(), original: priceAmount, final: priceAmount })),
      }),
    ),
  }),
  async run({ database }, { products, currencies }) {
    const most = MAX_VARIANTS
    const variants = await gridVariants(database.query, database, products, { currencies, most })
    if (variants.length > most) return rejected('TOO_MANY_SUBJECTS', { most })
    const names = await productNames(database.query, database, products)
    const subjects = variants.map(({ sku }) => variantSubject(sku))
    const versions = await versionsOf(database.query, subjects)
    const rows = variants.map((variant) => ({
      ...variant,
      name: names.get(variant.product) ?? variant.product,
      version: versions.get(variantSubject(variant.sku)) ?? 0,
    }))
    return ok({ rows })
  },
})

const changedRow = z.strictObject({
  sku: priceSku,
  version: z.int().min(0).exactOptional(),
  size: variantSize.exactOptional(),
  prices: z
    .array(
      z.strictObject({
        currency: priceCurrency,
        original: priceAmount.exactOptional(),
        final: priceAmount.exactOptional(),
      }),
    )
    .max(PRICE_CURRENCIES.length)
    .default([]),
})

type ChangedRow = z.output<typeof changedRow>

/** What a cell cannot be saved for: `sku` and `column` name it. */
type NamedProblem = Omit<CellProblem, 'code'> & { readonly code: CellProblem['code'] | 'STALE_VERSION' }

export const saveGridOperation = merchantOperation({
  name: 'variant.save-grid',
  kind: 'write',
  permission: 'prices.write',
  fresh: false,
  service: 'commerce',
  isUpload: true,
  input: z.strictObject({ rows: z.array(changedRow).min(1).max(MAX_VARIANTS) }),
  output: z.object({
    /** Variants, and fields of them. */
    variants: z.int(),
    changed: z.int(),
  }),
  unversioned: ({ rows }) =>
    rows.flatMap(({ sku, version }, index) =>
      version === undefined ? [{ path: ['rows', index, 'version'], subject: variantSubject(sku) }] : [],
    ),
  async guard(_, { rows }, actor) {
    const permission = 'products.write'
    if (actorCan(actor, permission) || rows.every(({ size }) => size === undefined)) return undefined
    return { code: 'FORBIDDEN', parameters: { permission }, details: { permission } }
  },
  async run(context, { rows }) {
    const { database, clock, auditOf } = context
    const stale = await staleCells(context, rows)
    if (stale.length > 0) return refuseCells(context, stale)
    const saved = await database.transaction((transaction) => saveCells(transaction, database, rows, clock.now()))
    if (!saved.ok) return refuseCells(context, saved.failure)
    const versions = new Map(rows.map(({ sku, version }) => [sku, version]))
    for (const { sku, ...change } of saved.value) auditOf(variantSubject(sku), versions.get(sku)).changed(change)
    return ok({ variants: new Set(saved.value.map(({ sku }) => sku)).size, changed: saved.value.length })
  },
  undo: (context, subject) => restoreCells(context, [subject]),
  undoMany: restoreCells,
})

/** Of variants that were changed since they were read. */
async function staleCells({ database }: RunContext, rows: readonly ChangedRow[]): Promise<readonly NamedProblem[]> {
  const subjects = rows.map(({ sku }) => variantSubject(sku))
  const versions = await versionsOf(database.query, subjects)
  return rows.flatMap(({ sku, version, size, prices }): NamedProblem[] => {
    if (version === undefined || version === (versions.get(variantSubject(sku)) ?? 0)) return []
    const [price] = prices
    const part = price?.final === undefined ? 'original' : 'final'
    const column = size !== undefined || price === undefined ? 'size' : `${part}.${price.currency}`
    return [{ sku, column, code: 'STALE_VERSION', parameters: {} }]
  })
}

function refuseCells({ actor }: RunContext, problems: readonly NamedProblem[]) {
  const language = actor.kind === 'staff' ? actor.language : 'en'
  const named = problems.map(({ sku, column, code, parameters }) => ({
    sku,
    column,
    code,
    message: messageOf({ code, parameters }, language),
  }))
  return rejected('BULK_REJECTED', { count: problems.length }, { details: { problems: named } })
}

const restoredPrice = z.object({ original: priceAmount, final: priceAmount })

async function restoreCells(context: RunContext, subjects: readonly UndoneSubject[]): OperationResult<void> {
  const rows: VariantCells[] = []
  for (const { subject, changes } of subjects) {
    const sku = subject.slice(variantSubject('').length)
    const prices = changes.filter(({ field }) => field.startsWith(CURRENT_PRICE))
    if (prices.some(({ before }) => before === null)) return rejected('UNDO_NO_PRICE', { sku })
    const size = changes.find(({ field }) => field === 'size')
    rows.push({
      sku,
      ...(size && { size: z.string().parse(size.before) }),
      prices: prices.map(({ field, before }) => ({
        currency: priceCurrency.parse(field.slice(CURRENT_PRICE.length)),
        ...restoredPrice.parse(before),
      })),
    })
    const audit = context.auditOf(subject)
    for (const { field, before, after } of changes) audit.changed({ field, before: after, after: before })
  }
  return writeNow(context, rows)
}

export const GRID_OPERATIONS = [readGridOperation, saveGridOperation]
