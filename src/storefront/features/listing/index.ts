/** A page of products. It never decides which products: a load does. */
export { readListingFilters } from './listing-filters.ts'
export { toListingView, type ListingView } from './listing-view.ts'
export { loadListing } from './load-listing.ts'
export { ProductGrid } from './ProductGrid.tsx'
export { TileGrid } from './TileGrid.tsx'
