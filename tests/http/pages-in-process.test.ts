/** What rendering a page costs, and that no visitor is ever shown another's: the pages of the demo shop, without an HTTP server. */
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isObject } from '../../src/contracts/answer-kinds.ts'
import { PAGE_TYPES, type PageType } from '../../src/markets/paths/page-type.ts'
import { findMarket } from '../../src/markets/storefronts/table.ts'
import { settableClock } from '../support/settable-clock.ts'
import { Packed } from '../../src/server/http/encodings.ts'
import type { Form, PageResponse } from '../../src/server/pages/page-bytes.ts'
import type { PageAnswers } from '../../src/server/pages/page-answers.ts'
import { readAddress } from '../../src/server/pages/visit.ts'
import type { PageState } from '../../src/storefront/app/page-state.ts'
import { openPages, type OpenedPages } from '../support/open-pages.ts'

const statements: string[] = []
const calls: string[] = []
let shop: OpenedPages
let uncached: PageAnswers
beforeAll(async () => {
  shop = await openPages({
    onStatement: (text) => void statements.push(text),
    onCall: (name) => void calls.push(name),
  })
  uncached = await shop.pagesWith({ cacheMegabytes: 0 })
})
afterAll(() => shop.close())

type Visitor = { readonly market: string | undefined; readonly variant: string; readonly secret: string }

/** All that a browser sends about a visitor; pages may depend on the market and on the variants only. */
const cookiesOf = ({ market, variant, secret }: Visitor): string =>
  [
    `cart=${secret}`,
    `consent=${secret}`,
    ...(market === undefined ? [] : [`market=${market}`]),
    `exp_geolocation-modal-redirect=${variant}`,
    `session=${secret}`,
  ].join('; ')

function answerTo(pages: PageAnswers, form: Form, url: string, cookies: string | undefined): Promise<PageResponse> {
  const address = readAddress(url, 'production')
  if (!address) throw new Error(url)
  const cachedAnswer = pages.fresh(form, address, cookies)
  return cachedAnswer
    ? Promise.resolve(cachedAnswer)
    : pages.answer(form, address, cookies).then(({ answer }) => answer)
}

const bytesOf = ({ body }: PageResponse): Buffer => (body instanceof Packed ? body.identity : body)
const textOf = (answer: PageResponse): string => bytesOf(answer).toString()

const PATHS = ['/eu', '/gl', '/gl/faq', '/eu/search', '/de/faq', '/']
const NEVER_CACHED = ['/uk/checkout/cart', '/eu/nothing-here']
const QUERIES = ['', '?utm_source=mail', '?gclid=1&colour=red', '?colour=red']

const visitor = fc.record<Visitor>({
  market: fc.constantFrom(undefined, 'SE', 'IE', 'SG', 'KR', 'XX'),
  variant: fc.constantFrom('variant1', 'variant2', 'variant9'),
  secret: fc.constantFrom('hush-one', 'hush-two'),
})
const request = fc.record({
  isFirst: fc.boolean(),
  form: fc.constantFrom<Form>('document', 'data'),
  path: fc.oneof({ weight: 15, arbitrary: fc.constantFrom(...PATHS) }, fc.constantFrom(...NEVER_CACHED)),
  query: fc.constantFrom(...QUERIES),
  /** Some pages become stale in between, and are revalidated by the next request. */
  secondsLater: fc.oneof({ weight: 30, arbitrary: fc.constant(0) }, fc.constant(61)),
})

describe('two visitors', () => {
  it('never see anything of each other, for any requests in any order', async () => {
    const clock = settableClock()
    const cached = await shop.pagesWith({ cacheMegabytes: 16, clock })
    /** What each would see in a separate shop. */
    const alone = new Map<string, Promise<Buffer>>()
    const seenAlone = (form: Form, url: string, { market }: Visitor): Promise<Buffer> => {
      const key = `${form} ${url} ${market}`
      const known = alone.get(key) ?? answerTo(uncached, form, url, market && `market=${market}`).then(bytesOf)
      alone.set(key, known)
      return known
    }
    await fc.assert(
      fc.asyncProperty(visitor, visitor, fc.array(request, { minLength: 1, maxLength: 6 }), async (one, other, all) => {
        for (const { isFirst, form, path, query, secondsLater } of all) {
          clock.advance(secondsLater * 1000)
          const who = isFirst ? one : other
          const answer = await answerTo(cached, form, path + query, cookiesOf(who))
          const own = await seenAlone(form, path + query, who)
          expect(bytesOf(answer).equals(own), `${form} ${path}${query}`).toBe(true)
          expect(answer.headers['Set-Cookie']).toBeUndefined()
        }
      }),
      { numRuns: 1000 },
    )
    const seen = await Promise.all(alone.values())
    expect(seen.some((bytes) => bytes.includes('hush-'))).toBe(false)
  })
})

