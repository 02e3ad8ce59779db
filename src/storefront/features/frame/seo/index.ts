/**
 * Metadata of a page for search engines and shared links. Used by loaders on the server; it renders nothing and is
 * never part of the browser's code.
 */
export { chooserHead } from './chooser-head.ts'
export type { Head, HeadFacts } from '../../../page/head-facts.ts'
export { productHead } from './product-head.ts'
export { homeHead, storyHead } from './story-head.ts'
