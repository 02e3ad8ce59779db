/**
 * What must be written so that the shop offers what the merchant wants. Pure, so that its cases can stand in a table:
 * the same again changes nothing, a new price adds a step to the history, a variant that is gone is no longer offered.
 */
import type { CataloguePrice, CatalogueVariant } from '../../../contracts/catalogue.ts'
import type { PriceRow, PriceStepRow, StockRow, StoredVariant, VariantRow } from './stored-offers.ts'

export type ProductOffers = { readonly sku: string; readonly variants: readonly CatalogueVariant[] }

export type OfferChanges = {
  readonly variants: readonly VariantRow[]
  readonly prices: readonly PriceRow[]
  readonly steps: readonly PriceStepRow[]
  readonly stock: readonly StockRow[]
  readonly droppedPrices: readonly Pick<PriceRow, 'variant_id' | 'currency'>[]
  readonly droppedStock: readonly Pick<StockRow, 'variant_id' | 'warehouse'>[]
}

/** As long as a price must have been asked before a reduction can be measured against it. */
const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1000

export function offerChanges(
  wanted: readonly ProductOffers[],
  stored: readonly StoredVariant[],
  now: Date,
): OfferChanges {
  const known = new Map(stored.map((variant) => [variant.row.id, variant]))
  const all = wanted.flatMap(({ sku, variants }) => variants.map((variant, position) => ({ sku, variant, position })))
  const kept = new Set(all.map(({ variant }) => variant.id))
  const gone = stored.filter(({ row }) => !kept.has(row.id) && row.offered === 1)
  const changes = all.map(({ sku, variant, position }) =>
    variantChanges(variant, { product_sku: sku, position }, known.get(variant.id), now),
  )
  return {
    variants: [
      ...gone.map(({ row }) => ({ ...row, offered: 0 as const })),
      ...changes.flatMap(({ variants }) => variants),
    ],
    prices: changes.flatMap(({ prices }) => prices),
    steps: changes.flatMap(({ steps }) => steps),
    stock: changes.flatMap(({ stock }) => stock),
    droppedPrices: changes.flatMap(({ droppedPrices }) => droppedPrices),
    droppedStock: changes.flatMap(({ droppedStock }) => droppedStock),
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
  const changedPrices = Object.entries(prices).filter(
    ([currency, price]) => !isSamePrice(price, storedPrices.get(currency)),
  )
  return {
    variants: isSameVariant(row, stored?.row) ? [] : [row],
    prices: changedPrices.map(([currency, { original, final }]) => ({ variant_id: id, currency, original, final })),
    steps: changedPrices.flatMap(([currency, price]) =>
      newSteps(price, storedPrices.get(currency), now).map((step) => ({ variant_id: id, currency, ...step })),
    ),
    stock: Object.entries(stock)
      .filter(([warehouse, quantity]) => storedStock.get(warehouse) !== quantity)
      .map(([warehouse, quantity]) => ({ variant_id: id, warehouse, quantity })),
    droppedPrices: (stored?.prices ?? []).filter(({ currency }) => !Object.hasOwn(prices, currency)),
    droppedStock: (stored?.stock ?? []).filter(({ warehouse }) => !Object.hasOwn(stock, warehouse)),
  }
}

/** A price this shop sees for the first time may bring what it was before; from then on the shop keeps its own record. */
function newSteps(
  { final, prior }: CataloguePrice,
  stored: PriceRow | undefined,
  now: Date,
): readonly Pick<PriceStepRow, 'since' | 'amount'>[] {
  const present = { since: now.toISOString(), amount: final }
  if (stored !== undefined) return stored.final === final ? [] : [present]
  if (prior === undefined) return [present]
  return [{ since: new Date(now.getTime() - THIRTY_DAYS).toISOString(), amount: prior }, present]
}

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
