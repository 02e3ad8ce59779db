/** The code of each page, fetched when it is needed: one chunk per page, named here once for server and browser. */
import type { ComponentType } from 'react'
import type { PageHeader } from '../features/frame/layout/index.ts'
import * as errorPage from '../pages/error/page.tsx'
import type { PageState } from './page-state.ts'

/** The page layer hands each page the data of its own load; the pairing is checked in `page-loads.ts`. */
export type PageComponent = ComponentType<{ readonly data: never }> & { readonly Header?: PageHeader }

export const PAGE_MODULES = {
  chooser: () => import('../pages/chooser/page.tsx'),
  home: () => import('../pages/home/page.tsx'),
  story: () => import('../pages/story/page.tsx'),
  product: () => import('../pages/product/page.tsx'),
  search: () => import('../pages/search/page.tsx'),
  checkout: () => import('../pages/checkout/page.tsx'),
  login: () => import('../pages/login/page.tsx'),
  menu: () => import('../pages/menu/page.tsx'),
  faq: () => import('../pages/faq/page.tsx'),
  diagnostics: () => import('../pages/diagnostics/page.tsx'),
  'shared-content': () => import('../pages/shared-content/page.tsx'),
  // Always at hand: it is what is shown when anything else cannot be fetched.
  error: async () => errorPage,
} satisfies Record<PageState['page'], () => Promise<{ Page: PageComponent }>>
