/**
 * What one visitor can make the shop do without signing in (SEC-08): CPU time per request past the caches, beside the mean of
 * the storefront's own pages when no page is cached. Twice: as fast as a client can, where the rate limits reject most
 * requests, and for requests that are all accepted.
 */
import { cpuTimeOf } from '../cpu-time.ts'
import type { Finding } from '../finding.ts'
import { startAsUsual } from '../start-as-usual.ts'
import { sitemapPages } from '../../tests/support/sitemap-pages.ts'
import type { Shop } from '../../tests/support/start-shop.ts'

const REQUESTS = 200
const ACCEPTED_REQUESTS = 60
const PARALLEL = 4
const MAX_RATIO = 5
/** No request is rejected. */
const WITHOUT_LIMITS = ['page.uncached', 'content.read']
  .flatMap((action) => [`${action}:client`, `${action}:shop`].map((policy) => `${policy}=1000000/60/1000000`))
  .join(',')

type Cost = { readonly milliseconds: number; readonly accepted: number }
type PathOf = (number: number) => string

const ATTACKS: Readonly<Record<string, PathOf>> = {
  'pages with ?bust': (number) => `/uk?bust=${number}`,
  'pages with _storyblok': (number) => `/uk?_storyblok=${number}`,
  'content queries for everything': (number) => `/api/content/stories?by_slugs=*&per_page=100&page=${number + 1}`,
  'content queries for anything': (number) => `/api/content/stories?by_slugs=*${number}*`,
}

export async function uncachedRequests(): Promise<readonly Finding[]> {
  return [
    ...(await comparedWithPages('at full rate', { RATE_LIMITS: '' }, REQUESTS)),
    ...(await comparedWithPages('accepted', { RATE_LIMITS: WITHOUT_LIMITS }, ACCEPTED_REQUESTS)),
  ]
}

async function comparedWithPages(
  how: string,
  settings: Readonly<Record<string, string>>,
  requests: number,
): Promise<readonly Finding[]> {
  const shop = await startAsUsual({ LOG_LEVEL: 'error', ...settings })
  try {
    const pages = await sitemapPages(shop.url, 'uk')
    // Compiles what the pages run, without caching one of them.
    await cost(shop, REQUESTS, (number) => `/uk/search?term=warm${number}`)
    const normal = await cost(shop, pages.length, (number) => pages[number] ?? '')
    const findings: Finding[] = []
    for (const [what, pathOf] of Object.entries(ATTACKS)) {
      const attack = await cost(shop, requests, pathOf)
      findings.push({
        what: `CPU time of a request, ${how}: ${what}, against the mean of pages that are not cached`,
        measured: `${(attack.milliseconds / normal.milliseconds).toFixed(2)} ×`,
        limit: `≤ ${MAX_RATIO} ×`,
        within: attack.milliseconds <= MAX_RATIO * normal.milliseconds,
        detail: `${attack.milliseconds.toFixed(2)} ms of ${requests} requests, ${attack.accepted} accepted; ${pages.length} pages ${normal.milliseconds.toFixed(2)} ms`,
      })
    }
    return findings
  } finally {
    await shop.stop()
  }
}

async function cost(shop: Shop, requests: number, pathOf: PathOf): Promise<Cost> {
  const before = cpuTimeOf(shop.pid) ?? 0
  let accepted = 0
  await Promise.all(
    Array.from({ length: PARALLEL }, async (_, worker) => {
      for (let number = worker; number < requests; number += PARALLEL) {
        const answer = await fetch(shop.url + pathOf(number))
        await answer.arrayBuffer()
        if (answer.status === 200) accepted += 1
      }
    }),
  )
  return { milliseconds: ((cpuTimeOf(shop.pid) ?? 0) - before) / requests, accepted }
}
