/** What of the view that is to be seen matters here. */
import type { Store } from '../../../stores/store.ts'
import type { StorefrontMarket } from '../markets/index.ts'

export type VisitorPage = {
  readonly place: StorefrontMarket | undefined
  readonly layout: 'shop' | 'checkout' | 'none'
  /** Drafts are shown, to an editor. */
  readonly preview?: unknown
}

export type VisitorPageStore = Pick<Store<VisitorPage>, 'get' | 'subscribe'>
