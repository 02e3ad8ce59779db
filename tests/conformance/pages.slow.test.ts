/** One page of each kind: html-validate finds nothing, and structured data has the members that Google documents. */
import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { structuredDataIn } from '../support/read-html.ts'
import { type Shop, startShop } from '../support/start-shop.ts'
import { PAGE_RULES } from './html-rules.ts'

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ LOG_LEVEL: 'warn' })
  // The first request for products waits until they are indexed, and may time out on a busy machine.
  await vi.waitUntil(async () => (await fetch(`${shop.url}/uk/adults/socks`)).ok, { timeout: 120_000, interval: 200 })
})
afterAll(() => shop.stop())

const read = async (path: string): Promise<string> =>
  (await fetch(`${shop.url}${path}`, { headers: { accept: 'text/html' } })).text()

const firstPost = async (storefront: string): Promise<string> =>
  new RegExp(`href="(/${storefront}/happy-news/[^"]+)"`).exec(await read(`/${storefront}/happy-news`))?.[1] ?? ''

/** Chooser, home, listings, search, product, content, law, checkout, not found, and the pages of services. */
const PAGES = [
  '/',
  '/uk',
  '/uk/adults/socks',
  '/uk/adults/socks?colour=yellow',
  '/uk/search?term=lemon',
  '/uk/search?term=xyzzy',
  '/uk/product/cr021-brick',
  '/uk/faq',
  '/uk/happy-news',
  '/uk/imprint',
  '/uk/terms',
  '/uk/privacy',
  '/uk/checkout/cart',
  '/uk/checkout/address',
  '/uk/checkout/payment',
  '/uk/nothing-here',
  '/newsletter/leave',
  '/mailbox',
  ...['de', 'fr', 'es', 'it', 'nl', 'us', 'eu'].flatMap((code) => [`/${code}`, `/${code}/product/cr021-brick`]),
]

describe('pages', () => {
  it.each(PAGES)('STD-08 html-validate finds nothing in %s', async (path) => {
    const html = await read(path)
    const { results } = await new HtmlValidate(PAGE_RULES).validateString(html)
    const problems = results.flatMap(({ messages }) => messages)
    expect(problems.map(({ ruleId, message, column }) => `${column} ${ruleId} ${message}`)).toEqual([])
    expect(html).not.toMatch(/class="[^"]*\bundefined\b/)
  })

  it('STD-08 html-validate finds nothing in a post', async () => {
    const { valid } = await new HtmlValidate(PAGE_RULES).validateString(await read(await firstPost('uk')))
    expect(valid).toBe(true)
  })
})

type Entity = Readonly<Record<string, unknown>>

const isEntity = (value: unknown): value is Entity => typeof value === 'object' && value !== null

/** With references to other entities of the page replaced by these. */
function entitiesOf(html: string) {
  const all = structuredDataIn(html).filter(isEntity)
  const follow = (value: unknown): unknown =>
    isEntity(value) && Object.keys(value).length === 1 && '@id' in value
      ? all.find((one) => one['@id'] === value['@id'])
      : value
  const find = (type: string) => all.find((one) => one['@type'] === type) ?? {}
  const at = (entity: unknown, path: string): unknown =>
    path
      .split('.')
      .reduce<unknown>((inside, name) => (isEntity(inside) ? follow(inside[name]) : undefined), follow(entity))
  return { find, at }
}

/** developers.google.com/search/docs/appearance/structured-data: product variants, merchant listings, articles. */
const GROUP = [
  'name',
  'description',
  'url',
  'brand.name',
  'productGroupID',
  'variesBy.0',
  'hasVariant.0',
  'hasVariant.1',
]
const VARIANT = ['name', 'image.0', 'description', 'sku', 'size', 'color']
const OFFER = [
  'offers.price',
  'offers.priceCurrency',
  'offers.availability',
  'offers.itemCondition',
  'offers.priceValidUntil',
  'offers.url',
  'offers.shippingDetails.shippingRate.value',
  'offers.shippingDetails.shippingRate.currency',
  'offers.shippingDetails.shippingDestination.addressCountry',
  'offers.shippingDetails.deliveryTime.handlingTime.maxValue',
  'offers.shippingDetails.deliveryTime.transitTime.maxValue',
  'offers.hasMerchantReturnPolicy.applicableCountry',
  'offers.hasMerchantReturnPolicy.returnPolicyCategory',
  'offers.hasMerchantReturnPolicy.merchantReturnDays',
  'offers.hasMerchantReturnPolicy.returnMethod',
  'offers.hasMerchantReturnPolicy.returnFees',
]
const POST = ['headline', 'image', 'datePublished', 'dateModified', 'author.name', 'author.url', 'publisher.name']

describe('structured data', () => {
  it.each(['uk', 'de', 'us', 'eu'])(
    'STD-09 of a product in %s has what Google requires and recommends',
    async (code) => {
      const { find, at } = entitiesOf(await read(`/${code}/product/cr021-brick`))
      const group = find('ProductGroup')
      const missing = (entity: unknown, paths: readonly string[]) =>
        paths.filter((path) => at(entity, path) === undefined || at(entity, path) === '')
      expect(missing(group, GROUP)).toEqual([])
      for (const place of ['0', '1'])
        expect(missing(at(group, `hasVariant.${place}`), [...VARIANT, ...OFFER])).toEqual([])
    },
  )

  it('STD-09 of a reduced product has the struck price', async () => {
    const { find, at } = entitiesOf(await read('/de/product/kc024-lilac'))
    const specification = at(find('ProductGroup'), 'hasVariant.0.offers.priceSpecification')
    expect(specification).toMatchObject({ priceType: 'https://schema.org/StrikethroughPrice', priceCurrency: 'EUR' })
  })

  it('STD-09 of a post has its dates, and an organisation as author', async () => {
    const { find, at } = entitiesOf(await read(await firstPost('uk')))
    const post = find('BlogPosting')
    expect(POST.filter((path) => at(post, path) === undefined)).toEqual([])
    expect(at(post, 'author.@type')).toBe('Organization')
    expect(String(at(post, 'dateModified')) >= String(at(post, 'datePublished'))).toBe(true)
  })
})
