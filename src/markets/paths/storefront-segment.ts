/**
 * The first segment of a path: which storefront is meant, and what is left for the page (RTE-20).
 * Whatever comes out of here as a path starts with exactly one slash: '//shop.example' would be another site.
 */
import { isExternalStorefrontCode, isStorefrontCode } from '../storefronts/codes.ts'
import type { ExternalStorefrontCode, StorefrontCode } from '../types.ts'

/** Stands for no storefront prefix (RTE-21). */
export type DefaultSegment = '_default'

export interface StorefrontPath {
  readonly storefront: StorefrontCode | ExternalStorefrontCode | DefaultSegment | undefined
  /** The path without the storefront; the whole path when none is recognised (RTE-29). */
  readonly path: string
}

export function splitStorefront(pathname: string): StorefrontPath {
  const end = pathname.indexOf('/', 1)
  const segment = pathname.startsWith('/') ? pathname.slice(1, end === -1 ? undefined : end) : ''
  if (segment !== '_default' && !isStorefrontCode(segment) && !isExternalStorefrontCode(segment)) {
    return { storefront: undefined, path: pathname }
  }
  return { storefront: segment, path: withOneSlash(end === -1 ? '' : pathname.slice(end)) }
}

/** RTE-22: '/_default/' goes wherever it stands, '/_default' alone goes to '/'. A path without either stays as it is. */
export function dropDefaultSegment(pathname: string): string {
  if (pathname === '/_default') return '/'
  if (!pathname.includes('/_default/')) return pathname
  // Again, because dropping slashes can bring up another one: '/_default/\_default/'.
  return dropDefaultSegment(withOneSlash(pathname.replaceAll(/\/_default(?=\/)/g, '')))
}

/** The address of a path (with or without query) on a storefront: '/uk/adults/socks', and '/adults/socks' for _default. */
export function linkTo(storefront: StorefrontCode | DefaultSegment, path: string): string {
  const rest = withOneSlash(path)
  if (storefront === '_default') return rest
  const isHome = rest === '/' || rest.startsWith('/?') || rest.startsWith('/#')
  return `/${storefront}${isHome ? rest.slice(1) : rest}`
}

/** Browsers read a backslash as a slash and skip tabs and line breaks, so these go from the front as well. */
function withOneSlash(path: string): string {
  return `/${path.replace(/^[/\\\t\n\r]+/, '')}`
}
