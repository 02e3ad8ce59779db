/** A shop whose PostgreSQL is away for a while (SCL-02). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres, type RunningPostgres } from '../support/postgres.ts'
import { startShop, type Shop } from '../support/start-shop.ts'

const OUTAGE_MS = 20_000
const CACHED_PAGE = '/uk'
/** None of them is cached: each needs the database. */
const NEEDS_DATABASE = [
  ['GET', '/uk/socks/women?page=7'],
  ['GET', '/orderv1/carts'],
  ['POST', '/orderv1/carts'],
  ['POST', '/search'],
] as const

let postgres: RunningPostgres
let shop: Shop
beforeAll(async () => {
  postgres = await startPostgres()
  shop = await startShop({ DATABASE_URL: postgres.url, LOG_LEVEL: 'silent', READY_GRACE_SECONDS: '30' })
})
afterAll(async () => {
  await shop.stop()
  await postgres.stop()
})

const statusOf = async (path: string, method = 'GET'): Promise<number> => (await send(path, method)).status
const send = (path: string, method = 'GET'): Promise<Response> =>
  fetch(shop.url + path, {
    method,
    redirect: 'manual',
    ...(method === 'POST' && { body: '{}', headers: { 'content-type': 'application/json' } }),
  })

describe('a shop without its database', () => {
  it('SCL-02 is ready only when listings are served, then survives 20 s without PostgreSQL: ready, cached pages 200, the rest 503 with Retry-After, never 500', async () => {
    // Each listing that is requested after the node has become ready is there.
    await expect.poll(() => statusOf('/health/ready')).toBe(200)
    expect(await statusOf('/uk/socks/women')).toBe(200)
    expect(await statusOf(CACHED_PAGE)).toBe(200)

    await postgres.shutDown()
    const seen = new Set<string>()
    const until = Date.now() + OUTAGE_MS
    while (Date.now() < until) {
      seen.add(`ready ${await statusOf('/health/ready')}`)
      seen.add(`cached ${await statusOf(CACHED_PAGE)}`)
      for (const [method, path] of NEEDS_DATABASE) {
        const answer = await send(path, method)
        seen.add(`${method} ${path} ${answer.status} ${answer.headers.get('retry-after') ?? 'none'}`)
      }
    }
    expect([...seen].toSorted()).toEqual([])
    await postgres.startAgain()
    await expect.poll(() => statusOf('/uk/socks/women?page=7')).toBe(200)
    await expect.poll(() => statusOf('/orderv1/carts', 'POST')).toBeLessThan(500)
  })
})
