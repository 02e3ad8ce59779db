/** What costs most among the requests that the shop accepts from anyone: the largest sizes, and texts that are slow to read. */
import { z } from 'zod'
import { MAX_CART_LINES } from '../../src/contracts/commerce/cart.ts'
import { WEBHOOK_PATH } from '../../src/contracts/commerce/payment.ts'
import {
  FACET_IDS,
  MAX_EVENTS,
  MAX_QUERY_LENGTH,
  MAX_PER_PAGE,
  MAX_SUGGESTIONS,
} from '../../src/contracts/discovery/discovery.ts'
import { LOG_DIAGNOSTICS, SEND_INQUIRY, SUBSCRIBE } from '../../src/contracts/engagement/engagement-routes.ts'
import { MAX_INQUIRY_MESSAGE_LENGTH } from '../../src/contracts/engagement/inquiry.ts'
import { LOOK_UP_ORDERS } from '../../src/contracts/commerce/commerce-routes.ts'
import { EVENTS_PATH, listingPath, SEARCH_PATH, SUGGEST_PATH } from './discovery-paths.ts'

export type WorstInput = {
  readonly name: string
  readonly path: string
  readonly init?: {
    readonly method?: string
    readonly headers?: Readonly<Record<string, string>>
    readonly body?: string
    readonly redirect?: 'manual'
  }
  /** Each request has its own address: no cache has the answer. */
  readonly isUnique?: boolean
}

const json = (path: string, body: unknown, method = 'POST'): Pick<WorstInput, 'path' | 'init'> => ({
  path,
  init: { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
})

/** With the prefix of the settings. */
const CARTS = '/orderv1/carts'
const KILOBYTE = 1024
/** Runs that a careless pattern reads again from each of their characters. */
const RUNS = ['-a', 'eyJ-', '0 ', '@', 'a.', '?token']
const runOf = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

const report = (data: unknown) =>
  json(LOG_DIAGNOSTICS.path, { message: 'x', code: 'page_x', level: 'error', service: 'page', data })
/** As text: JSON.stringify cannot write it. */
const NESTED = '"nested"'
const nestedIn = (
  depth: number,
  { path, init }: Pick<WorstInput, 'path' | 'init'>,
): Pick<WorstInput, 'path' | 'init'> => ({
  path,
  init: { ...init, body: (init?.body ?? '').replace(NESTED, '['.repeat(depth) + ']'.repeat(depth)) },
})
const search = (path: string, query: string, options: object = {}) => json(path, { token: 'uk-gb', query, options })
const misspelt = runOf('strpied ottre scoks ', MAX_QUERY_LENGTH).trim()
const cart = (products: readonly object[]) =>
  json(CARTS, { store: { countryCode: 'GB', languageCode: 'en' }, products })
const ids = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `id-${index}`, quantity: 1 }))
const withHeader = (name: string, value: string): Pick<WorstInput, 'path' | 'init'> => ({
  path: '/uk',
  init: { headers: { [name]: value }, redirect: 'manual' },
})

export const worstInputs = async (url: string): Promise<readonly WorstInput[]> => inputsWith(await barcodesOf(url))

