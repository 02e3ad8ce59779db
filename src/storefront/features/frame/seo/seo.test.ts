import { describe, expect, it } from 'vitest'
import { receivedProduct, receivedVariant } from '../../../../../tests/support/received-product.ts'
import { answering, storyOf } from '../../../../../tests/support/remote-content.ts'
import { shopVisit } from '../../../../../tests/support/shop-visit.ts'
import { publishedStory } from '../../../../../tests/support/published-story.ts'
import type { ShippingMethod } from '../../../../contracts/commerce/to-shipping-methods.ts'
import { toProduct } from '../../../../contracts/discovery/to-product.ts'
import { STOREFRONT_CODES } from '../../../../markets/storefronts/codes.ts'
import { findMarket } from '../../../../markets/storefronts/table.ts'
import { alternatesOf } from './alternates.ts'
import { canonicalOf } from './listing-address.ts'
import { placesOfStory } from './places-of-story.ts'
import { productHead } from './product-head.ts'
import { productPath } from '../../../../contracts/storefront/product-path.ts'
import { questionsIn } from './questions-in.ts'

const ORIGIN = 'https://shop.example'

describe('the one address of a listing', () => {
  const order = (sortBy: 'relevance' | 'newest') => ({ sortBy, path: '/uk/socks', kept: {} })
  it.each([
    ['a page without products', undefined, '/uk/socks', true],
    ['the first page', { page: 1, order: order('relevance') }, '/uk/socks', true],
    ['another page', { page: 3, order: order('relevance') }, '/uk/socks/3', false],
    ['a filtered page', { page: 2, order: order('relevance'), unfiltered: '/uk/socks' }, '/uk/socks', false],
    ['another order', { page: 2, order: order('newest') }, '/uk/socks', false],
  ])('of %s', (_, listing, path, isFirst) => {
    expect(canonicalOf('/uk/socks', listing)).toMatchObject({ path, isFirst })
  })

  it('is none for a page that is not there', () => {
    expect(canonicalOf('/uk/socks', { order: order('relevance') })).toBeUndefined()
  })
})

describe('the same page elsewhere', () => {
  it('is named for every country of the storefronts that have it, and for everyone else', () => {
    const pathIn = (code: string) => (['uk', 'at', 'gl'].includes(code) ? `/${code}/x` : undefined)
    const found = alternatesOf({ environment: 'production', origin: ORIGIN, pathIn })
    expect(found.map(({ hreflang, href }) => `${hreflang} ${href.slice(ORIGIN.length)}`)).toEqual([
      'en-GB /uk/x',
      'de-AT /at/x',
      'en-SG /gl/x',
      'en-KR /gl/x',
      'en-IL /gl/x',
      'en-AE /gl/x',
      'x-default /gl/x',
    ])
  })

  it.each([
    ['shared by all', '_default/a', [], STOREFRONT_CODES],
    ['of one storefront, and also shared by all', 'de/a', ['_default/a'], STOREFRONT_CODES],
    ['of two content keys only', 'de/a', ['de/a', 'nl/a'], ['de', 'at', 'be', 'ch', 'nl']],
  ])('of a story %s', async (_, slug, known, places) => {
    const content = (path: string) => {
      const wanted = new URL(path, 'http://remote').searchParams.get('by_slugs')?.split(',') ?? []
      return answering(wanted.filter((one) => known.includes(one)).map((one) => storyOf(one, {})))
    }
    const { visit } = shopVisit({ route: 'storefront-slugs', address: '/de/a', country: 'DE', content })
    expect([...(await placesOfStory(visit, 'a', publishedStory(slug, {})))]).toEqual(places)
  })

  it('of a story is only here when content is unreachable', async () => {
    const { visit } = shopVisit({ route: 'storefront-slugs', address: '/de/a', country: 'DE' })
    expect([...(await placesOfStory(visit, 'a', publishedStory('de/a', {})))]).toEqual(['de'])
  })
})

describe('where a product has its page', () => {
  const names = { en: 'Big lemon', 'en-US': 'Lemonade', de: 'Große Zitrone' }
  const entry = { sku: 'L1', names, countries: ['GB', 'CH', 'US', 'SE'] } as const
  it.each([
    ['uk', '/uk/product/big-lemon-l1'],
    ['us', '/us/product/lemonade-l1'],
    ['ch', '/ch/product/grosse-zitrone-l1'],
    ['eu', '/eu/product/big-lemon-l1'],
    ['fr', undefined],
  ] as const)('in %s', (code, path) => {
    expect(productPath(entry, 'production', code)).toBe(path)
  })
})

const NOW = new Date('2026-11-17T09:00:00Z')
const METHOD: ShippingMethod = {
  id: 'post',
  title: 'Post',
  available: true,
  errorMessage: undefined,
  price: 495,
  discountAmount: 100,
  deliveryDetails: '2 to 4 working days',
  logo: undefined,
  arrival: {
    timeZone: 'Europe/Amsterdam',
    cutOff: '15:00',
    handlingDays: 1,
    transitDays: [2, 4],
    shipsOn: [1, 2, 3, 4, 5],
    closed: [],
    arrivesOn: [1, 2, 3, 4, 5, 6],
    closedThere: [],
  },
}

