/**
 * What one visitor can make the shop do without signing in (SEC-08): CPU time per request of a client that requests pages and
 * content past the caches as fast as it can, beside that of ordinary pages that are not in the cache.
 */
import { cpuTimeOf } from '../cpu-time.ts'
import type { Finding } from '../finding.ts'
import { startAsUsual } from '../start-as-usual.ts'

const REQUESTS = 200
const PARALLEL = 4
const MAX_RATIO = 5

type Cost = { readonly milliseconds: number; readonly accepted: number }

export async function uncachedRequests(): Promise<readonly Finding[]> {
  // With the limits of a shop: only the number of connections is another one.
  const shop = await startAsUsual({ LOG_LEVEL: 'error', RATE_LIMITS: '' })
  try {
    const cost = async (pathOf: (number: number) => string): Promise<Cost> => {
      const before = cpuTimeOf(shop.pid) ?? 0
      let accepted = 0
      await Promise.all(
        Array.from({ length: PARALLEL }, async (_, worker) => {
          for (let number = worker; number < REQUESTS; number += PARALLEL) {
            const answer = await fetch(shop.url + pathOf(number))
            await answer.arrayBuffer()
            if (answer.status === 200) accepted += 1
          }
        }),
      )
      return { milliseconds: ((cpuTimeOf(shop.pid) ?? 0) - before) / REQUESTS, accepted }
    }
    const search = (word: string) => (number: number) => `/uk/search?term=${word}${number}`
    await cost(search('warm'))
    await cost(() => '/uk')
    const normal = await cost(search('socks'))
    const attacks = {
      'pages with ?bust': await cost((number) => `/uk?bust=${number}`),
      'pages with _storyblok': await cost((number) => `/de?_storyblok=${number}`),
      'content queries for everything': await cost(
        (number) => `/api/content/stories?by_slugs=*&per_page=100&page=${number + 1}`,
      ),
      'content queries for anything': await cost((number) => `/api/content/stories?by_slugs=*${number}*`),
    }
    return Object.entries(attacks).map(([what, attack]) => ({
      what: `CPU time of a request: ${what}, against an ordinary page that is not cached`,
      measured: `${(attack.milliseconds / normal.milliseconds).toFixed(2)} ×`,
      limit: `≤ ${MAX_RATIO} ×`,
      within: attack.milliseconds <= MAX_RATIO * normal.milliseconds,
      detail: `${attack.milliseconds.toFixed(2)} ms of ${REQUESTS} requests, ${attack.accepted} accepted; ordinary ${normal.milliseconds.toFixed(2)} ms`,
    }))
  } finally {
    await shop.stop()
  }
}
