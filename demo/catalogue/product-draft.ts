/** What a product is before it has barcodes, prices and stock. */
import type { CatalogueProduct } from '../../src/contracts/merchant/catalogue.ts'

export type ProductDraft = Omit<
  CatalogueProduct,
  'variants' | 'badges' | 'seasonalClearance' | 'recommended' | 'certifications' | 'sections'
> & { readonly sizes: readonly string[]; readonly euro: number }
