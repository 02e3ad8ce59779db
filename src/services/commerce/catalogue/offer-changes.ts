/**
 * What must be written so that the shop offers what the merchant wants. Pure, so that its cases can stand in a table:
 * the same again changes nothing, a new price adds a step to the history, a variant that is gone is no longer offered.
 */
import type { CataloguePrice, CatalogueVariant } from '../../../contracts/merchant/catalogue.ts'
import type { PriceRow, PriceStepRow, StockRow, StoredVariant, VariantRow } from './stored-offers.ts'

export type ProductOffers = { readonly sku: string; readonly variants: readonly CatalogueVariant[] }

export type OfferChanges = {
  readonly variants: readonly VariantRow[]
  readonly prices: readonly PriceRow[]
  readonly steps: readonly PriceStepRow[]
  readonly stock: readonly Omit<StockRow, 'reserved'>[]
  readonly droppedPrices: readonly Pick<PriceRow, 'variant_id' | 'currency'>[]
  readonly droppedStock: readonly Pick<StockRow, 'variant_id' | 'warehouse'>[]
}

/** How long a price must have applied before a reduction can be measured against it. */
const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1000

export function offerChanges(
  wanted: readonly ProductOffers[],
  stored: readonly StoredVariant[],
  now: Date,
): OfferChanges {
  const known = new Map(stored.map((variant) => [variant.row.id, variant]))
  const all = wanted.flatMap(({ sku, variants }) => variants.map((variant, position) => ({ sku, variant, position })))
  const current = new Set(all.map(({ variant }) => variant.id))
  const products = new Set(wanted.map(({ sku }) => sku))
  const gone = stored.filter(({ row }) => products.has(row.product_sku) && !current.has(row.id) && row.offered === 1)
  const changes = [
    // First, so that their skus are free for others.
    ...gone.map((variant) => retirement(variant, now)),
    ...all.map(({ sku, variant, position }) =>
      variantChanges(variant, { product_sku: sku, position }, known.get(variant.id), now),
    ),
  ]
  return {
    variants: changes.flatMap(({ variants }) => variants),
    prices: changes.flatMap(({ prices }) => prices),
    steps: changes.flatMap(({ steps }) => steps),
    stock: changes.flatMap(({ stock }) => stock),
    droppedPrices: changes.flatMap(({ droppedPrices }) => droppedPrices),
    droppedStock: changes.flatMap(({ droppedStock }) => droppedStock),
  }
}

/** The products whose offers changed: those that have the variants now, and those that had them before. */
export function changedProducts(
  { variants, prices, stock, droppedPrices, droppedStock }: OfferChanges,
  wanted: readonly ProductOffers[],
  stored: readonly StoredVariant[],
): readonly string[] {
  const touched = new Set([
    ...variants.map(({ id }) => id),
    ...[...prices, ...stock, ...droppedPrices, ...droppedStock].map(({ variant_id: id }) => id),
  ])
  const owners = [
    ...wanted.flatMap(({ sku, variants: own }) => own.map(({ id }) => [id, sku] as const)),
    ...stored.map(({ row }) => [row.id, row.product_sku] as const),
  ]
  return [...new Set(owners.flatMap(([id, sku]) => (touched.has(id) ? [sku] : [])))]
}

export type ChangedVariant = { readonly sku: string; readonly fields: readonly string[] }

/** Variants that the shop had and that changed; one with another SKU by both. */
export function changedVariants(changes: OfferChanges, stored: readonly StoredVariant[]): readonly ChangedVariant[] {
  const { variants, prices, stock, droppedPrices, droppedStock } = changes
  const rows = new Map(variants.map((row) => [row.id, row]))
  const fields = Map.groupBy(
    [
      ...[...prices, ...droppedPrices].map((one) => ({ id: one.variant_id, field: `price.${one.currency}` })),
      ...[...stock, ...droppedStock].map((one) => ({ id: one.variant_id, field: `stock.${one.warehouse}` })),
    ],
    ({ id }) => id,
  )
  return stored.flatMap(({ row }) => {
    const now = rows.get(row.id) ?? row
    const own = EDITED_COLUMNS.flatMap(([column, field]) => (now[column] === row[column] ? [] : [field]))
    const changed = [...own, ...(fields.get(row.id) ?? []).map(({ field }) => field)]
    return changed.length === 0 ? [] : [...new Set([row.sku, now.sku])].map((sku) => ({ sku, fields: changed }))
  })
}

