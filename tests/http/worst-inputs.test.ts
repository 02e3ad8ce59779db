/** The most expensive requests that the shop accepts from anyone: `npm run bench -- abuse` measures what they cost. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { untilReady } from '../nodes/cluster.ts'
import { metricsOf, startShop, type Shop } from '../support/start-shop.ts'
import { worstInputs } from '../support/worst-inputs.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ LOG_LEVEL: 'error' })
  // A page that is requested before the products are indexed waits for them, and may end with a timeout.
  await untilReady(shop)
})
afterAll(() => shop.stop())

it('SEC-02 no input of a visitor makes the shop fail, and each is answered', async () => {
  const inputs = await worstInputs(shop.url)
  expect(inputs.length).toBeGreaterThan(30)
  const failed: string[] = []
  for (const { name, path, init } of inputs) {
    const response = await fetch(shop.url + path, init ?? {})
    await response.arrayBuffer()
    if (response.status >= 500) failed.push(`${name}: ${response.status}`)
  }
  expect(failed).toEqual([])
  expect(shop.lines.filter((line) => line.startsWith('{') && !line.includes('"source":"browser"'))).toEqual([])
})

it('SEC-02 the delay of the event loop is a metric', async () => {
  const body = await metricsOf(shop)
  expect(body).toMatch(/^nodejs_eventloop_lag_max_seconds [\d.e-]+$/m)
  expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m)
})
