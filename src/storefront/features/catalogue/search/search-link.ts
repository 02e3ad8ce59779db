import { linkTo } from '../../../../markets/paths/storefront-segment.ts'
import type { StorefrontCode } from '../../../../markets/types.ts'

/** SRC-13, SRC-18: where a term is searched for. Anything may be typed: half a character must not throw. */
export function searchLink(storefront: StorefrontCode, term: string): string {
  return linkTo(storefront, `/search?${new URLSearchParams({ term: term.toWellFormed() })}`)
}
