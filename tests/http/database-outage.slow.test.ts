/** A shop whose PostgreSQL is away for a while (SCL-02). */
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres, type RunningPostgres } from '../support/postgres.ts'
import { startShop, type Shop } from '../support/start-shop.ts'

const OUTAGE_MS = 20_000
const CACHED = ['/uk', '/uk/adults/socks']
const NEW_CART = { store: { countryCode: 'NL', languageCode: 'en' } }
const NO_DATABASE = '503 5'

let postgres: RunningPostgres
let shop: Shop
beforeAll(async () => {
  postgres = await startPostgres()
  shop = await startShop({ DATABASE_URL: postgres.url, LOG_LEVEL: 'silent', READY_GRACE_SECONDS: '3600' })
})
afterAll(async () => {
  await shop.stop()
  await postgres.stop()
})

/** The status, and when to try again. */
const answerTo = async (path: string, method = 'GET'): Promise<string> => {
  const { status, headers } = await send(path, method)
  return [status, headers.get('retry-after')].filter((one) => one !== null).join(' ')
}
const statusOf = async (path: string, method = 'GET'): Promise<number> => (await send(path, method)).status
const send = (path: string, method = 'GET'): Promise<Response> =>
  fetch(shop.url + path, {
    method,
    redirect: 'manual',
    ...(method === 'POST' && { body: JSON.stringify(NEW_CART), headers: { 'content-type': 'application/json' } }),
  })

describe('a shop without its database', () => {
  it('SCL-02 is ready only when listings are served, then survives 20 s without PostgreSQL: ready, pages 200, carts 503 with Retry-After, never 500', async () => {
    while ((await statusOf('/health/ready')) !== 200) await pause(250)
    // Each page that is requested once the node is ready is there.
    const listing = await send('/uk/adults/socks')
    expect(listing.status).toBe(200)
    const [, uncached = ''] = /href="(\/uk\/product\/[^"?]+)"/.exec(await listing.text()) ?? []
    expect(uncached).not.toBe('')
    expect(await statusOf('/uk')).toBe(200)

    await postgres.shutDown()
    const seen = new Set<string>()
    const until = Date.now() + OUTAGE_MS
    while (Date.now() < until) {
      seen.add(`ready ${await statusOf('/health/ready')}`)
      for (const path of CACHED) seen.add(`cached ${await statusOf(path)}`)
      seen.add(`product ${await answerTo(uncached)}`)
      seen.add(`cart ${await answerTo('/orderv1/carts', 'POST')}`)
    }
    // A product is shown from the index in memory.
    expect([...seen].toSorted()).toEqual(['cached 200', `cart ${NO_DATABASE}`, 'product 200', 'ready 200'])
    await postgres.startAgain()
    await expect.poll(() => statusOf(uncached)).toBe(200)
    await expect.poll(() => statusOf('/orderv1/carts', 'POST')).toBeLessThan(300)
  })
})
