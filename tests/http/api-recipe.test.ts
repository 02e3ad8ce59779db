/** The recipe of docs/api.md, as it stands there, in all thirty countries (the gate: in six); and what answers call buyable can be bought. */
import { execFile, spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { searchTokenOf, widgetIdOf } from '../../src/markets/storefronts/search-config.ts'
import { shippingCountries } from '../../src/markets/storefronts/table.ts'
import type { Market } from '../../src/markets/types.ts'
import { tryDebianPackage } from '../../tools/debian.ts'
import { SANDBOX_SETTING } from '../support/sandbox-account.ts'
import { type Shop, startShop } from '../support/start-shop.ts'
import { inGate } from '../support/whole-run.ts'

const run = promisify(execFile)
/** Prices that include tax, prices without, and a currency without minor units. */
const COUNTRIES_IN_GATE: ReadonlySet<string> = new Set(['DE', 'US', 'KR'])
const MARKETS = inGate(shippingCountries('production'), ({ countryCode }) => COUNTRIES_IN_GATE.has(countryCode))

const SOCKS = { en: 'socks', de: 'socken', nl: 'sokken', fr: 'chaussettes', es: 'calcetines', it: 'calzini' } as const

/** The commands below a heading of the page, up to the next heading of its level. */
function commandsBelow(page: string, heading: string): string {
  const section = page.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? ''
  return [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands]) => commands).join('\n')
}

let shop: Shop
let recipe: string
beforeAll(async () => {
  const page = await readFile('docs/api.md', 'utf8')
  recipe = ['set -euo pipefail', commandsBelow(page, 'Other countries'), commandsBelow(page, 'A purchase')].join('\n')
  if (spawnSync('jq', ['--version']).status !== 0) tryDebianPackage('jq')
  shop = await startShop({ ...SANDBOX_SETTING, LOG_LEVEL: 'warn' })
  // The first request for products waits until they are indexed, and may time out on a busy machine.
  await vi.waitUntil(async () => (await fetch(`${shop.url}/uk/adults/socks`)).ok, { timeout: 120_000, interval: 200 })
})
afterAll(() => shop.stop())

const variants = z.array(z.object({ id: z.string(), sku: z.string(), stockStatus: z.string() }))
const product = z.object({ stockStatus: z.string(), availableSizes: z.array(z.string()), variants })
const found = z.object({ items: z.array(product) })
const recommended = z.object({ recommendations: z.array(z.object({ product })) })
const read = z.object({ products: z.array(product) })

async function answer<Schema extends z.ZodType>(schema: Schema, path: string, body?: object) {
  const init = body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(`${shop.url}${path}`, init)
  return schema.parse(await response.json())
}

const cartOf = ({ countryCode, language }: Market, ids: readonly string[]) =>
  fetch(`${shop.url}/orderv1/carts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      store: { countryCode, languageCode: language },
      products: ids.map((id) => ({ id, quantity: 1 })),
    }),
  })

describe.each(MARKETS)('in $countryCode', (market) => {
  it('STD-04 the recipe of the documentation buys something', async () => {
    const { stdout } = await run('bash', ['-c', recipe], {
      env: { ...process.env, SHOP: shop.url, COUNTRY: market.countryCode },
    })
    expect(stdout).toMatch(/"number": "\w+"/)
    expect(stdout).toMatch(/"status": "paid"|"payment"/)
  })

  it('STD-04 search, widgets and products call in stock what the market can buy, and a cart takes it', async () => {
    const token = searchTokenOf(market)
    const { items } = await answer(found, '/search', { token, query: SOCKS[market.language], options: { limit: 12 } })
    const { recommendations } = await answer(
      recommended,
      `/api/product/${widgetIdOf('similar', market)}/CR021-BRICK?sessionId=6a1ce0a2-7f0a-4c39-9ad8-5f1e6a1c0f52`,
    )
    const { products } = await answer(read, `/api/products?skus=CR021-BRICK,KC024-LILAC&token=${token}`)
    const all = [...items, ...recommendations.map((one) => one.product), ...products]
    expect(products).toHaveLength(2)
    for (const one of all) {
      const buyable = one.variants.filter(({ stockStatus }) => stockStatus !== 'no-stock')
      expect(one.stockStatus).toBe(buyable.length > 0 ? 'in-stock' : 'no-stock')
      expect(one.availableSizes.length > 0).toBe(buyable.length > 0)
      expect(buyable.every(({ sku }) => sku.includes('-UP') === (market.countryCode === 'US'))).toBe(true)
    }
    const ids = all.flatMap((one) => one.variants.filter(({ stockStatus }) => stockStatus !== 'no-stock').slice(0, 1))
    expect(ids.length).toBeGreaterThan(2)
    expect((await cartOf(market, [...new Set(ids.map(({ id }) => id))].slice(0, 20))).ok).toBe(true)
  })
})

it('STD-04 a product is not read for a market that does not exist', async () => {
  expect((await fetch(`${shop.url}/api/products?skus=CR021-BRICK&token=uk-xx`)).status).toBe(404)
})
