/** What the shop preloads and prerenders after startup, in the order in which visitors need it. */
import { onceDone } from '../../platform/once-done.ts'
import type { StartupTask } from '../jobs/startup-tasks.ts'
import type { CachedThresholds } from '../shell/free-shipping-thresholds.ts'
import type { Shells } from '../shell/shell-cache.ts'
import type { ServicePlaces } from './service-places.ts'
import type { Services } from './services.ts'
import { STARTUP_LOG } from '../log-codes.ts'

type Preparation = () => Promise<void>

/** What visitors wait for. Each runs once, whether after startup or for a check of readiness, and again after a failure. */
export type Preparations = {
  /** Undefined where discovery runs in another process. */
  readonly products: Preparation | undefined
  readonly search: Preparation | undefined
  /** Undefined where there are neither pages nor carts. */
  readonly freeShipping: Preparation | undefined
}

export const preparationsOf = (
  discovery: Services['discovery'],
  thresholds: CachedThresholds,
  shells: Shells,
  runs: ServicePlaces['runs'],
): Preparations => ({
  products: discovery && onceDone(discovery.warm),
  search: discovery && onceDone(discovery.complete),
  freeShipping: usesThresholds(runs) ? onceDone(() => thresholds.first(shells)) : undefined,
})

/** Pages show them, carts use them, and the desk prices with them. */
export const usesThresholds = (runs: ServicePlaces['runs']): boolean =>
  runs('storefront') || runs('commerce') || runs('desk')

type Deps = {
  readonly images: Services['images']
  readonly preparations: Preparations
  /** Prints how staff sign in; undefined without a desk. */
  readonly startLine: StartupTask | undefined
}

export const warmUp = ({
  images,
  preparations: { products, search, freeShipping },
  startLine,
}: Deps): readonly StartupTask[] => [
  // First: a page that is requested before it has begun also waits for the training of recommendations.
  ...(products ? [[products, STARTUP_LOG.productsNotRead] as const] : []),
  ...(startLine ? [startLine] : []),
  ...(freeShipping ? [[freeShipping, STARTUP_LOG.freeShippingNotRead] as const] : []),
  ...(search ? [[search, STARTUP_LOG.searchNotPrepared] as const] : []),
  ...(images ? [[images.renderAhead, STARTUP_LOG.prerenderNotStarted] as const] : []),
]
