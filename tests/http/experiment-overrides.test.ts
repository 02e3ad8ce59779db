/** What a merchant changes of experiments reaches the documents of visitors. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DeskClient } from '../support/desk-client.ts'
import { demoOwner } from '../support/desk-staff.ts'
import { succeeded } from '../support/enrol-staff.ts'
import { startShop, type Shop } from '../support/start-shop.ts'

const ID = 'geolocation-modal-redirect'

let shop: Shop
let owner: DeskClient
beforeAll(async () => {
  shop = await startShop({ LOG_LEVEL: 'error' })
  owner = await demoOwner(shop)
})
afterAll(() => shop.stop())

const override = async (change: object) =>
  succeeded(
    await owner.call('experiment.override', {
      id: ID,
      active: null,
      trafficPercentage: null,
      weights: null,
      ...change,
    }),
  )
const home = async () => (await fetch(`${shop.url}/uk`)).text()

it('DIN-06 documents contain overrides, also those that were cached, and none when the code applies', async () => {
  const before = await home()
  expect(before).not.toContain(`"${ID}"`)
  await override({ active: false, weights: [10, 90] })
  await expect.poll(home).toContain(`"experiments":{"${ID}":{"active":false,"weights":[10,90]}}`)
  await override({})
  await expect.poll(home).not.toContain(`"${ID}"`)
})
