/**
 * The offers of commerce for every product, as search needs them: where it is sold, at what price, in which sizes, and
 * whether it is in stock. Changed in place, product by product: stock changes with every order, and rebuilding the
 * index for that would be too slow.
 */
import type { PriceCurrency } from '../../../contracts/merchant/catalogue.ts'
import { PRICE_CURRENCIES } from '../../../contracts/merchant/catalogue.ts'
import type { Offer } from '../../../contracts/commerce/commerce.ts'
import { isAmericanPack } from '../../../markets/products/variants-of-storefront.ts'
import { announcedPrice } from '../../../markets/prices/prior-price.ts'
import type { StockRegion } from '../../../markets/storefronts/stock-region-of.ts'
import { type Bits, clearBit, newBits, setBit } from './bits.ts'
import { createTextKeys, type SavedTextKeys } from './text-keys.ts'
import { createValueSets, type SavedValueSets } from './value-sets.ts'
import { buildPriceLadder, type PriceLadder } from './price-ladder.ts'

export type OfferColumns = {
  readonly sold: Readonly<Record<StockRegion, Bits>>
  readonly inStock: Readonly<Record<StockRegion, Bits>>
  /** Sizes that are there, by region. */
  readonly sizes: Readonly<Record<StockRegion, ReadonlyMap<string, Bits>>>
  /** By product a bit for each size that is there, in their order; undefined where there are too many. */
  readonly sizeMasks: (region: StockRegion) => Uint32Array | undefined
  /** The lowest price, in minor units; -1 where it has none. */
  readonly prices: (region: StockRegion, currency: PriceCurrency) => Int32Array
  readonly priced: (region: StockRegion, currency: PriceCurrency) => Bits
  readonly ladder: (region: StockRegion, currency: PriceCurrency) => PriceLadder
  readonly reduced: (region: StockRegion, currency: PriceCurrency) => Bits
  readonly stockOf: (product: number) => { readonly nl: number; readonly us: number }
  /** Goes up with every change of any offer. */
  readonly changes: () => number
  /** The number of the last change of the product's offers, among those of all products. */
  readonly revisionOf: (product: number) => number
  readonly findVariant: (skuOrBarcode: string) => number | undefined
  readonly set: (product: number, offers: readonly Offer[]) => void
  /** Not copied: it changes with the offers. */
  readonly saved: () => SavedOfferColumns
}

export type SavedOfferColumns = {
  readonly regions: Readonly<Record<StockRegion, SavedRegion>>
  readonly variants: SavedTextKeys
  readonly revisions: Uint32Array
  readonly changes: number
}

type SavedRegion = {
  readonly sold: Bits
  readonly inStock: Bits
  readonly stock: Int32Array
  readonly sizes: SavedValueSets
  /** Of each currency that anything is priced in, in the order of these. */
  readonly currencies: readonly string[]
  readonly prices: readonly SavedPrices[]
}

export type SavedPrices = { readonly lowest: Int32Array; readonly priced: Bits; readonly reduced: Bits }

type PriceColumn = {
  readonly lowest: Int32Array
  readonly priced: Bits
  readonly reduced: Bits
  /** Built on first use after a price has changed. */
  ladder: PriceLadder | undefined
}

