/**
 * `npm run crawl`: every link of every page of all twelve storefronts, every filter of every listing and every two of
 * them, over HTTP. Takes many minutes; the gate walks the same way with fewer products and filters.
 */
import { STOREFRONT_CODES } from '../../src/markets/storefronts/codes.ts'
import { findStorefront } from '../../src/markets/storefronts/table.ts'
import { ensureBuilt } from '../../tools/ensure-built.ts'
import { startShop } from '../support/start-shop.ts'
import { checkPage } from './check-page.ts'
import { walkStorefront } from './walk-storefront.ts'

/** Of each storefront. */
const MOST_TOLD = 20

await ensureBuilt()
const shop = await startShop({ LOG_LEVEL: 'warn' })
const named = process.argv.slice(2)
let wrong = 0
for (const code of STOREFRONT_CODES.filter((one) => named.length === 0 || named.includes(one))) {
  const market = findStorefront('production', code)?.markets[0]
  if (!market) continue
  const problems: string[] = []
  let pages = 0
  const dead = await walkStorefront({
    url: shop.url,
    storefront: code,
    mostProducts: Infinity,
    mostFilters: Infinity,
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