/** `barcodes`: of variants that exist. */
const inputsWith = (barcodes: readonly string[]): readonly WorstInput[] => [
  ...RUNS.map((piece) => ({ name: `report of ${JSON.stringify(piece)}`, ...report(runOf(piece, 15 * KILOBYTE)) })),
  { name: 'report with many members', ...report(Array.from({ length: 2500 }, () => 'a@b')) },
  { name: 'report of deep lists', ...nestedIn(7000, report('nested')) },
  ...RUNS.map((piece) => ({
    name: `missing page of ${JSON.stringify(piece)}`,
    path: `/uk/${encodeURIComponent(runOf(piece, 2 * KILOBYTE))}`,
    init: { redirect: 'manual' } as const,
  })),
  { name: 'search for misspelt words', ...search(SEARCH_PATH, misspelt, { limit: MAX_PER_PAGE, facets: FACET_IDS }) },
  { name: 'search for one long word', ...search(SEARCH_PATH, runOf('strumpf', MAX_QUERY_LENGTH)) },
  { name: 'search for numbers', ...search(SEARCH_PATH, runOf('12 kr 39-42 ', MAX_QUERY_LENGTH).trim()) },
  { name: 'search page', path: `/uk/search?term=${encodeURIComponent(misspelt.slice(0, 180))}`, isUnique: true },
  { name: 'filtered listing page', path: '/uk/adults/socks?colour=red&page=1&price=', isUnique: true },
  { name: 'missing page of its own', path: '/uk/nothing-', isUnique: true },
  { name: 'suggestions', ...search(SUGGEST_PATH, misspelt, { limit: MAX_SUGGESTIONS }) },
  {
    name: 'largest listing',
    path: listingPath({
      widgetId: 'listing-uk-gb',
      profile: 'bench',
      limit: MAX_PER_PAGE,
      page: 1,
      variables: { collection: 'adults/socks', facets: FACET_IDS },
    }),
  },
  {
    name: 'events',
    ...json(EVENTS_PATH, {
      profileId: 'bench',
      events: Array.from({ length: MAX_EVENTS }, (_, index) => ({ kind: 'view', sku: `SKU-${index}` })),
    }),
  },
  { name: 'cart of the most lines', ...cart(barcodes.slice(0, MAX_CART_LINES).map((id) => ({ id, quantity: 1 }))) },
  { name: 'cart of too many lines', ...cart(ids(1500)) },
  { name: 'cart of deep lists', ...nestedIn(25_000, json(CARTS, 'nested')) },
  {
    name: 'newsletter for a long address',
    ...json(SUBSCRIBE.path, { store: 'uk', email: `a@${runOf('a.', 250)}`, countryCode: 'GB' }),
  },
  {
    name: 'longest inquiry',
    ...json(SEND_INQUIRY.path, {
      campaign: 'b2b',
      store: 'uk',
      countryCode: 'GB',
      name: 'Ada',
      email: 'ada@example.com',
      message: runOf('\r', MAX_INQUIRY_MESSAGE_LENGTH - 1) + 'x',
    }),
  },
  {
    name: 'order look-up',
    ...json(LOOK_UP_ORDERS.path, {
      email: `a@${runOf('a.', 250)}b`,
      orderNumber: '1',
      countryCode: 'GB',
      languageCode: 'en',
    }),
  },
  { name: 'content of all stories', path: '/api/content/stories?per_page=100&resolve_links=story' },
  { name: 'content by many stars', path: `/api/content/stories?per_page=100&by_slugs=${runOf('*a', 60)}*z` },
  { name: 'many cookies', ...withHeader('cookie', runOf('a=b; ', 12 * KILOBYTE)) },
  { name: 'many encodings', ...withHeader('accept-encoding', runOf('gzip;q=0.1, ', 12 * KILOBYTE)) },
  { name: 'many languages', ...withHeader('accept-language', runOf('de;q=0.1, ', 12 * KILOBYTE)) },
  { name: 'many versions', ...withHeader('if-none-match', runOf('"a", ', 12 * KILOBYTE)) },
  { name: 'many proxies', ...withHeader('x-forwarded-for', runOf('10.0.0.1, ', 12 * KILOBYTE)) },
  {
    name: 'unsigned notification',
    ...nestedIn(25_000, json(`/orderv1${WEBHOOK_PATH}`, { notificationItems: 'nested' })),
  },
]

const listing = z.object({
  recommendations: z.array(z.object({ product: z.object({ variants: z.array(z.object({ id: z.string() })) }) })),
})

async function barcodesOf(url: string): Promise<readonly string[]> {
  const variables = { collection: 'adults/socks' }
  const path = listingPath({ widgetId: 'listing-uk-gb', profile: 'bench', limit: MAX_PER_PAGE, page: 1, variables })
  const { recommendations } = listing.parse(await (await fetch(url + path)).json())
  return recommendations.flatMap(({ product }) => product.variants.map(({ id }) => id))
}