describe('metadata of a product', () => {
  const head = async (country: string, product = receivedProduct()) => {
    const { visit } = shopVisit({
      route: 'storefront-product-sku',
      address: '/uk/product/sock-a1',
      country,
      discovery: () => ({
        products: [{ sku: 'A1', names: { en: 'Sock' }, updatedAt: '', pictures: [], countries: ['GB', 'KR'] }],
      }),
    })
    const market = findMarket('production', country)
    const sold = market && toProduct(product, market)
    if (!sold) throw new Error('not sold')
    return productHead(visit, { product: sold, methods: Promise.resolve([METHOD]), now: NOW })
  }

  it.each([
    ['GB', 'GBP', '8.00'],
    ['DE', 'EUR', '9.00'],
    ['KR', 'KRW', '900'],
  ])('in %s: its price in %s, as a number', async (country, currency, price) => {
    const offer = { '@type': 'Offer', price, priceCurrency: currency, availability: 'https://schema.org/InStock' }
    expect(await head(country)).toMatchObject({
      kind: 'product',
      title: 'Sock',
      description: 'A sock.',
      things: [{ '@type': 'BreadcrumbList' }, { '@type': 'Product', sku: 'A1', offers: offer }, {}, {}],
    })
  })

  it('STD-09 a group with a product for each size, with its price, and that it is sold out', async () => {
    const [small, large] = [receivedVariant('A1-S'), receivedVariant('A1-L')]
    const values = { ...large.price.values, GBP: { original: 1500, final: 1500 } }
    const variants = [
      { ...small, stockStatus: 'no-stock' as const },
      { ...large, stockStatus: 'no-stock' as const, price: { ...large.price, values } },
    ]
    const soldOut = { availability: 'https://schema.org/OutOfStock', priceCurrency: 'GBP' }
    const group = {
      '@type': 'ProductGroup',
      productGroupID: 'A1',
      variesBy: ['https://schema.org/size'],
      hasVariant: [
        { '@type': 'Product', offers: { ...soldOut, price: '8.00' } },
        { '@type': 'Product', offers: { ...soldOut, price: '15.00' } },
      ],
    }
    expect(await head('GB', { ...receivedProduct(), variants })).toMatchObject({ things: [{}, group, {}, {}] })
  })

  it('STD-09 shipping, returns, trade number, colour, size, struck price and how long the price is valid', async () => {
    const found = await head('GB')
    if (found === 'hidden') throw new Error('hidden')
    const [, thing, returns, shipping] = found.things
    expect(thing).toMatchObject({
      gtin: '4006381333931',
      color: 'red',
      size: '36-40',
      offers: {
        price: '8.00',
        priceSpecification: {
          priceType: 'https://schema.org/StrikethroughPrice',
          price: '11.00',
          priceCurrency: 'GBP',
        },
        priceValidUntil: '2026-12-17',
        hasMerchantReturnPolicy: { '@id': returns?.['@id'] },
        shippingDetails: { '@id': shipping?.['@id'] },
      },
    })
    expect(returns).toMatchObject({ '@type': 'MerchantReturnPolicy', applicableCountry: 'GB', merchantReturnDays: 30 })
    expect(shipping).toMatchObject({
      shippingRate: { value: '3.95', currency: 'GBP' },
      shippingDestination: { addressCountry: 'GB' },
      deliveryTime: { handlingTime: { maxValue: 1 }, transitTime: { minValue: 2, maxValue: 4, unitCode: 'DAY' } },
    })
  })

  it('STD-09 an offer that reaches the threshold of free shipping alone is sent free, and no other', async () => {
    const [small, large] = [receivedVariant('A1-S'), receivedVariant('A1-L')]
    const values = { ...large.price.values, GBP: { original: 90_000, final: 90_000 } }
    const variants = [small, { ...large, price: { ...large.price, values } }]
    const found = await head('GB', { ...receivedProduct(), variants })
    expect(found).toMatchObject({
      things: [
        {},
        {
          hasVariant: expect.arrayContaining([
            expect.objectContaining({
              offers: expect.objectContaining({ price: '8.00', shippingDetails: { '@id': '#shipping' } }),
            }),
            expect.objectContaining({
              offers: expect.objectContaining({ price: '900.00', shippingDetails: { '@id': '#free-shipping' } }),
            }),
          ]),
        },
        {},
        { '@id': '#shipping', shippingRate: { value: '3.95' } },
        { '@id': '#free-shipping', shippingRate: { value: '0.00', currency: 'GBP' } },
      ],
    })
  })

  it('STD-09 a barcode that the shop assigned itself is no trade number', async () => {
    const own = { ...receivedVariant(), id: '2900001000000' }
    expect(JSON.stringify(await head('GB', { ...receivedProduct(), variants: [own] }))).not.toContain('gtin')
  })

  it('its address, its picture through the image service, and where else it is sold', async () => {
    expect(await head('GB')).toMatchObject({
      canonical: `${ORIGIN}/uk/product/sock-a1`,
      alternates: [
        { hreflang: 'en-GB', href: `${ORIGIN}/uk/product/sock-a1` },
        { hreflang: 'en-SG' },
        { hreflang: 'en-KR' },
        { hreflang: 'en-IL' },
        { hreflang: 'en-AE' },
        { hreflang: 'x-default', href: `${ORIGIN}/gl/product/sock-a1` },
      ],
      picture: {
        src: `${ORIGIN}/images/1?width=1024&format=jpeg&quality=60&background=%23fff0c2`,
        width: 1024,
        height: 1280,
      },
    })
  })
})

describe('questions and answers', () => {
  it('come in plain words', () => {
    const answer = [
      { tag: 'p', inside: ['Thirty ', { tag: 'strong', inside: ['days'] }, '.'] },
      {
        tag: 'ul',
        inside: [
          { tag: 'li', inside: ['Both socks'] },
          { tag: 'li', inside: ['One box'] },
        ],
      },
    ] as const
    const questions = [{ _uid: 'q', id: '', question: 'How long?', answer }]
    expect(questionsIn({ blocks: [{ component: 'faq-list', _uid: 'f', title: '', questions }] })).toEqual([
      { question: 'How long?', answer: 'Thirty days. Both socks One box' },
    ])
  })
})
