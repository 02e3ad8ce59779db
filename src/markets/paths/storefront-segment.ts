/**
 * The first segment of a path, which names the storefront: how links get it, and how the default one is dropped.
 * Whatever comes out of here as a path starts with exactly one slash: '//shop.example' would be another site.
 */
import type { StorefrontCode } from '../types.ts'

/** Stands for no storefront prefix (RTE-21). */
export type DefaultSegment = '_default'

/** RTE-22: '/_default/' is removed anywhere, '/_default' alone becomes '/'. A path without either stays as it is. */
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