describe('a page that is rendered again', () => {
  it.each([
    // With the legal links of every page (LAW-06), and the script that reads a market from the address (SHX-25).
    ['the chooser', '/', { calls: 0, statements: 0, bytes: 4350 }],
    ['home', '/uk', { calls: 6, statements: 30, bytes: 15_000 }],
    // The one statement of listings and searches reads what delivery costs in the United Kingdom (LAW-16).
    ['a listing of 64', '/uk/adults/socks', { calls: 5, statements: 1, bytes: 18_000 }],
    ['a listing with filters', '/uk/adults/socks?colour=red', { calls: 6, statements: 1, bytes: 18_000 }],
    ['a product', '', { calls: 5, statements: 12, bytes: 14_000 }],
    ['a search', '/uk/search?term=stripes', { calls: 4, statements: 1, bytes: 18_000 }],
    ['questions', '/uk/faq/returns', { calls: 3, statements: 0, bytes: 7000 }],
    ['a post', '/uk/happy-news/why-salmon', { calls: 3, statements: 0, bytes: 8500 }],
    ['checkout', '/uk/checkout/cart', { calls: 1, statements: 0, bytes: 6000 }],
  ])('costs few calls, statements and bytes: %s', async (_, path, most) => {
    const url = path || (await firstProduct())
    await answerTo(uncached, 'document', url, undefined)
    calls.length = 0
    statements.length = 0
    const { status, body } = await answerTo(uncached, 'document', url, undefined)
    expect(status).toBe(200)
    expect((await (body instanceof Packed ? body.make('br') : body)).byteLength).toBeLessThanOrEqual(most.bytes)
    expect(calls.slice(most.calls)).toEqual([])
    expect(statements.slice(most.statements)).toEqual([])
  })
})

it.each(['GB', 'US', 'DE'])(
  'a product that has not changed is one object in all answers, so that its tile is made once: %s',
  async (country) => {
    const market = findMarket('production', country)
    if (!market) throw new Error(`No market ${country}`)
    const list = () => shop.clients.discovery.list({ market, collection: 'adults/socks', page: 1, limit: 64 })
    const [first, second] = [await list(), await list()]
    expect(first.items.length).toBeGreaterThan(20)
    expect(second.items.filter((product, index) => product !== first.items[index])).toEqual([])
  },
)

/** A page of each kind that there is, and whether it lists products. */
const KINDS: readonly (readonly [path: string, pageType: PageType, lists: boolean])[] = [
  ['/', 'index', false],
  ['/uk', 'homepage', false],
  ['/uk/adults/socks', 'category', true],
  ['/uk/adults/socks/2', 'category', true],
  ['/uk/search?term=stripes', 'search', true],
  ['/uk/search/2?term=stripes', 'search', true],
  ['', 'product', false],
  ['/uk/corporate-gifts', 'campaign', false],
  ['/uk/faq', 'faq', false],
  ['/uk/faq/returns', 'faq', false],
  ['/uk/happy-news/why-salmon', 'blog', false],
  ['/uk/about-us', 'unknown', false],
  ['/uk/login', 'unknown', false],
  ['/uk/menu', 'unknown', false],
  ['/uk/checkout/cart', 'checkout-cart', false],
  ['/uk/checkout/address', 'checkout-address', false],
  ['/uk/checkout/payment', 'checkout-payment', false],
  ['/uk/checkout/success/o1', 'checkout-success', false],
]

describe('a listing', () => {
  it.each(KINDS)('LST-01 is a category or a search page: %s (%s) is one: %s', async (path, pageType, lists) => {
    const answer = await answerTo(uncached, 'data', path || (await firstProduct()), undefined)
    const { state }: { readonly state: PageState } = JSON.parse(textOf(answer))
    expect(answer.status).toBe(200)
    expect(state.pageType).toBe(pageType)
    expect(isObject(state.data) && 'listing' in state.data).toBe(lists)
  })

  it('LST-01 is looked for on pages of every type', () => {
    expect(new Set(KINDS.map(([, pageType]) => pageType))).toEqual(new Set(PAGE_TYPES))
  })
})

async function firstProduct(): Promise<string> {
  const html = textOf(await answerTo(uncached, 'document', '/uk/adults/socks', undefined))
  return /href="(\/uk\/product\/[^"]+)"/.exec(html)?.[1] ?? ''
}
