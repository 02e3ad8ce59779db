/**
 * `npm run crawl`: every link of every page of all twelve storefronts and their filters, one by one and in pairs, over
 * HTTP; then one page of each kind and some of all, in Chromium. `-- uk de` crawls only those, `-- --whole uk` takes all
 * products and all pairs, `-- --sample 200` inspects more pages in the browser, `-- --seed monday` others. The gate
 * crawls in the same way with fewer of all. CONTRIBUTING.md states how long it takes.
 */
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { STOREFRONT_CODES } from '../../src/markets/storefronts/codes.ts'
import { findStorefront } from '../../src/markets/storefronts/table.ts'
import { findOrInstallChromium } from '../../tools/chromium.ts'
import { ensureBuilt } from '../../tools/ensure-built.ts'
import { startShop } from '../support/start-shop.ts'
import { checkPage } from './check-page.ts'
import { checkWords, SPOKEN, wordChecksOf } from './check-words.ts'
import { choosePages } from './choose-pages.ts'
import { inspectPages } from './inspect-page.ts'
import { walkStorefront } from './walk-storefront.ts'

/** Of each storefront. */
const MAX_REPORTED = 20
/** Products are similar, and so are the pairs of filters of a listing: these are sampled evenly. */
const SOME = { mostProducts: 60, mostFilters: 24 }
const WHOLE = { mostProducts: Infinity, mostFilters: Infinity }

const { positionals: named, values } = parseArgs({
  allowPositionals: true,
  options: {
    whole: { type: 'boolean', default: false },
    sample: { type: 'string', default: '30' },
    seed: { type: 'string', default: 'sockeye' },
  },
})

await ensureBuilt()
const shop = await startShop({ LOG_LEVEL: 'warn' })
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] })
let wrong = 0
for (const code of STOREFRONT_CODES.filter((one) => named.length === 0 || named.includes(one))) {
  const market = findStorefront('production', code)?.markets[0]
  if (!market) continue
  const words = await wordChecksOf(SPOKEN[code])
  const problems: string[] = []
  const paths: string[] = []
  const dead = await walkStorefront({
    url: shop.url,
    storefront: code,
    ...(values.whole ? WHOLE : SOME),
    onPage: (path, html) => {
      paths.push(path)
      problems.push(...checkPage(path, html, market))
      problems.push(...checkWords(path, html, words).map((problem) => `${path}: ${problem}`))
    },
  })
  const chosen = choosePages(paths, { storefront: code, sample: Number(values.sample), seed: values.seed })
  const seen = await inspectPages(browser, chosen, { url: shop.url, words })
  wrong += dead.length + problems.length + seen.length
  const summary = [
    `${code}: ${paths.length} pages, ${dead.length} dead links, ${problems.length} problems`,
    `    ${chosen.length} of them in Chromium, ${seen.length} problems`,
  ]
  const found = [...dead, ...problems, ...seen].slice(0, MAX_REPORTED).map((line) => `  ${line}`)
  process.stdout.write(`${[...summary, ...found].join('\n')}\n`)
}
await browser.close()
await shop.stop()
process.exit(wrong === 0 ? 0 : 1)
