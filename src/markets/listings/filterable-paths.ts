/** Which category pages have a filter panel, and what is in it. */

export type FilterName = 'colour' | 'material' | 'sizes' | 'price'

/** Price and sizes are filters wherever colour is one (LST-08). */
const WITH_MATERIAL: readonly FilterName[] = ['colour', 'material', 'sizes', 'price']
const WITHOUT_MATERIAL: readonly FilterName[] = ['colour', 'sizes', 'price']

const FILTERS_OF_PATH: ReadonlyMap<string, readonly FilterName[]> = new Map([
  ['/adults/socks', WITH_MATERIAL],
  ['/kids/socks', WITH_MATERIAL],
  ['/collection/sneaker-socks', WITHOUT_MATERIAL],
  ['/collection/low-socks', WITHOUT_MATERIAL],
  ['/collection/socks-for-men', WITH_MATERIAL],
  ['/collection/socks-for-women', WITH_MATERIAL],
])

/** The path is the listing's, without storefront and page number. Empty: no panel (LST-08..10). */
export function filtersOf(path: string): readonly FilterName[] {
  return FILTERS_OF_PATH.get(path) ?? []
}
