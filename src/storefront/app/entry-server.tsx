/**
 * The storefront as the server sees it: load a page's data, draw a page's document. Knows no HTTP: status
 * codes, caching and headers are the server's business.
 */
import { renderToString } from 'react-dom/server'
import { isCheckoutStep } from '../../markets/paths/checkout-links.ts'
import { pageTypeOf } from '../../markets/paths/page-type.ts'
import type { Environment, Market } from '../../markets/types.ts'
import type { MarketView } from '../features/markets/index.ts'
import type { Clients, Loaded, ShopPlace } from '../page-contract.ts'
import type { ErrorData } from '../pages/error/page.tsx'
import { loadTexts, textLocaleOf } from '../texts/load-texts.ts'
import { documentHtml } from './document-html.ts'
import type { DocumentAssets } from './document-html.ts'
import type { FoundPage } from './find-page.ts'
import { loadChooser, SHOP_LOADS } from './page-loads.ts'
import { PAGE_MODULES } from './page-modules.ts'
import type { PageState } from './page-state.ts'
import { Screen } from './Screen.tsx'
import type { View } from './Screen.tsx'

export type PageRequest = {
  readonly found: FoundPage
  /** Undefined above all storefronts. */
  readonly place: ShopPlace | undefined
  readonly environment: Environment
  readonly path: string
  readonly query: URLSearchParams
  readonly clients: Clients
}

export async function loadPage(request: PageRequest): Promise<Loaded<unknown>> {
  const { found, place, environment, path, query, clients } = request
  const visit = { environment, path, query, clients }
  if (found.page === 'chooser' || !place) return loadChooser(visit)
  return SHOP_LOADS[found.page]({ ...visit, ...place, route: found.route, params: found.params })
}

export function pageState(build: string, { found, place }: PageRequest, data: unknown): PageState {
  const { route } = found
  const slugs = found.params['slugs']
  return {
    build,
    routeName: route.name,
    page: found.page,
    pageType: pageTypeOf(route.name, Array.isArray(slugs) ? slugs : []),
    layout: route.layout,
    step: route.view !== undefined && isCheckoutStep(route.view),
    noindex: route.noindex ?? false,
    ...inPlace(place),
    data,
  }
}

export function errorState(build: string, place: ShopPlace | undefined, error: ErrorData): PageState {
  return {
    build,
    routeName: undefined,
    page: 'error',
    pageType: 'unknown',
    layout: place ? 'shop' : 'none',
    step: false,
    noindex: true,
    ...inPlace(place),
    data: error,
  }
}

/** `settings` is JSON, ready for the document. */
export async function renderPage(
  state: PageState,
  assets: DocumentAssets,
  settings: string,
): Promise<readonly string[]> {
  return documentHtml(await renderTree(state), state, assets, settings)
}

/** React's part alone: what the whole is measured against. */
export async function renderTree(state: PageState): Promise<string> {
  const { Page, texts } = await partsOf(state)
  return renderToString(<Screen view={{ state, Page, texts }} />)
}

type Parts = Pick<View, 'Page' | 'texts'>
const known = new Map<string, Parts>()

/** Asked for once: an import that is already there still costs a walk through the module loader. */
async function partsOf({ page, textLocale }: PageState): Promise<Parts> {
  const key = `${page} ${textLocale}`
  const ready = known.get(key)
  if (ready) return ready
  const [{ Page }, texts] = await Promise.all([PAGE_MODULES[page](), loadTexts(textLocale)])
  known.set(key, { Page, texts })
  return { Page, texts }
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

const marketView = ({ countryCode, name, currency, locale }: Market): MarketView => ({
  countryCode,
  name: name.local,
  currency,
  locale: locale.iso,
})
