/** Which pages list products. */
import type { PageType } from '../paths/page-type.ts'

/** LST-01 */
export function isListing(pageType: PageType): boolean {
  return pageType === 'category' || pageType === 'search'
}
