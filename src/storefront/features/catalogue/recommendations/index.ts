/**
 * Recommended products. Discovery decides which; a recommendation that cannot be fetched is left out, and the page is
 * shown without it (REC-06).
 */
export { LikedByOthers } from './LikedByOthers.tsx'
export { loadLiked } from './load-liked.ts'
export { loadRails, type RailsView } from './load-rails.ts'
export { ProductRails } from './ProductRails.tsx'
