/**
 * The demo catalogue: every theme as every garment in every yarn, and the gift boxes. Written by rule from a compact
 * source, the same on every machine; in the order of no particular department, as a shop window would have it.
 */
import type { CatalogueProduct, CatalogueVariant } from '../../src/contracts/merchant/catalogue.ts'
import { eanCheckDigit } from '../../src/markets/products/ean.ts'
import { boxDrafts } from './box-products.ts'
import { drawLot } from './draw-lots.ts'
import { fateOf, pairsOf } from './fate.ts'
import { garmentDrafts } from './garment-products.ts'
import { priceTags } from './price-tags.ts'
import type { ProductDraft } from './product-draft.ts'

export function demoProducts(): readonly CatalogueProduct[] {
  return [...garmentDrafts(), ...boxDrafts()]
    .map((draft, number) => toProduct(draft, number + 1))
    .toSorted((a, b) => drawLot(`place of ${a.sku}`, 2 ** 31) - drawLot(`place of ${b.sku}`, 2 ** 31))
}

function toProduct({ sizes, euro, ...draft }: ProductDraft, number: number): CatalogueProduct {
  const fate = fateOf(draft.sku)
  const clearance = fate.lastSeason || fate.off > 0
  const price = fate.lastSeason ? Math.ceil(euro * 0.7) : euro
  const isGift = draft.family === 'gift-boxes'
  return {
    ...draft,
    categories: [...draft.categories, ...(fate.isNew ? ['new'] : []), ...(clearance ? ['outlet'] : [])],
    sections: [draft.ageGroup, draft.family],
    badges: [...fate.badges, ...(isGift ? (['gift'] as const) : [])],
    certifications: [],
    seasonalClearance: clearance,
    recommended: true,
    variants: sizes.flatMap((size, index) => [
      toVariant(draft.sku, size, barcode(number, index * 2), price, fate.off, false),
      toVariant(draft.sku, size, barcode(number, index * 2 + 1), price, fate.off, true),
    ]),
  }
}

function toVariant(
  product: string,
  size: string,
  id: string,
  euro: number,
  off: number,
  american: boolean,
): CatalogueVariant {
  const sku = `${product}-${size.replaceAll(/[^\dA-Z]/gi, '').toUpperCase()}${american ? '-UP' : ''}`
  const { reserve, shelf } = pairsOf(product, sku)
  return {
    id,
    sku,
    size,
    prices: priceTags(euro, off, american),
    stock: american ? { 'us-rsv': reserve, us: shelf } : { 'nl-rsv': reserve, nl: shelf },
  }
}

/** From the numbers that the issuing body sets aside for use inside a company: no real product has them. */
function barcode(product: number, variant: number): string {
  const twelve = `29${String(product).padStart(7, '0')}${String(variant).padStart(3, '0')}`
  return `${twelve}${eanCheckDigit(twelve)}`
}
