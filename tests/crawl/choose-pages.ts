/** Which of the crawled pages are inspected in a browser: one of each kind, and some of all. */
import { createHash } from 'node:crypto'
import { matchRoute } from '../../src/contracts/storefront/match-route.ts'
import { ROUTES } from '../../src/contracts/storefront/routes.ts'

/** Pages that only buttons lead to. */
const BEHIND_BUTTONS = ['/checkout/cart', '/checkout/address', '/checkout/payment', '/search?term=zzzzz', '/menu']

export type Choice = { readonly storefront: string; readonly sample: number; readonly seed: string }

export function choosePages(walked: readonly string[], { storefront, sample, seed }: Choice): readonly string[] {
  const paths = [...BEHIND_BUTTONS.map((path) => `/${storefront}${path}`), ...walked]
  const ofEachKind = new Map(paths.toReversed().map((path) => [kindOf(path), path])).values()
  return [...new Set([...ofEachKind, ...mixed(walked, seed).slice(0, sample)])]
}

/** Its route, the department where the route does not include it, and its filters. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://shop')
  const found = matchRoute(ROUTES, pathname)
  if (found.kind !== 'match') return pathname
  const { route, params } = found
  const department = params['slugs']?.[0] ?? ''
  return [route.name, department, ...[...searchParams.keys()].toSorted()].join(' ')
}

/** In an order that depends on the seed alone, so that a finding can be reproduced. */
function mixed(paths: readonly string[], seed: string): readonly string[] {
  const placeOf = (path: string) => createHash('sha256').update(`${seed} ${path}`).digest('hex')
  const placed = paths.map((path) => [placeOf(path), path] as const)
  return placed.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, path]) => path)
}
