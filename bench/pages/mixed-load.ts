/**
 * Latency of cached pages under mixed load: sixteen visitors, one request in ten misses the cache, and a price changes every
 * second.
 */
import { Agent, get } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoProducts } from '../../tests/support/demo-shop.ts'
import { callShopSocket } from '../../src/merchant/socket/call-socket.ts'
import { setPriceOperation } from '../../src/merchant/commerce/stock-and-price-operations.ts'
import { startShop } from '../../tests/support/start-shop.ts'
import { ONE_MACHINE } from '../one-machine.ts'
import type { Finding } from '../finding.ts'

const VISITORS = 16
const SECONDS = 20
const MISSES = 10
const MOST = 10
const CACHED = ['/uk', '/uk/adults/socks', '/de', '/de/adults/socks', '/fr/kids/socks', '/nl/faq', '/uk/faq/returns']

export async function cachedWhileOthersMiss(): Promise<Finding> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sockeye-mixed-'))
  const shop = await startShop({ ...ONE_MACHINE, DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS })
  const request = (path: string) => waitFor(shop.url + path, agent)
  try {
    for (const path of CACHED) await request(path)
    const waits: { readonly cached: number[]; readonly made: number[] } = { cached: [], made: [] }
    const until = performance.now() + SECONDS * 1000
    let number = 0
    const visit = async () => {
      while (performance.now() < until) {
        number += 1
        const isMiss = number % MISSES === 0
        const path = isMiss ? `/uk/search?term=stripes+${number}` : (CACHED[number % CACHED.length] ?? '/uk')
        const wait = await request(path)
        ;(isMiss ? waits.made : waits.cached).push(wait)
      }
    }
    const [changes] = await Promise.all([changePrices(dataDir, until), ...Array.from({ length: VISITORS }, visit)])
    const [p50, p99] = [percentile(waits.cached, 0.5), percentile(waits.cached, 0.99)]
    return {
      what: `the slowest hundredth of cached pages, of their median, while one request in ${MISSES} misses and prices change`,
      measured: `${(p99 / p50).toFixed(1)} ×`,
      limit: `at most ${MOST} ×`,
      within: p99 / p50 <= MOST,
      detail:
        `p50 ${p50.toFixed(2)}, p99 ${p99.toFixed(2)} ms of ${waits.cached.length}; those that missed ` +
        `p50 ${percentile(waits.made, 0.5).toFixed(2)}, p99 ${percentile(waits.made, 0.99).toFixed(2)} ms; ${changes} prices`,
    }
  } finally {
    agent.destroy()
    await shop.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Milliseconds until the last byte. */
function waitFor(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} is answered with ${response.statusCode}`))
      response.resume().once('end', () => resolve(performance.now() - startedAt))
    }).once('error', reject)
  })
}

/** Changes one price after the other by a penny; returns how many. */
async function changePrices(dataDir: string, until: number): Promise<number> {
  const desk = await callShopSocket(dataDir)
  if (!desk) throw new Error('The shop does not accept operations on its socket')
  const variants = demoProducts().flatMap(({ variants: [first] }) => first ?? [])
  let changes = 0
  while (performance.now() < until) {
    const { sku, prices } = variants[changes % variants.length] ?? {}
    const price = prices?.GBP
    if (sku !== undefined && price) {
      const original = price.original + 1 + (changes % 2)
      await desk(setPriceOperation, { sku, currency: 'GBP', original, final: original })
    }
    changes += 1
    await new Promise((done) => void setTimeout(done, 1000))
  }
  return changes
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