/** Without the position, which is not edited. */
const EDITED_COLUMNS = [
  ['sku', 'sku'],
  ['product_sku', 'product'],
  ['size', 'size'],
  ['offered', 'offered'],
] as const

/** No longer offered: its prices and stock stay, its history records since when. */
function retirement({ row, prices }: StoredVariant, now: Date): OfferChanges {
  return {
    variants: [{ ...row, offered: 0 }],
    prices: [],
    steps: prices.map(({ currency }) => ({ variant_id: row.id, currency, ...ended(now) })),
    stock: [],
    droppedPrices: [],
    droppedStock: [],
  }
}

function variantChanges(
  { id, sku, size, prices, stock }: CatalogueVariant,
  place: Pick<VariantRow, 'product_sku' | 'position'>,
  stored: StoredVariant | undefined,
  now: Date,
): OfferChanges {
  const row: VariantRow = { id, sku, size, ...place, offered: 1 }
  const storedPrices = new Map(stored?.prices.map((price) => [price.currency, price]))
  const storedStock = new Map(stored?.stock.map(({ warehouse, quantity }) => [warehouse, quantity]))
  const isBack = stored?.row.offered === 0
  const changedPrices = Object.entries(prices).filter(
    ([currency, price]) => !isSamePrice(price, storedPrices.get(currency)),
  )
  const newPrices = isBack ? Object.entries(prices) : changedPrices
  const dropped = (stored?.prices ?? []).filter(({ currency }) => !Object.hasOwn(prices, currency))
  return {
    variants: isSameVariant(row, stored?.row) ? [] : [row],
    prices: changedPrices.map(([currency, { original, final }]) => ({ variant_id: id, currency, original, final })),
    steps: [
      ...newPrices.flatMap(([currency, price]) =>
        newSteps(price, stored === undefined, now).map((step) => ({ variant_id: id, currency, ...step })),
      ),
      ...dropped.map(({ currency }) => ({ variant_id: id, currency, ...ended(now) })),
    ],
    stock: Object.entries(stock)
      .filter(([warehouse, quantity]) => storedStock.get(warehouse) !== quantity)
      .map(([warehouse, quantity]) => ({ variant_id: id, warehouse, quantity })),
    droppedPrices: dropped,
    droppedStock: (stored?.stock ?? []).filter(({ warehouse }) => !Object.hasOwn(stock, warehouse)),
  }
}

type Step = Pick<PriceStepRow, 'since' | 'original' | 'final'>

/** A variant that is new to this shop may bring its earlier price; from then on the shop records its own history. */
function newSteps({ original, final, prior }: CataloguePrice, isNew: boolean, now: Date): readonly Step[] {
  const present = { since: now.toISOString(), original, final }
  if (!isNew || prior === undefined) return [present]
  const before = new Date(now.getTime() - THIRTY_DAYS).toISOString()
  return [{ since: before, original: prior, final: prior }, present]
}

const ended = (now: Date): Step => ({ since: now.toISOString(), original: null, final: null })

function isSamePrice({ original, final }: CataloguePrice, stored: PriceRow | undefined): boolean {
  return stored?.original === original && stored.final === final
}

function isSameVariant(a: VariantRow, b: VariantRow | undefined): boolean {
  return (
    b !== undefined &&
    a.sku === b.sku &&
    a.product_sku === b.product_sku &&
    a.size === b.size &&
    a.position === b.position &&
    a.offered === b.offered
  )
}
