/** Where the visitor is, where they were before, and where 'continue shopping' leads (NAV-03, NAV-04). For this tab, until it loads anew. */
import { isCheckoutReturnRoute } from '../../markets/paths/checkout-return-route.ts'
import type { RouteName } from '../../markets/paths/route-names.ts'
import { createStore } from './store.ts'

export interface VisitedRoute {
  /** Undefined where there was no page. */
  readonly name: RouteName | undefined
  /** Path and query. */
  readonly address: string
}

interface Visits {
  readonly current?: VisitedRoute
  readonly last?: VisitedRoute
  /** The last page left that was neither a product nor part of checkout. */
  readonly checkoutReturn?: VisitedRoute
}

export const visits = createStore<Visits>({})

/** To be told of every page that is shown. The same page shown anew is no visit. */
export function noteVisit(arrived: VisitedRoute): void {
  visits.set((before) => {
    const { current: left } = before
    if (left?.address === arrived.address) return before
    if (!left) return { ...before, current: arrived }
    const isReturn = left.name !== undefined && isCheckoutReturnRoute(left.name)
    return { ...before, current: arrived, last: left, ...(isReturn && { checkoutReturn: left }) }
  })
}
