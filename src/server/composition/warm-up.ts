/** What the shop preloads and prerenders after startup, in the order in which visitors need it. */
import type { StartupTask } from '../jobs/startup-tasks.ts'
import type { CachedThresholds } from '../shell/free-shipping-thresholds.ts'
import type { Shells } from '../shell/shell-cache.ts'
import type { Services } from './services.ts'

type Deps = {
  readonly services: Pick<Services, 'discovery' | 'images'>
  readonly thresholds: CachedThresholds
  readonly shells: Shells
}

export const warmUp = ({ services: { discovery, images }, thresholds, shells }: Deps): readonly StartupTask[] => [
  ...(discovery ? [[discovery.warm, 'Products could not be read; the first request retries'] as const] : []),
  [() => thresholds.first(shells), 'Free-shipping amounts are those of the markets until content changes'],
  ...(discovery ? [[discovery.complete, 'The word index or learning failed; the first search retries'] as const] : []),
  [images.renderAhead, 'Pictures are rendered when they are requested'],
]
