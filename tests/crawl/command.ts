/**
 * `npm run crawl`: every link of every page of all twelve storefronts and their filters, one by one and in pairs, over
 * HTTP. Takes some ten minutes; `npm run crawl -- --whole uk` takes all products and all pairs, of as many storefronts as one
 * has time for. The gate walks the same way with fewer of both.
 */
import { parseArgs } from 'node:util'
import { STOREFRONT_CODES } from '../../src/markets/storefronts/codes.ts'
import { findStorefront } from '../../src/markets/storefronts/table.ts'
import { ensureBuilt } from '../../tools/ensure-built.ts'
import { startShop } from '../support/start-shop.ts'
import { checkPage } from './check-page.ts'
import { walkStorefront } from './walk-storefront.ts'

/** Of each storefront. */
const MOST_TOLD = 20
/** Products are alike, and so are the pairs of filters of a listing: these are taken at even steps. */
const SOME = { mostProducts: 60, mostFilters: 24 }
const WHOLE = { mostProducts: Infinity, mostFilters: Infinity }

await ensureBuilt()
const shop = await startShop({ LOG_LEVEL: 'warn' })
const { positionals: named, values } = parseArgs({ allowPositionals: true, options: { whole: { type: 'boolean' } } })
let wrong = 0
for (const code of STOREFRONT_CODES.filter((one) => named.length === 0 || named.includes(one))) {
  const market = findStorefront('production', code)?.markets[0]
  if (!market) continue
  const problems: string[] = []
  let pages = 0
  const dead = await walkStorefront({
    url: shop.url,
    storefront: code,
    ...(values.whole ? WHOLE : SOME),
    onPage: (path, html) => {
      pages += 1
      problems.push(...checkPage(path, html, market))
    },
  })
  wrong += dead.length + problems.length
  const told = [`${code}: ${pages} pages, ${dead.length} dead links, ${problems.length} problems`]
  const found = [...dead, ...problems].slice(0, MOST_TOLD).map((line) => `  ${line}`)
  process.stdout.write(`${[...told, ...found].join('\n')}\n`)
}
await shop.stop()
process.exit(wrong === 0 ? 0 : 1)
