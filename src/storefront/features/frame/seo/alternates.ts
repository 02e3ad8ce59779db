/** Where else a page is, for readers of other countries and languages. */
import { STOREFRONT_CODES } from '../../../../markets/storefronts/codes.ts'
import { findStorefront } from '../../../../markets/storefronts/table.ts'
import type { Environment, StorefrontCode } from '../../../../markets/types.ts'
import type { Alternate } from '../../../page/head-facts.ts'

/** Who has no shop of their own reads this one. */
export const FOR_EVERYONE_ELSE: StorefrontCode = 'gl'
export const EVERYONE_ELSE = 'x-default'

type Wanted = {
  readonly environment: Environment
  readonly origin: string
  /** The page in a storefront, with its segment; undefined where there is none. */
  readonly pathIn: (code: StorefrontCode) => string | undefined
  /** The page for readers of no storefront; else that of the shop for everyone else. */
  readonly elsewhere?: string
}

/** One for each country: a storefront of several countries is named once for each of them. */
export function alternatesOf({ environment, origin, pathIn, elsewhere }: Wanted): readonly Alternate[] {
  const own = STOREFRONT_CODES.flatMap((code) => {
    const path = pathIn(code)
    const markets = path === undefined ? [] : (findStorefront(environment, code)?.markets ?? [])
    const href = `${origin}${path}`
    return markets.map(({ locale }) => ({ hreflang: locale.html, href }))
  })
  const rest = elsewhere ?? pathIn(FOR_EVERYONE_ELSE)
  return rest === undefined ? own : [...own, { hreflang: EVERYONE_ELSE, href: origin + rest }]
}
