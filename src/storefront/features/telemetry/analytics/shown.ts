/** The view that is to be seen, as far as events speak of it. */
import type { RouteName } from '../../../../markets/paths/route-names.ts'
import type { Route } from '../../../../contracts/storefront/routes.ts'
import type { Store } from '../../../stores/store.ts'
import type { Place } from '../../visitor/markets/index.ts'

type ShownView = {
  readonly routeName: RouteName | undefined
  /** The id of its page. */
  readonly page: string
  readonly layout: Route['layout']
  readonly place: Place | undefined
  readonly data: unknown
}

export type Shown = Pick<Store<ShownView>, 'initial' | 'get' | 'subscribe'>
