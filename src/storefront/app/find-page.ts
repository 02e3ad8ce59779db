/**
 * What a path stands for, before anything is loaded: a page of a storefront, the chooser, a forward, or
 * nothing. Pure and browser-safe: the server answers by it, the browser decides by it whether a link is ours.
 */
import { dropDefaultSegment } from '../../markets/paths/storefront-segment.ts'
import { isExternalStorefrontCode, isStorefrontCode } from '../../markets/storefronts/codes.ts'
import type { ExternalStorefrontCode, StorefrontCode } from '../../markets/types.ts'
import type { PageId, PathParams, PageRoute } from '../../contracts/storefront/routes.ts'
import { ROUTES } from '../../contracts/storefront/routes.ts'
import { matchRoute } from '../../contracts/storefront/match-route.ts'
import { mayShow, registerRoutes } from './route-middleware.ts'

const routes = registerRoutes<PageRoute>(ROUTES)

export type MatchedPage = {
  readonly kind: 'page'
  readonly route: PageRoute
  readonly page: PageId
  readonly params: PathParams
  /** Undefined only for the chooser, which lies above all storefronts. */
  readonly storefront: StorefrontCode | undefined
}

export type Destination =
  | MatchedPage
  | { readonly kind: 'forward'; readonly to: string; readonly permanent: boolean }
  | { readonly kind: 'external'; readonly storefront: ExternalStorefrontCode }
  | { readonly kind: 'not-found'; readonly storefront: StorefrontCode | undefined }
  | { readonly kind: 'malformed'; readonly storefront: StorefrontCode | undefined }

export function findPage(pathname: string): Destination {
  const canonical = canonicalPath(pathname)
  if (canonical !== pathname) return { kind: 'forward', to: canonical, permanent: true }
  const match = matchRoute(routes, pathname)
  // As it stands in the address: an encoded code would be a second address of the same page.
  const code = pathname.split('/')[1]
  if (match.kind === 'malformed') return { kind: 'malformed', storefront: isStorefrontCode(code) ? code : undefined }
  if (match.kind === 'none') return { kind: 'not-found', storefront: undefined }
  const { route, params } = match
  if (params['storefront'] === undefined) return toDestination(route, params, undefined)
  if (isExternalStorefrontCode(code)) return { kind: 'external', storefront: code }
  if (!isStorefrontCode(code)) return { kind: 'not-found', storefront: undefined }
  if (!mayShow(route, params)) return { kind: 'not-found', storefront: code }
  return toDestination(route, params, code)
}

/** One address per page: no `_default` segment (RTE-22), no doubled and no trailing slashes. */
function canonicalPath(pathname: string): string {
  const path = `/${dropDefaultSegment(pathname)
    .split('/')
    .filter((segment) => segment !== '')
    .join('/')}`
  // A browser reads a backslash as a slash: forwarding there would lead to another host.
  return path.startsWith('/\\') ? pathname : path
}

function toDestination(route: PageRoute, params: PathParams, storefront: StorefrontCode | undefined): Destination {
  const { shows } = route
  if (typeof shows === 'string') return { kind: 'page', route, page: shows, params, storefront }
  return { kind: 'forward', to: `/${storefront}${shows.forwardTo}`, permanent: false }
}
