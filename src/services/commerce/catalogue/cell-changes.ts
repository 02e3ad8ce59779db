/**
 * What must be written so that variants have the values of some cells: sizes, and single parts of prices. Pure: every cell that
 * cannot be saved is named, and then nothing is written (DGO-05).
 */
import { isAmericanPack } from '../../../markets/products/variants-of-storefront.ts'
import type { PriceRow, StoredVariant, VariantRow } from './stored-offers.ts'

export type PriceCells = {
  readonly currency: string
  /** Unchanged when absent; the same as `final` where there is no price yet. */
  readonly original?: number
  readonly final?: number
}

/** The changed cells of one variant. */
export type VariantCells = {
  readonly sku: string
  readonly size?: string
  readonly prices: readonly PriceCells[]
}

export type CellProblem = {
  readonly sku: string
  /** `size`, `final.EUR`. */
  readonly column: string
  readonly code: 'UNKNOWN_VARIANT' | 'PRICE_ABOVE_ORIGINAL' | 'PRICE_INCOMPLETE' | 'SIZE_TAKEN'
  readonly parameters: Readonly<Record<string, string>>
}

/** A changed field of a variant, as the audit log shows it. */
export type CellChange = {
  readonly sku: string
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

export type CellChanges = {
  readonly variants: readonly VariantRow[]
  readonly prices: readonly PriceRow[]
  readonly products: readonly string[]
  readonly changes: readonly CellChange[]
  readonly problems: readonly CellProblem[]
}

type OneChange = Omit<CellChanges, 'products'>

const NOTHING: OneChange = { variants: [], prices: [], changes: [], problems: [] }

/** `stored` are all variants of the products that the cells belong to. */
export function cellChanges(rows: readonly VariantCells[], stored: readonly StoredVariant[]): CellChanges {
  const offered = stored.filter(({ row }) => row.offered === 1)
  const known = new Map(offered.map((variant) => [variant.row.sku, variant]))
  const each = rows.map((cells) => {
    const variant = known.get(cells.sku)
    return variant === undefined
      ? unknown(cells)
      : joined([sizeChange(cells, variant), ...priceChanges(cells, variant)])
  })
  const all = joined(each)
  const taken = all.variants.length === 0 ? [] : takenSizes(all.variants, offered)
  const touched = new Set([...all.variants.map(({ id }) => id), ...all.prices.map(({ variant_id: id }) => id)])
  return {
    ...all,
    problems: [...all.problems, ...taken],
    products: [...new Set(offered.flatMap(({ row }) => (touched.has(row.id) ? [row.product_sku] : [])))],
  }
}

const joined = (parts: readonly OneChange[]): OneChange => ({
  variants: parts.flatMap(({ variants }) => variants),
  prices: parts.flatMap(({ prices }) => prices),
  changes: parts.flatMap(({ changes }) => changes),
  problems: parts.flatMap(({ problems }) => problems),
})

function unknown({ sku, size, prices }: VariantCells): OneChange {
  const [price] = prices
  const column =
    size !== undefined || price === undefined
      ? 'size'
      : `${price.final === undefined ? 'original' : 'final'}.${price.currency}`
  return { ...NOTHING, problems: [{ sku, column, code: 'UNKNOWN_VARIANT', parameters: { sku } }] }
}

function sizeChange({ sku, size }: VariantCells, { row }: StoredVariant): OneChange {
  if (size === undefined || size === row.size) return NOTHING
  return {
    ...NOTHING,
    variants: [{ ...row, size }],
    changes: [{ sku, field: 'size', before: row.size, after: size }],
  }
}

const priceChanges = ({ sku, prices }: VariantCells, { row, prices: stored }: StoredVariant): readonly OneChange[] =>
  prices.map(({ currency, original, final }) => {
    const known = stored.find((price) => price.currency === currency)
    const next = { original: original ?? known?.original ?? final, final: final ?? known?.final }
    const problem = (part: 'original' | 'final', code: CellProblem['code']): OneChange => ({
      ...NOTHING,
      problems: [{ sku, column: `${part}.${currency}`, code, parameters: { sku, currency } }],
    })
    if (next.original === undefined || next.final === undefined) return problem('original', 'PRICE_INCOMPLETE')
    if (next.original < next.final) return problem(final === undefined ? 'original' : 'final', 'PRICE_ABOVE_ORIGINAL')
    const after = { original: next.original, final: next.final }
    if (known?.original === after.original && known.final === after.final) return NOTHING
    const before = known === undefined ? null : { original: known.original, final: known.final }
    return {
      ...NOTHING,
      prices: [{ variant_id: row.id, currency, ...after }],
      changes: [{ sku, field: `price.${currency}`, before, after }],
    }
  })

/** Among the packs of one region of a product: a shopper could not choose between them. */
function takenSizes(changed: readonly VariantRow[], offered: readonly StoredVariant[]): readonly CellProblem[] {
  const next = new Map(changed.map((row) => [row.id, row]))
  const placeOf = ({ product_sku: product, sku, size }: VariantRow): string =>
    `${product} ${isAmericanPack(sku)} ${size.toLowerCase()}`
  const places = Map.groupBy(
    offered.map(({ row }) => next.get(row.id) ?? row),
    placeOf,
  )
  return changed.flatMap((row): CellProblem[] => {
    if ((places.get(placeOf(row))?.length ?? 0) < 2) return []
    const { sku, size } = row
    return [{ sku, column: 'size', code: 'SIZE_TAKEN', parameters: { sku, size } }]
  })
}
