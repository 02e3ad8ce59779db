/**
 * Checks between finding a route and showing its page. A row of the table names its check; an unknown name is an error
 * of the table, reported before any page is shown (RTE-34).
 */
import { isReservedSlug } from '../../markets/paths/reserved-slugs.ts'
import type { PathParams } from '../../contracts/storefront/routes.ts'

type Row = { readonly middleware?: readonly string[] }

/** Whether the page may be shown: otherwise it is as if it were not there. */
type Middleware = (params: PathParams) => boolean

const KNOWN: ReadonlyMap<string, Middleware> = new Map([
  // RTE-23, RTE-24
  ['reserved-slugs', ({ slugs }) => !Array.isArray(slugs) || !isReservedSlug(slugs)],
])

/** The rows as they are, once every name in them is known. */
export function registerRoutes<R extends Row>(rows: readonly R[]): readonly R[] {
  for (const { middleware = [] } of rows) middleware.forEach(middlewareNamed)
  return rows
}

export const mayShow = ({ middleware = [] }: Row, params: PathParams): boolean =>
  middleware.every((name) => middlewareNamed(name)(params))

function middlewareNamed(name: string): Middleware {
  const found = KNOWN.get(name)
  if (found === undefined) throw new Error(`Unknown route middleware: ${name}`)
  return found
}