/** Long: a factory; its functions share the columns. */
export function createOfferColumns(count: number, known?: SavedOfferColumns): OfferColumns {
  const both = <Value>(make: (saved: SavedRegion | undefined) => Value): Record<StockRegion, Value> => ({
    nl: make(known?.regions.nl),
    us: make(known?.regions.us),
  })
  const sold = both((saved) => saved?.sold ?? newBits(count))
  const inStock = both((saved) => saved?.inStock ?? newBits(count))
  const stock = both((saved) => saved?.stock ?? new Int32Array(count))
  const sizes = both((saved) => createValueSets(count, saved?.sizes))
  const columns = both(savedPrices)
  const variants = createTextKeys(known?.variants)
  const revisions = known?.revisions ?? new Uint32Array(count)
  let changes = known?.changes ?? 0

  const columnOf = (region: StockRegion, currency: PriceCurrency): PriceColumn => {
    const made = columns[region].get(currency)
    if (made) return made
    const column = {
      lowest: new Int32Array(count).fill(-1),
      priced: newBits(count),
      reduced: newBits(count),
      ladder: undefined,
    }
    columns[region].set(currency, column)
    return column
  }

  const setPrices = (product: number, region: StockRegion, own: readonly Offer[]) => {
    const before: number[] = []
    for (const column of columns[region].values()) {
      before.push(column.lowest[product] ?? -1)
      column.lowest[product] = -1
      clearBit(column.priced, product)
      clearBit(column.reduced, product)
    }
    for (const { prices } of own) {
      for (const currency of PRICE_CURRENCIES) {
        const price = prices[currency]
        if (price === undefined) continue
        const column = columnOf(region, currency)
        const lowest = column.lowest[product] ?? -1
        column.lowest[product] = lowest < 0 ? price.final : Math.min(lowest, price.final)
        setBit(column.priced, product)
        if (announcedPrice(price, price.prior).original > price.final) setBit(column.reduced, product)
      }
    }
    let place = 0
    for (const column of columns[region].values()) {
      if (column.ladder && column.lowest[product] !== before[place]) column.ladder = undefined
      place += 1
    }
  }

  const setSizes = (product: number, region: StockRegion, own: readonly Offer[]) => {
    sizes[region].clear(product)
    for (const offer of own) if (pairsOf(offer, region) > 0) sizes[region].add(product, offer.size)
  }

  const setRegion = (product: number, region: StockRegion, own: readonly Offer[]) => {
    let pairs = 0
    for (const offer of own) pairs += pairsOf(offer, region)
    stock[region][product] = pairs
    put(sold[region], product, own.length > 0)
    put(inStock[region], product, pairs > 0)
    setPrices(product, region, own)
    setSizes(product, region, own)
  }

  const savedRegion = (region: StockRegion): SavedRegion => ({
    sold: sold[region],
    inStock: inStock[region],
    stock: stock[region],
    sizes: sizes[region].saved(),
    currencies: [...columns[region].keys()],
    prices: [...columns[region].values()],
  })

  return {
    saved: () => ({
      regions: { nl: savedRegion('nl'), us: savedRegion('us') },
      variants: variants.saved(),
      revisions,
      changes,
    }),
    sold,
    inStock,
    sizes: { nl: sizes.nl.sets, us: sizes.us.sets },
    sizeMasks: (region) => sizes[region].masks(),
    prices: (region, currency) => columnOf(region, currency).lowest,
    priced: (region, currency) => columnOf(region, currency).priced,
    reduced: (region, currency) => columnOf(region, currency).reduced,
    ladder(region, currency) {
      const column = columnOf(region, currency)
      column.ladder ??= buildPriceLadder(column.lowest)
      return column.ladder
    },
    stockOf: (product) => ({ nl: stock.nl[product] ?? 0, us: stock.us[product] ?? 0 }),
    changes: () => changes,
    revisionOf: (product) => revisions[product] ?? 0,
    findVariant(skuOrBarcode) {
      const found = variants.get(skuOrBarcode.toLowerCase())
      // Of an earlier revision is what the product no longer has.
      return found && found.revision === revisions[found.product] ? found.product : undefined
    },
    set(product, offers) {
      changes += 1
      const revision = changes
      revisions[product] = revision
      for (const { id, sku } of offers) {
        variants.set(id, product, revision)
        variants.set(sku.toLowerCase(), product, revision)
      }
      const american: Offer[] = []
      const others: Offer[] = []
      for (const offer of offers) (isAmericanPack(offer.sku) ? american : others).push(offer)
      setRegion(product, 'us', american)
      setRegion(product, 'nl', others)
    },
  }
}

function savedPrices(saved: SavedRegion | undefined): Map<PriceCurrency, PriceColumn> {
  const columns = new Map<PriceCurrency, PriceColumn>()
  for (const currency of PRICE_CURRENCIES) {
    const prices = saved?.prices[saved.currencies.indexOf(currency)]
    if (prices) columns.set(currency, { ...prices, ladder: undefined })
  }
  return columns
}

const pairsOf = ({ stock }: Offer, region: StockRegion): number => (stock[`${region}-rsv`] ?? 0) + (stock[region] ?? 0)

function put(bits: Bits, at: number, isThere: boolean): void {
  if (isThere) setBit(bits, at)
  else clearBit(bits, at)
}
