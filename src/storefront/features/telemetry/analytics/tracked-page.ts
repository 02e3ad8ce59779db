/** The view that is to be seen, as far as events speak of it. */
import type { RouteName } from '../../../../markets/paths/route-names.ts'
import type { PageRoute } from '../../../../contracts/storefront/routes.ts'
import type { Store } from '../../../stores/store.ts'
import type { StorefrontMarket } from '../../visitor/markets/index.ts'

type TrackedPage = {
  readonly routeName: RouteName | undefined
  /** The id of its page. */
  readonly page: string
  readonly layout: PageRoute['layout']
  readonly place: StorefrontMarket | undefined
  readonly data: unknown
}

export type PageStore = Pick<Store<TrackedPage>, 'initial' | 'get' | 'subscribe'>
