/**
 * What the server sends to the browser about one view: embedded in the document at the first visit, as JSON at every
 * later one. Shared caches store it, so it contains nothing about the visitor.
 */
import { isObject } from '../../contracts/answer-kinds.ts'
import type { CheckoutView } from '../../markets/paths/checkout-links.ts'
import type { PageType } from '../../markets/paths/page-type.ts'
import type { RouteName } from '../../markets/paths/route-names.ts'
import type { ShellView } from '../page/shell-view.ts'
import type { StorefrontMarket } from '../features/visitor/markets/index.ts'
import type { PreviewState } from '../features/content/preview/index.ts'
import type { PageId, PageRoute } from '../../contracts/storefront/routes.ts'
import type { TextLocale } from '../../contracts/storefront/texts/types.ts'

export type PageState = {
  readonly build: string
  readonly routeName: RouteName | undefined
  readonly page: PageId | 'error'
  readonly pageType: PageType
  readonly layout: PageRoute['layout']
  /** Of checkout only. */
  readonly view: CheckoutView | undefined
  /** HDR-06 */
  readonly hasSearch: boolean
  readonly noindex: boolean
  readonly place: StorefrontMarket | undefined
  /** Where what stands around the page is found; the same on every page of a place. Itself where it is for one view. */
  readonly shell: string | ShellView
  readonly textLocale: TextLocale
  readonly lang: string
  readonly data: unknown
  /** Drafts are shown, to an editor. */
  readonly preview?: PreviewState | undefined
}

/** Our own server writes it, and the build is its format version. A document and the code that it loads are of one build. */
export const isPageState = (value: unknown): value is PageState =>
  isObject(value) && 'build' in value && typeof value.build === 'string'

/** The answer to a navigation: a view, or somewhere else to go. */
export type NavigationResponse = { readonly state: PageState } | { readonly redirect: string }

/** A later answer may come from a server of another build. */
export function isNavigationResponse(value: unknown, build: string): value is NavigationResponse {
  if (!isObject(value)) return false
  if ('state' in value) return isPageState(value.state) && value.state.build === build
  return 'redirect' in value && typeof value.redirect === 'string'
}

/** The address that later navigations fetch data from. It contains the build, so data never meets code of another build. */
export const dataAddress = (build: string, pathAndQuery: string): string => `/_data/${build}${pathAndQuery}`
