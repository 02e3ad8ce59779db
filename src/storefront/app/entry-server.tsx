/**
 * The storefront as the server sees it: load a page's data, draw a page's document. Knows no HTTP: status
 * codes, caching and headers are the server's business.
 */
import { renderToString } from 'react-dom/server'
import { pageTypeOf } from '../../markets/paths/page-type.ts'
import { hasSearchBar } from '../../markets/paths/search-bar.ts'
import type { Environment, Market } from '../../markets/types.ts'
import type { MarketView } from '../features/visitor/markets/index.ts'
import type { Clients, Loaded, ShopPlace, Visit } from '../page/page-contract.ts'
import type { ErrorData } from '../pages/error/page.tsx'
import type { ShellView } from '../page/shell-view.ts'
import type { Head } from '../features/frame/seo/index.ts'
import type { SharedReader } from '../page/page-contract.ts'
import { textLocaleOf } from '../../markets/languages/text-locale-of.ts'
import { documentHtml, type EmbeddedJson } from './document-html.ts'
import type { DocumentAssets, DocumentExtras } from './document-html.ts'
import type { MatchedPage } from './find-page.ts'
import { loadChooser, SHOP_LOADS } from './page-loads.ts'
import { PAGE_MODULES } from './page-modules.ts'
import type { PageState } from './page-state.ts'
import { Screen } from './Screen.tsx'
import type { ScreenView } from './Screen.tsx'
import { stateJson } from './state-json.ts'

export type PageRequest = {
  readonly found: MatchedPage
  /** Undefined above all storefronts. */
  readonly place: ShopPlace | undefined
  readonly environment: Environment
  readonly origin: string
  readonly path: string
  readonly query: URLSearchParams
  readonly clients: Clients
  readonly variants: Visit['variants']
  /** Undefined above all storefronts. */
  readonly shared: SharedReader | undefined
  readonly warn: Visit['warn']
  readonly miss: Visit['miss']
}

export async function loadPage(request: PageRequest): Promise<Loaded<unknown>> {
  const { found, place, shared, environment, origin, path, query, clients, variants, warn, miss } = request
  const visit = { environment, origin, path, query, clients, variants, warn, miss }
  if (found.page === 'chooser' || !place || !shared) return loadChooser(visit)
  return SHOP_LOADS[found.page]({ ...visit, ...place, shared, route: found.route, params: found.params })
}

export function pageState(
  made: Made,
  { found, place, path }: Pick<PageRequest, 'found' | 'place' | 'path'>,
  { data, head }: { readonly data: unknown; readonly head?: Head },
): PageState {
  const { route } = found
  const slugs = found.params['slugs']
  return {
    ...made,
    routeName: route.name,
    page: found.page,
    pageType: pageTypeOf(route.name, Array.isArray(slugs) ? slugs : []),
    layout: route.layout,
    view: route.view,
    hasSearch: hasSearchBar(path),
    noindex: route.noindex ?? head === 'hidden',
    ...inPlace(place),
    data,
  }
}

/** What every view of a shop has. */
type Made = Pick<PageState, 'build' | 'shell' | 'preview'>

export function errorState(made: Made, place: ShopPlace | undefined, error: ErrorData): PageState {
  return {
    ...made,
    routeName: undefined,
    page: 'error',
    pageType: 'unknown',
    layout: place ? 'shop' : 'none',
    view: undefined,
    hasSearch: hasSearchBar(error.path),
    noindex: true,
    ...inPlace(place),
    data: error,
  }
}

export async function renderPage(
  state: PageState,
  shell: ShellView,
  assets: DocumentAssets,
  embedded: EmbeddedJson,
  extras?: DocumentExtras,
): Promise<readonly string[]> {
  return documentHtml(await renderTree(state, shell), state, assets, embedded, extras)
}

/** For a browser that already has the code. */
export const renderData = (state: PageState): string => `{"state":${stateJson(state)}}`

/** React's part alone: what the whole is measured against. */
export async function renderTree(state: PageState, shell: ShellView): Promise<string> {
  const [Page, Bar] = await Promise.all([componentOf(state), barOf(state)])
  return renderToString(<Screen view={{ state, Page, shell, Bar }} />)
}

const known = new Map<PageState['page'], ScreenView['Page']>()

/** Cached: an import that has been loaded still costs a walk through the module loader. */
async function componentOf({ page }: PageState): Promise<ScreenView['Page']> {
  const ready = known.get(page)
  if (ready) return ready
  const { Page } = await PAGE_MODULES[page]()
  known.set(page, Page)
  return Page
}

async function barOf({ preview }: PageState): Promise<ScreenView['Bar']> {
  return preview && (await import('../features/content/preview/index.ts')).PreviewBar
}

function inPlace(place: ShopPlace | undefined): Pick<PageState, 'place' | 'textLocale' | 'lang'> {
  if (!place) return { place: undefined, textLocale: 'en-GB', lang: 'en' }
  const { code, market } = place
  return {
    place: { storefront: code, market: marketView(market) },
    textLocale: textLocaleOf(market),
    lang: market.locale.html,
  }
}

const marketView = ({ countryCode, name, currency, locale, language, warehouse }: Market): MarketView => ({
  countryCode,
  name: name.local,
  currency,
  locale: locale.iso,
  language,
  region: warehouse.region,
})
