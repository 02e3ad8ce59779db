/** The search of the demo shop, called as any client calls it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commerceClient } from '../../src/contracts/commerce/commerce-client.ts'
import type { SearchResponse } from '../../src/contracts/discovery/discovery.ts'
import type { Language } from '../../src/markets/types.ts'
import { settableClock } from '../support/settable-clock.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { fillWithDemo } from '../support/demo-shop.ts'
import { MIGRATIONS, type ShopSchema } from '../../src/merchant/shop-schema.ts'
import { createCommerceService } from '../../src/services/commerce/service.ts'
import { createDiscoveryService } from '../../src/services/discovery/service.ts'
import { SEARCH_PATH } from '../support/discovery-paths.ts'
import { http } from '../../src/contracts/transport.ts'

const TOKENS: Readonly<Record<Language, string>> = {
  en: 'uk-gb',
  de: 'de-de',
  nl: 'nl-nl',
  fr: 'fr-fr',
  es: 'es-es',
  it: 'it-it',
}

/** A day without seasonal rules, so that the figures are reproducible. */
const SOME_DAY = '2026-09-15T10:00:00.000Z'

export type DemoService = {
  readonly search: (language: Language, query: string) => Promise<SearchResponse>
  readonly close: () => Promise<void>
}

export async function openDemoService(): Promise<DemoService> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sockeye-relevance-'))
  const log = createLog({ level: 'silent' })
  const clock = settableClock(SOME_DAY)
  const database = await openDatabase<ShopSchema>({ dataDir, migrations: MIGRATIONS, log })
  await fillWithDemo(database, { clock, dataDir })
  const { fetch } = createCommerceService({ database, environment: 'production', log })
  const commerce = commerceClient({ transport: http({ fetch, baseUrl: 'http://commerce' }) })
  const service = createDiscoveryService({ database, commerce, environment: 'production', clock, log })
  return {
    async search(language, query) {
      const body = JSON.stringify({ token: TOKENS[language], query, options: { customResponseMask: ['sku'] } })
      const headers = { 'content-type': 'application/json' }
      const answer = await service.fetch(
        new Request(`http://discovery${SEARCH_PATH}`, { method: 'POST', headers, body }),
      )
      if (!answer.ok) throw new Error(`${query}: ${await answer.text()}`)
      const found: SearchResponse = JSON.parse(await answer.text())
      return found
    },
    async close() {
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The skus of the first page. */
export function skusOf({ items }: SearchResponse): readonly string[] {
  return items.flatMap((item) => (item.kind === 'product' ? [item.id] : []))
}
