/** How many products a listing shows on one page. */
import type { PageType } from '../paths/page-type.ts'

const PAGE_SIZE = 64
const OUTLET_PAGE_SIZE = 152

/** LST-11, LST-12: by the content name of a category page; not every outlet page, and never search (T25). */
export function pageSizeOf(pageType: PageType, contentName = ''): number {
  return pageType === 'category' && contentName.startsWith('category-outlet-all') ? OUTLET_PAGE_SIZE : PAGE_SIZE
}
