/**
 * What search engines and shared links are told of a page. Loads use it, on the server; it draws nothing and never
 * reaches the browser's code.
 */
export { chooserHead } from './chooser-head.ts'
export type { Head, HeadFacts } from '../../../page/head-facts.ts'
export { productHead } from './product-head.ts'
export { homeHead, storyHead } from './story-head.ts'
