/** `npm run engines`: the main journeys of a shopper in Firefox ESR and WebKitGTK, against a shop with the demo's data. */
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../tools/ensure-built.ts'
import { ensureEngines } from '../../tools/engines.ts'
import { fillOnce } from '../support/filled-shop.ts'
import { startShop } from '../support/start-shop.ts'
import { openFirefox } from './firefox.ts'
import { JOURNEYS, SHORT_JOURNEYS } from './journeys.ts'
import { walkJourneys } from './walk-journeys.ts'
import { openWebKit } from './webkit.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

/** A limit for a machine that is busy with something else. */
const INDEXED_WITHIN_MS = 300_000

const ENGINES = { firefox: openFirefox, webkit: openWebKit }

/** `-- firefox` or `-- webkit` walks in this one only; `-- --short` walks the short journeys only. */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { short: { type: 'boolean' } } })
const journeys = values.short === true ? SHORT_JOURNEYS : JOURNEYS
const chosen = Object.entries(ENGINES).filter(([name]) => positionals.length === 0 || positionals.includes(name))

ensureEngines()
await ensureBuilt()
await fillOnce()
const shop = await startShop({ LOG_LEVEL: 'warn' })
try {
  // The first request for products waits until they are indexed; on a busy machine it times out, and the page has none.
  await listed(shop.url)
  const walked = []
  for (const [, openEngine] of chosen) walked.push(...(await walkJourneys(openEngine, journeys, shop.url)))
  for (const { engine, journey, seconds, failure } of walked) {
    print(`${failure === undefined ? '✓' : '✗'} ${engine}: ${journey} (${seconds} s)`)
    if (failure !== undefined) print(`  ${failure}`)
  }
  process.exitCode = walked.every(({ failure }) => failure === undefined) ? 0 : 1
} finally {
  await shop.stop()
}

async function listed(url: string): Promise<void> {
  const end = Date.now() + INDEXED_WITHIN_MS
  while ((await fetch(`${url}/uk/adults/socks`)).status !== 200) {
    if (Date.now() > end) throw new Error('The shop has no products')
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
