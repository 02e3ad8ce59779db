/** What each page needs, on the server only: this file and everything behind it never reaches the browser. */
import type { Load, PageProps, Visit } from '../page/page-contract.ts'
import { load as chooser } from '../pages/chooser/load.ts'
import { load as checkout } from '../pages/checkout/load.ts'
import { load as diagnostics } from '../pages/diagnostics/load.ts'
import { load as faq } from '../pages/faq/load.ts'
import { load as home } from '../pages/home/load.ts'
import { load as login } from '../pages/login/load.ts'
import { load as menu } from '../pages/menu/load.ts'
import { load as product } from '../pages/product/load.ts'
import { load as search } from '../pages/search/load.ts'
import { load as sharedContent } from '../pages/shared-content/load.ts'
import { load as story } from '../pages/story/load.ts'
import type { PageId } from '../../contracts/storefront/routes.ts'
import type { PAGE_MODULES } from './page-modules.ts'

export const loadChooser: Load<unknown, Visit> = chooser

const loads = { home, story, product, search, checkout, login, menu, faq, diagnostics, 'shared-content': sharedContent }

export const SHOP_LOADS: Record<Exclude<PageId, 'chooser'>, Load<unknown>> = loads

/** Fails the type check when a page draws other data than its load gives. */
type DataDrawn<Id extends keyof typeof PAGE_MODULES> = Parameters<
  Awaited<ReturnType<(typeof PAGE_MODULES)[Id]>>['Page']
>[0]
type Pairs = { [Id in keyof typeof loads]: PageProps<(typeof loads)[Id]> extends DataDrawn<Id> ? true : Id }
true satisfies Pairs[keyof typeof loads]
