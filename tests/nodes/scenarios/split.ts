/**
 * Services apart: each process has its own services and no others. Discovery is killed under purchases: listings say so, in the
 * language of the shopper, while carts and orders go on; they are back when discovery is.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { loadTexts } from '../../../src/contracts/storefront/texts/load-texts.ts'
import { plentifulVariants, readBooks } from '../books.ts'
import { openCrowd, type Crowd } from '../crowd.ts'
import { bookProblems, type Outcome, type Scenario, type Size } from '../scenario.ts'
import { startSplitShop, type SplitShop } from '../split-shop.ts'

const POLL_MS = 50
const DATABASE = 'split_services'

const STOREFRONTS = [
  ['uk', 'en-GB'],
  ['de', 'de-DE'],
  ['nl', 'nl-NL'],
  ['fr', 'fr-FR'],
  ['es', 'es-ES'],
  ['it', 'it-IT'],
] as const

/** Pages that no shopper of the crowd has looked at: a page in the cache of the storefront would still be shown. */
const listingOf = (storefront: string) => `/${storefront}/adults/socks?page=2`

/** On a database of its own beside that of the nodes. */
export const split: Scenario = async ({ postgres }, size) => {
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  try {
    await client.query(`drop database if exists ${DATABASE}`)
    await client.query(`create database ${DATABASE}`)
    const url = new URL(postgres.url)
    url.pathname = `/${DATABASE}`
    return await splitOn(url.href, size)
  } finally {
    await client.end()
  }
}

export async function splitOn(databaseUrl: string, size: Size): Promise<Outcome> {
  const shop = await startSplitShop(databaseUrl)
  try {
    return await killDiscovery(shop, size)
  } finally {
    await shop.stop()
  }
}

async function killDiscovery(shop: SplitShop, { shoppers }: Size): Promise<Outcome> {
  const problems = [...(await servedElsewhere(shop))]
  const variants = await plentifulVariants(shop.query)
  const crowd = openCrowd({ shoppers, variants, shopUrl: shop.url, nextUrl: () => shop.url })
  await purchases(crowd, shoppers)
  await shop.discovery.kill()
  problems.push(...(await withoutDiscovery(shop)))
  const before = crowd.confirmed().length
  await purchases(crowd, shoppers)
  const meanwhile = crowd.confirmed().length - before
  await shop.discovery.start()
  const startedAt = performance.now()
  while (!(await areListed(shop))) await pause(POLL_MS)
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  await crowd.leave()
  const books = await readBooks(shop.query, crowd.confirmed())
  const errors = [500, 502].map((status) => crowd.statuses().get(status) ?? 0)
  return {
    requests: crowd.requests(),
    failed: crowd.failures().length,
    books,
    remark: `${crowd.confirmed().length} purchases, ${meanwhile} without discovery; listings back ${seconds} s after its start`,
    problems: [
      ...problems,
      ...(errors.some((count) => count > 0) ? [crowd.failures().slice(0, 3).join('; ')] : []),
      ...bookProblems(books),
    ],
  }
}

async function purchases(crowd: Crowd, count: number): Promise<void> {
  const wanted = crowd.confirmed().length + count
  while (crowd.confirmed().length < wanted) await pause(POLL_MS)
}

/** What a process answers that is not its own. */
async function servedElsewhere({ content, commerce, discovery, storefront }: SplitShop): Promise<readonly string[]> {
  const wanted = [
    [storefront, '/uk', 200],
    [storefront, '/orderv1/shipments/NL', 200],
    [commerce, '/orderv1/shipments/NL', 200],
    [commerce, '/uk', 404],
    [commerce, '/images/none', 404],
    [discovery, '/uk/adults/socks', 404],
    [discovery, '/orderv1/shipments/NL', 404],
    [content, '/desk', 200],
    [content, '/orderv1/shipments/NL', 404],
    [storefront, '/desk', 404],
  ] as const
  const statuses = await Promise.all(wanted.map(async ([{ url }, path]) => (await fetch(url + path)).status))
  return wanted.flatMap(([, path, status], index) =>
    statuses[index] === status ? [] : [`${path} answers ${statuses[index]}, not ${status}`],
  )
}

/** Everything that needs discovery answers 503 and is not cached; listings say so in six languages. */
async function withoutDiscovery({ url }: SplitShop): Promise<readonly string[]> {
  const problems: string[] = []
  const expectUnavailable = async (path: string): Promise<string> => {
    const { status, headers, ...answer } = await read(url + path)
    const cached = headers.get('cache-control')
    if (status !== 503 || cached !== 'no-store' || headers.get('retry-after') === null)
      problems.push(`${path} answers ${status}, ${cached}`)
    return answer.html
  }
  for (const [storefront, locale] of STOREFRONTS) {
    const html = await expectUnavailable(listingOf(storefront))
    const { productsAsleep } = await loadTexts(locale)
    if (!html.includes(productsAsleep)) problems.push(`${listingOf(storefront)} does not say so in ${locale}`)
  }
  await expectUnavailable('/uk/search?term=cats')
  await expectUnavailable('/uk/product/some-sock-s001')
  const { status } = await read(`${url}/uk/checkout/cart`)
  if (status !== 200) problems.push(`the cart answers ${status}`)
  return problems
}

async function areListed({ url }: SplitShop): Promise<boolean> {
  const listings = await Promise.all(
    STOREFRONTS.map(async ([storefront, locale]) => {
      const { status, html } = await read(url + listingOf(storefront))
      return status === 200 && !html.includes((await loadTexts(locale)).productsAsleep)
    }),
  )
  return listings.every(Boolean)
}

async function read(address: string): Promise<{ status: number; headers: Headers; html: string }> {
  const answer = await fetch(address)
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}
