/** A shop of one test file alone: its tests change what tests of other files expect. Started for the first, stopped after the last. */
import { SANDBOX_SETTING } from '../support/sandbox-account.ts'
import { startShop, type Shop } from '../support/start-shop.ts'
import { expectIndexed, STARTED_WITHIN, test as base } from './shop.ts'

/** `indexed`: listings and search work before the first test. */
export const testWithOwnShop = ({ indexed }: { readonly indexed: boolean }) =>
  base.extend<object, { readonly shop: Shop }>({
    shop: [
      async ({ browserName }, use) => {
        const shop = await startShop({ ...SANDBOX_SETTING, RELEASE_STAGE: `tests-${browserName}`, LOG_LEVEL: 'warn' })
        try {
          if (indexed) await expectIndexed(shop)
          await use(shop)
        } finally {
          await shop.stop()
        }
      },
      { scope: 'worker', timeout: STARTED_WITHIN },
    ],
  })
