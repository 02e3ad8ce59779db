/**
 * Goods that nobody asked for but somebody may like. It never decides which: discovery does. What cannot be had is left
 * out, and the page stands without it (REC-06).
 */
export { LikedByOthers } from './LikedByOthers.tsx'
export { loadLiked } from './load-liked.ts'
export { loadRails, type RailsView } from './load-rails.ts'
export { ProductRails } from './ProductRails.tsx'
