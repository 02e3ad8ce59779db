/** What of the view that is to be seen matters here. */
import type { Store } from '../../../stores/store.ts'
import type { Place } from '../markets/index.ts'

export type ShownView = {
  readonly place: Place | undefined
  readonly layout: 'shop' | 'checkout' | 'none'
  /** Drafts are shown, to an editor. */
  readonly preview?: unknown
}

export type Shown = Pick<Store<ShownView>, 'get' | 'subscribe'>
