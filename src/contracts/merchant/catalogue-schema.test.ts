import { describe, expect, it } from 'vitest'
import { product, variant } from '../../../tests/support/catalogue-product.ts'
import type { CatalogueProduct } from './catalogue.ts'
import { catalogueProduct, offeredProduct } from './catalogue-schema.ts'

const problemsOf = (value: unknown): string[] =>
  (catalogueProduct.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)

const bad = (over: object): string[] => problemsOf({ ...product('A1'), ...over })
const badVariant = (over: object): string[] => bad({ variants: [{ ...variant(1), ...over }] })

describe('the catalogue contract', () => {
  it('~PRD-01 ~PRD-02 takes a product as it is', () => {
    const given: CatalogueProduct = product('A1', { variants: [variant(1), variant(2, { sku: 'A1-UP' })] })
    expect(catalogueProduct.parse(given)).toEqual(given)
  })

  it('LAW-18 LAW-20 LAW-22 takes who answers for a product, its warnings, certificates and what badges rest on', () => {
    const party = { name: 'Knit & Co', address: 'Example Quay 1, 1000 AA Example', contact: 'safety@knit.example' }
    const given = product('A1', {
      safety: {
        manufacturer: party,
        responsiblePerson: party,
        warnings: { en: 'Not for babies', de: 'Nicht für Babys' },
      },
      certificates: [{ scheme: 'GOTS', id: 'CU 123456', link: 'https://certificates.example/123456' }],
      badgeFacts: {
        newSince: '2026-11-01',
        editionUnits: 500,
        sold: { units: 20, from: '2026-01-01', to: '2026-11-01' },
      },
    })
    expect(catalogueProduct.parse(given)).toEqual(given)
  })

  it.each([
    ['a cap', 'accessories'],
    ['a box', 'gift-boxes'],
    ['a sock', 'socks'],
  ])('LAW-19 %s states its fibres', (_, family) => {
    expect(bad({ family, compositions: [] })).toEqual([
      'compositions: is missing: the fibres must be named before the purchase',
    ])
  })

  it('LAW-19 what has no fibres says so', () => {
    expect(bad({ family: 'accessories', compositions: [], isTextile: false })).toEqual([])
  })

  it('LAW-19 what is sold in the United States states its origin', () => {
    const { origin: _origin, ...without } = product('A1', { variants: [variant(1), variant(2, { sku: 'A1-UP' })] })
    expect(problemsOf(without)).toEqual(['origin: is missing: an offer in the United States states it'])
  })

  it.each([
    [
      'description',
      { short: { en: 'Short.' }, full: { en: 'x', de: 'Klimaneutral gestrickt' } },
      'description.full.de',
    ],
    ['name', { en: 'Eco-friendly sock' }, 'name.en'],
    ['meta', { description: { en: 'x', it: 'Calzini ecologici' } }, 'meta.description.it'],
  ])('LAW-20 a generic claim in the %s is rejected, unless a certificate bears it out', (member, value, place) => {
    expect(bad({ [member]: value }).map((problem) => problem.split(':')[0])).toEqual([place])
    const certificates = [{ scheme: 'GOTS', id: 'CU 1', link: 'https://certificates.example/1' }]
    expect(bad({ [member]: value, certificates })).toEqual([])
  })

  it('takes keywords and a design, and does without', () => {
    const given = product('A1', { keywords: { en: 'cats, kittens', de: 'Katzen, Kätzchen' }, design: 'cat-nap' })
    expect(catalogueProduct.parse(given)).toEqual(given)
    const { keywords: _keywords, design: _design, ...without } = given
    expect(catalogueProduct.parse(without)).toEqual(without)
  })

  it.each([
    ['no name', bad({ name: {} }), 'name.en: is missing'],
    ['an empty name', bad({ name: { en: '' } }), 'name.en: must not be empty'],
    ['a name with a space at its end', bad({ name: { en: 'Sock ' } }), 'name.en: must not begin or end with a space'],
    [
      'a control character',
      bad({ name: { en: 'a\u0007b' } }),
      'name.en: must not hold line ends or other control characters',
    ],
    ['a sku in small letters', bad({ sku: 'a1' }), 'sku: must be capital letters, digits and hyphens, at most 40'],
    ['a product that looks like an American pack', bad({ sku: 'A-UP' }), 'sku: must not hold -UP: that marks variants'],
    ['itself as another colour', bad({ linkedProducts: ['A1'] }), 'linkedProducts: must not name the product itself'],
    ['the same category twice', bad({ categories: ['new', 'new'] }), 'categories: must not hold the same twice'],
    [
      'a category with a slash before it',
      bad({ categories: ['/new'] }),
      'categories.0: must be a path of lower-case words, such as adults/socks',
    ],
    ['no fibres', bad({ compositions: [] }), 'compositions: is missing: the fibres must be named before the purchase'],
    [
      'fibres that are not all of it',
      bad({ compositions: [{ part: 'body', fibres: [{ material: 'cotton', percent: 99 }] }] }),
      'compositions.0.fibres: must add up to 100 percent',
    ],
    [
      'more hyphens than an address can distinguish',
      bad({ sku: 'A-B-C-D-E-F-G-H-I-J' }),
      'sku: must not have more than 8 hyphens',
    ],
    [
      'an unknown part',
      bad({ compositions: [{ part: 'wing', fibres: [{ material: 'cotton', percent: 100 }] }] }),
      'compositions.0.part: must be one of body, lining, sole, cuff, trim, filling',
    ],
    ['keywords without English', bad({ keywords: { de: 'Katzen' } }), 'keywords.en: is missing'],
    ['keywords without end', bad({ keywords: { en: 'x'.repeat(501) } }), 'keywords.en: must be at most 500 characters'],
    ['a design of two words', bad({ design: 'Cat Nap' }), 'design: must be one lower-case word, with hyphens'],
    [
      'a scheme that is none',
      bad({ certificates: [{ scheme: 'Our own leaf', id: '1', link: 'https://a.example' }] }),
      expect.stringMatching(/^certificates\.0\.scheme: must be one of EU Ecolabel, GOTS/),
    ],
    [
      'a certificate that leads nowhere',
      bad({ certificates: [{ scheme: 'GOTS', id: '1', link: 'http://a.example' }] }),
      'certificates.0.link: must be an address such as https://…',
    ],
    ['a bar in a certificate', bad({ certifications: ['A|B'] }), 'certifications.0: must not hold |'],
    [
      'one size twice',
      bad({ variants: [variant(1, { size: 'm' }), variant(2, { size: 'M' })] }),
      'variants.1.size: duplicates another variant',
    ],
    [
      'a price of nothing',
      badVariant({ prices: { ...variant(1).prices, EUR: { original: 900, final: 0 } } }),
      'variants.0.prices.EUR.final: must not be zero',
    ],
    ['no picture', bad({ images: [] }), 'images: must have at least one picture'],
    [
      'a picture elsewhere',
      bad({ images: [{ picture: '../x.jpg', imageType: 'product' }] }),
      'images.0.picture: must be a file in the folder of the catalogue',
    ],
    [
      'a picture on the network',
      bad({ images: [{ picture: 'https://x.test/a.jpg', imageType: 'product' }] }),
      'images.0.picture: must be a file in the folder of the catalogue',
    ],
    ['~PRD-11 no variant', bad({ variants: [] }), 'variants: must have at least one variant'],
    [
      '~PRD-02 a barcode with a wrong digit',
      badVariant({ id: '4006381333932' }),
      'variants.0.id: must be a barcode of 13 digits (EAN-13) with the right last digit',
    ],
    [
      'a price above the original',
      badVariant({ prices: { ...variant(1).prices, EUR: { original: 900, final: 1000 } } }),
      'variants.0.prices.EUR.final: must not be above the original price',
    ],
    [
      'half a cent',
      badVariant({ prices: { ...variant(1).prices, EUR: { original: 900, final: 899.5 } } }),
      'variants.0.prices.EUR.final: must be a whole number',
    ],
    ['stock below nothing', badVariant({ stock: { nl: -1 } }), 'variants.0.stock.nl: must not be negative'],
    [
      'an American pack without dollars',
      badVariant({ sku: 'A-UP', prices: {} }),
      'variants.0.prices.USD: a price in USD is missing',
    ],
  ])('refuses %s', (_, problems, expected) => {
    expect(problems).toEqual([expected])
  })

  it('names what may stand there instead', () => {
    expect(bad({ colour: { primary: 'nope' } })[0]).toMatch(/^colour\.primary: must be one of black, white, /)
    expect(bad({ badges: ['hot'] })[0]).toMatch(/^badges\.0: must be one of new, sale, /)
    expect(badVariant({ prices: { ...variant(1).prices, AUD: { original: 1, final: 1 } } })).toHaveLength(1)
    expect(badVariant({ stock: { moon: 1 } })).toHaveLength(1)
  })

  it('refuses what it does not know', () => {
    expect(bad({ colour: { primary: 'red', third: 'blue' } })).toHaveLength(1)
  })

  it('wants a price in every currency that the other storefronts are paid in, each missing one by its name', () => {
    const { EUR } = variant(1).prices
    expect(badVariant({ prices: { EUR } }).map((problem) => problem.slice(-14, -11))).toEqual([
      'GBP',
      'CHF',
      'USD',
      'SEK',
      'DKK',
      'NOK',
      'CZK',
      'KRW',
    ])
  })

  it('~HSE-11 lets the shop export what has no price in a new currency yet', () => {
    const { EUR } = variant(1).prices
    const given = product('A1', { variants: [variant(1, { prices: { ...(EUR && { EUR }) } })] })
    expect(offeredProduct.parse(given)).toEqual(given)
    expect(offeredProduct.safeParse({ ...given, compositions: [] }).success).toBe(false)
  })

  it('one size may stand in the packs of both regions', () => {
    const variants = [variant(1, { size: 'm' }), variant(2, { size: 'm', sku: 'A1-UP' })]
    expect(bad({ variants })).toEqual([])
  })

  it.each([[null], [[]], ['text'], [{ variants: [null] }], [{ variants: null }], [{ compositions: [null] }]])(
    'refuses %j without falling over',
    (value) => {
      expect(problemsOf(value).length).toBeGreaterThan(0)
    },
  )

  it('finds every mistake at once, also between fields of which one is wrong', () => {
    const problems = bad({
      name: { en: '' },
      linkedProducts: ['A1'],
      compositions: [],
      variants: [{ ...variant(1), id: '1', size: '', prices: {} }],
    })
    expect(problems).toHaveLength(3 + 2 + 9)
  })
})
