/**
 * What happens to the cart when a visitor arrives (APP-01 to APP-05). The order is the requirement's; what each step does is
 * handed over.
 */
import { isEditorRoute } from '../../../../markets/paths/editor-route.ts'
import type { Query } from '../../../../markets/paths/query.ts'
import type { CountryCode } from '../../../../markets/types.ts'

export type StartUp = {
  readonly setLoading: (isLoading: boolean) => void
  /** Whether there is one. */
  readonly restoreToken: () => boolean
  readonly restoreSession: () => void
  readonly updateCountry: () => void
  /** Answers the country that the cart is in. */
  readonly fetchCart: () => Promise<CountryCode>
  /** The cart's own country follows the visitor's. */
  readonly moveCart: () => Promise<void>
  readonly country: CountryCode
  readonly query: Query
  readonly log: (error: unknown) => void
}

export async function startUp(steps: StartUp): Promise<void> {
  steps.setLoading(true)
  try {
    const hasToken = steps.restoreToken()
    steps.restoreSession()
    steps.updateCountry()
    if (!mayFetchCart({ hasToken, query: steps.query })) return
    const cartCountry = await steps.fetchCart()
    if (cartCountry !== steps.country) await steps.moveCart()
  } catch (error) {
    // APP-05: the shopper did not request the cart yet, so the error is logged only.
    steps.log(error)
  } finally {
    steps.setLoading(false)
  }
}

/** APP-03: not in the editor, not on the way back from a bank, not while a link is about to fill the cart. */
export function mayFetchCart({ hasToken, query }: { readonly hasToken: boolean; readonly query: Query }): boolean {
  const { redirectResult, items } = query
  return hasToken && !isEditorRoute(query) && redirectResult === undefined && items === undefined
}
