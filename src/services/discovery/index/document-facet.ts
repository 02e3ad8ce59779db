import type { FacetId } from '../../../contracts/discovery/discovery.ts'

/** Sizes and prices are not among them: those are commerce's and change by themselves. */
export type DocumentFacet = Exclude<FacetId, 'sizes'>
