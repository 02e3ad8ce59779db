/** Products as screens show them: the tile of a listing, and what tiles and product pages share. It never fetches: a load does. */
export { Badges } from './Badges.tsx'
export { toPictureView, type PictureView } from './picture-view.ts'
export { Price } from './Price.tsx'
export { ProductPicture } from './ProductPicture.tsx'
export { ProductTile, type TileHeading } from './ProductTile.tsx'
export { Swatch } from './Swatch.tsx'
export { productTags, SEARCH_TAG, listingTag } from '../../../../contracts/storefront/product-tags.ts'
export { toPriceView, toTileView, type PriceView, type TileView } from './tile-view.ts'
