/** How one facet or filter of a listing is named, requested and drawn (LST-16). */

export interface FacetConfiguration {
  readonly key: string
  readonly apiId: string
  readonly type: 'facet' | 'filter'
  readonly translationKey: string
  readonly queryParam: string
  readonly apiItemsPrefix: string
  readonly inputType: string
}

export type FacetInput = Omit<FacetConfiguration, 'inputType'> & { readonly inputType?: string | undefined }

/**
 * A checkbox by default; a field that was emptied arrives as ''.
 * Picks by name: content may have fields that are not ours.
 */
export function facetConfiguration(input: FacetInput): FacetConfiguration {
  const { key, apiId, type, translationKey, queryParam, apiItemsPrefix, inputType } = input
  return { key, apiId, type, translationKey, queryParam, apiItemsPrefix, inputType: inputType || 'checkbox' }
}
