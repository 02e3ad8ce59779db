/**
 * Where the visitor is, where they were before, and where 'continue shopping' leads (NAV-03, NAV-04). Per tab; across
 * document loads only the last one is stored, since checkout has its own documents.
 */
import { isCheckoutReturnRoute } from '../../markets/paths/checkout-return-route.ts'
import type { RouteName } from '../../markets/paths/route-names.ts'
import { readStored, writeStored } from './browser-storage.ts'
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

const RETURN_KEY = 'sockeye.checkout.return'

/** To be called for every page that is shown. Rendering the same page again is no visit. */
export function noteVisit(arrived: VisitedRoute): void {
  visits.set((before) => {
    const { current: left } = before
    if (left?.address === arrived.address) return before
    if (!left) return { ...before, current: arrived, ...storedReturn(arrived) }
    return { ...before, current: arrived, last: left, ...(isReturn(left) && { checkoutReturn: left }) }
  })
  if (isReturn(arrived)) writeStored('session', RETURN_KEY, arrived.address)
}

const isReturn = ({ name }: VisitedRoute): boolean => name !== undefined && isCheckoutReturnRoute(name)

/** Of the document before this one. */
function storedReturn(arrived: VisitedRoute): Pick<Visits, 'checkoutReturn'> {
  const address = readStored('session', RETURN_KEY)
  const isOther = typeof address === 'string' && address !== arrived.address
  return isOther ? { checkoutReturn: { name: undefined, address } } : {}
}
