/** What follows an addition to the cart. Loaded with the first one. */
export { AddedSheet } from './AddedSheet.tsx'
