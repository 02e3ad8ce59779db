/**
 * Finds the route of a path. Runs on the server and in the browser's first load, so it is a small
 * matcher of our own: literal segments, `:name`, `:name?` and `:name...` (one or more).
 * The first row of the table that fits wins; the table puts the fixed paths above the open ones.
 */
import type { PathParams } from './routes.ts'

export type RouteMatch<R> = { readonly kind: 'match'; readonly route: R; readonly params: PathParams }
export type NoRoute = { readonly kind: 'none' } | { readonly kind: 'malformed' }

export function matchRoute<R extends { readonly path: string }>(
  routes: readonly R[],
  pathname: string,
): RouteMatch<R> | NoRoute {
  const segments = decodeSegments(pathname)
  if (segments === undefined) return { kind: 'malformed' }
  for (const route of routes) {
    const params = fit(route.path, segments)
    if (params) return { kind: 'match', route, params }
  }
  return { kind: 'none' }
}

/** A trailing slash names the same page; an escape that is no character names none. */
function decodeSegments(pathname: string): readonly string[] | undefined {
  try {
    return pathname
      .split('/')
      .filter((segment) => segment !== '')
      .map((segment) => decodeURIComponent(segment))
  } catch {
    return undefined
  }
}

function fit(pattern: string, segments: readonly string[]): PathParams | undefined {
  const params: { [name: string]: string | readonly string[] | undefined } = {}
  const parts = pattern.split('/').filter((part) => part !== '')
  for (const [position, part] of parts.entries()) {
    const segment = segments[position]
    if (!part.startsWith(':')) {
      if (segment !== part) return undefined
    } else if (part.endsWith('...')) {
      if (segment === undefined) return undefined
      params[part.slice(1, -3)] = segments.slice(position)
      return params
    } else if (part.endsWith('?')) {
      params[part.slice(1, -1)] = segment
    } else {
      if (segment === undefined) return undefined
      params[part.slice(1)] = segment
    }
  }
  return segments.length > parts.length ? undefined : params
}
