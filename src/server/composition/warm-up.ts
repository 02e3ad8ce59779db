/** What the shop preloads and prerenders after startup, in the order in which visitors need it. */
import type { StartupTask } from '../jobs/startup-tasks.ts'
import type { CachedThresholds } from '../shell/free-shipping-thresholds.ts'
import type { Shells } from '../shell/shell-cache.ts'
import type { Services } from './services.ts'
import { STARTUP_LOG } from '../log-codes.ts'

type Deps = {
  readonly services: Pick<Services, 'discovery' | 'images'>
  readonly thresholds: CachedThresholds
  readonly shells: Shells
  /** Prints how staff sign in. */
  readonly startLine: StartupTask
}

export const warmUp = ({
  services: { discovery, images },
  thresholds,
  shells,
  startLine,
}: Deps): readonly StartupTask[] => [
  // First: a page that is requested before it has begun also waits for the training of recommendations.
  ...(discovery ? [[discovery.warm, STARTUP_LOG.productsNotRead] as const] : []),
  startLine,
  [() => thresholds.first(shells), STARTUP_LOG.freeShippingNotRead],
  ...(discovery ? [[discovery.complete, STARTUP_LOG.searchNotPrepared] as const] : []),
  [images.renderAhead, STARTUP_LOG.prerenderNotStarted],
]
