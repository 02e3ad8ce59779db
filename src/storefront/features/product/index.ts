/** Products as screens show them: the tile of a listing, the whole of a product page. It never fetches: a load does. */
export { ProductSheet } from './ProductSheet.tsx'
export { ProductTile, type TileHeading } from './ProductTile.tsx'
export { productTags } from './product-tags.ts'
export { toSheetView, type SheetView } from './sheet-view.ts'
export { toTileView, type TileView } from './tile-view.ts'
