/** A page of products. It never decides which products: a load does. */
export { loadListing, type ListingView } from './load-listing.ts'
export { ProductGrid } from './ProductGrid.tsx'
