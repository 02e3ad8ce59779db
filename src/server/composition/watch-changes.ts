/** Polls for changes of content, experiments, products and due prices, invalidates the affected pages, and schedules learning from purchases. */
import type { ShopSchema } from '../../merchant/shop-schema.ts'
import { systemClock } from '../../platform/clock.ts'
import { listenForChanges } from '../../platform/changes/listen-for-changes.ts'
import type { DatabaseClock } from '../../platform/database-clock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Stop } from '../../platform/stop/stop.ts'
import { CONTENT_TAG } from '../content/content-tags.ts'
import { watchForChange, type ChangeWatch } from '../jobs/poll-for-changes.ts'
import { scheduleLearning } from '../jobs/schedule-learning.ts'
import { watchPrices } from '../jobs/watch-prices.ts'
import { EXPERIMENTS_TAG, type CurrentOverrides } from '../pages/experiment-overrides.ts'
import type { PageAnswers } from '../pages/page-answers.ts'
import { followProductChanges, tagsOfProductChange } from '../products/product-changes.ts'
import type { CachedThresholds } from '../shell/free-shipping-thresholds.ts'
import type { Shells } from '../shell/shell-cache.ts'
import type { ServicePlaces } from './service-places.ts'
import type { Services } from './services.ts'
import { usesThresholds } from './warm-up.ts'

type Deps = {
  readonly stop: Pick<Stop, 'register'>
  readonly database: Database<ShopSchema>
  readonly clock: DatabaseClock
  readonly runs: ServicePlaces['runs']
  readonly services: Pick<Services, 'content' | 'products' | 'images' | 'commerce' | 'discovery'>
  readonly pages: Pick<PageAnswers, 'drop'>
  readonly shells: Shells
  readonly experiments: CurrentOverrides
  readonly thresholds: CachedThresholds
  /** PostgreSQL that signals changes; undefined with the embedded database. */
  readonly listenUrl: string | undefined
  readonly applicationName: string
  readonly log: Log
}

export function watchChanges(deps: Deps): void {
  const { stop, database, clock, runs, services, experiments, pages, listenUrl, applicationName, log } = deps
  const contentWatch = usesThresholds(runs) ? watchContent(deps) : undefined
  if (runs('storefront')) {
    const experimentsWatch = watchForChange('experiments', {
      look: async () => {
        if (await experiments.renew()) pages.drop([EXPERIMENTS_TAG])
      },
      log,
    })
    stop.register('experiments watch', experimentsWatch.close)
  }
  const productsWatch = followsProducts(runs) ? watchProducts(deps) : undefined
  if (listenUrl !== undefined) {
    const onSignal = () => {
      contentWatch?.wake()
      productsWatch?.wake()
    }
    const listener = listenForChanges({ databaseUrl: listenUrl, applicationName, onSignal, log })
    stop.register('change listener', listener.close)
  }
  if (services.commerce) watchPrices({ stop, database, clock, log })
  if (services.discovery) stop.register('learning', scheduleLearning(services.discovery.learn, log))
}

/** Pages and the index are made of products. */
export const followsProducts = (runs: ServicePlaces['runs']): boolean => runs('storefront') || runs('discovery')

function watchContent({ stop, services: { content }, pages, shells, thresholds, log }: Deps): ChangeWatch {
  const watch = watchForChange('content', {
    look: async () => {
      const touched = await content.checkChanges()
      if (touched.length === 0) return
      const stories = touched === 'everything' ? [CONTENT_TAG] : touched
      pages.drop(stories)
      // Invalidate twice: a page rendered while the shells were renewed may contain old content or an old shell.
      pages.drop([...stories, ...(await shells.renew())])
      await thresholds.renew(shells)
    },
    log,
  })
  stop.register('content watch', watch.close)
  return watch
}

function watchProducts({ stop, services: { products, images }, pages, log }: Deps): ChangeWatch {
  const changedProducts = followProductChanges(products, { clock: systemClock, log })
  const watch = watchForChange('products', {
    look: async () => {
      const change = await changedProducts()
      if (change === undefined) return
      pages.drop(tagsOfProductChange(change))
      // New products have new pictures.
      void images?.renderAhead()
    },
    log,
  })
  stop.register('products watch', watch.close)
  return watch
}
