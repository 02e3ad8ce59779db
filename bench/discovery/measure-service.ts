/**
 * Measures the discovery service as a whole at one size, in a process of its own, through its fetch handler: with the
 * database, commerce, the index, and the answer as JSON. Also how long a search waits while products change and the index is
 * built anew from the database.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commerceClient } from '../../src/contracts/commerce/commerce-client.ts'
import type { SearchRequest } from '../../src/contracts/discovery/discovery.ts'
import { isStorefrontCode } from '../../src/markets/storefronts/codes.ts'
import { searchTokenOf } from '../../src/markets/storefronts/search-config.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { MIGRATIONS, type ShopSchema } from '../../src/merchant/shop-schema.ts'
import { createCommerceService } from '../../src/services/commerce/service.ts'
import { createDiscoveryService } from '../../src/services/discovery/service.ts'
import { saveProducts } from '../../src/services/discovery/products/save-products.ts'
import { fillShop } from './fill-shop.ts'
import { largeShop } from './large-shop.ts'
import type { ServiceMeasurement } from './measurement.ts'
import {
  FACETS,
  LIMIT,
  type Question,
  questionAt,
  searchQuestions,
  suggestQuestions,
  SUGGESTIONS,
} from './questions.ts'
import { measureWaits, stopwatch, type Taken, waitForEach } from './timing.ts'
import { SEARCH_PATH, SUGGEST_PATH } from '../../tests/support/discovery-paths.ts'
import { local } from '../../src/contracts/local-transport.ts'

const PER_LANGUAGE = 100
const COMPARED = 30
const environment = 'production'

const dataDir = await mkdtemp(join(tmpdir(), 'sockeye-bench-'))
const log = createLog({ level: 'silent' })
const database = await openDatabase<ShopSchema>({ dataDir, migrations: MIGRATIONS, log })
const shop = largeShop(Number(process.argv[2]))
const searches = searchQuestions(shop, PER_LANGUAGE)
const suggestions = suggestQuestions(shop, PER_LANGUAGE)

const commerceService = createCommerceService({ database, environment, log })
const commerce = commerceClient({ transport: local(commerceService) })
const service = createDiscoveryService({ database, commerce, environment, clock: systemClock, log })

const sinceEmpty = stopwatch()
await fillShop(database, shop)
const filling = sinceEmpty()
const sinceFilled = stopwatch()
await search(questionAt(searches, 0))
const firstAnswer = sinceFilled()
await waitForEach(searches, search)
await waitForEach(suggestions, suggest)
const measurement: ServiceMeasurement = {
  fill: filling,
  firstAnswer,
  search: await waitForEach(searches, search),
  suggest: await waitForEach(suggestions, suggest),
  comparisons: await waitForEach(searches.slice(0, COMPARED), compare),
  counting: await count(searches),
  waits: await measureWaits((number) => search(questionAt(searches, number)), renewAfterChange),
}
console.log(JSON.stringify(measurement))
await database.close()
await rm(dataDir, { recursive: true, force: true })

async function search({ market, query, filter, sortBy }: Question): Promise<void> {
  const options = { filter, sortBy, facets: FACETS, limit: LIMIT }
  await post(SEARCH_PATH, { token: searchTokenOf(market), query, options })
}

/** DSR-02: one term, with a synonym that is not stored, which has the words of its language indexed again. */
async function compare({ market, query }: Question): Promise<void> {
  const { storefrontCode, language } = market
  if (!isStorefrontCode(storefrontCode)) return
  const rule = { id: 'bench', kind: 'synonym', language, words: ['moggster', 'cats'] } as const
  await service.compare({ rule }, { storefronts: [storefrontCode], compared: [{ query }] })
}

/** DIN-04: what the same searches cost the counter, with one write at their end. */
async function count(questions: readonly Question[]): Promise<Taken> {
  await service.counter.flush()
  const taken = stopwatch()
  for (const { market, query } of questions) {
    if (isStorefrontCode(market.storefrontCode)) service.counter.countRepeated(market.storefrontCode, query)
  }
  await service.counter.flush()
  return taken()
}

async function suggest({ market, query }: Question): Promise<void> {
  await post(SUGGEST_PATH, { token: searchTokenOf(market), query, options: { limit: SUGGESTIONS } })
}

async function post(path: string, body: SearchRequest): Promise<void> {
  const headers = { 'Content-Type': 'application/json' }
  const request = new Request(`http://discovery${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const response = await service.fetch(request)
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${path} is answered with ${response.status}: ${text}`)
}

/** A single product that changed has the whole index built anew. */
async function renewAfterChange(): Promise<void> {
  for await (const [first] of shop.products()) {
    if (first === undefined) return
    const document = { ...first.document, seasonalClearance: !first.document.seasonalClearance }
    await database.transaction((transaction) => saveProducts(transaction, database, [document], new Date()))
    await service.renew()
    return
  }
}
