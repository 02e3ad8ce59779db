/** Looks for changes of content, goods and due prices, drops the pages they concern, and learns from what is bought. */
import type { ShopSchema } from '../../merchant/shop-schema.ts'
import { systemClock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Stop } from '../../platform/stop/stop.ts'
import { duePrices } from '../../services/commerce/service.ts'
import { CONTENT_TAG } from '../content/content-tags.ts'
import { watchForChange } from '../jobs/poll-for-changes.ts'
import { learnNowAndThen } from '../jobs/schedule-learning.ts'
import type { PageAnswers } from '../pages/page-answers.ts'
import { followGoods, tagsOfGoods } from '../products/product-changes.ts'
import type { KeptThresholds } from '../shell/free-shipping-thresholds.ts'
import type { Shells } from '../shell/shell-cache.ts'
import type { Services } from './services.ts'

type Deps = {
  readonly stop: Pick<Stop, 'register'>
  readonly database: Database<ShopSchema>
  readonly services: Pick<Services, 'content' | 'goods' | 'images' | 'commerce' | 'discovery'>
  readonly pages: Pick<PageAnswers, 'drop'>
  readonly shells: Shells
  readonly thresholds: KeptThresholds
  readonly log: Log
}

export function watchChanges({ stop, database, services, pages, shells, thresholds, log }: Deps): void {
  const { content, goods, images, commerce, discovery } = services
  stop.register(
    'content watch',
    watchForChange('content', {
      look: async () => {
        const touched = await content.checkChanges()
        if (touched.length === 0) return
        const stories = touched === 'everything' ? [CONTENT_TAG] : touched
        pages.drop(stories)
        // Again with what stands around pages: what was drawn meanwhile may have the old of either.
        pages.drop([...stories, ...(await shells.renew())])
        await thresholds.renew(shells)
      },
      log,
    }),
  )
  const changedGoods = followGoods(goods, { clock: systemClock, log })
  stop.register(
    'goods watch',
    watchForChange('goods', {
      look: async () => {
        const change = await changedGoods()
        if (change === undefined) return
        pages.drop(tagsOfGoods(change))
        // New goods bring new pictures.
        void images.renderAhead()
      },
      log,
    }),
  )
  if (commerce) {
    stop.register('due prices', watchForChange('prices', { look: duePrices(database, systemClock), log }))
  }
  if (discovery) stop.register('learning', learnNowAndThen(discovery.learn, log))
}
