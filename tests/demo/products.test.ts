import { describe, expect, it } from 'vitest'
import { TEXT_LANGUAGES, type CatalogueProduct } from '../../src/contracts/merchant/catalogue.ts'
import { COLOURS } from '../../src/markets/products/colours.ts'
import { filtersOf } from '../../src/markets/listings/filterable-paths.ts'
import { variantsOfStorefront } from '../../src/markets/products/variants-of-storefront.ts'
import { sizeOf } from '../../loom/sizes.ts'
import { demoProducts } from '../support/demo-shop.ts'

const products = demoProducts()
const among = (fits: (product: CatalogueProduct) => boolean) => products.filter(fits)
const inCategory = (path: string) => among(({ categories }) => categories.includes(path))
const inCollection = (name: string) => among(({ collections }) => collections.includes(name))
const pairs = ({ stock }: CatalogueProduct['variants'][number]) => Object.values(stock).reduce((sum, n) => sum + n, 0)
/** drawing:crew.pair.cats_lilac → cats */
const motifOf = ({ images }: CatalogueProduct) => /([a-z-]+)_[a-z]+$/.exec(images[0]?.picture ?? '')?.[1]
const share = (part: readonly unknown[]) => part.length / products.length

describe('the demo catalogue', () => {
  it('~MKT-41 is large enough, in every department', () => {
    expect(products.length).toBeGreaterThanOrEqual(500)
    expect(inCategory('adults/socks').length).toBeGreaterThan(300)
    expect(inCategory('kids/socks').length).toBeGreaterThan(80)
    expect(inCategory('gifts/gift-boxes').length).toBeGreaterThan(60)
    expect(inCategory('underwear').length).toBeGreaterThan(20)
    expect(inCategory('accessories').length).toBeGreaterThan(20)
  })

  it('has one sku, barcode and name for each thing', () => {
    const variants = products.flatMap((product) => product.variants)
    expect(new Set(products.map(({ sku }) => sku)).size).toBe(products.length)
    expect(new Set(variants.map(({ id }) => id)).size).toBe(variants.length)
    expect(new Set(variants.map(({ sku }) => sku)).size).toBe(variants.length)
  })

  it.each(TEXT_LANGUAGES.filter((language) => language !== 'en-US'))(
    'describes no two products alike in %s',
    (language) => {
      const texts = products.map(({ description }) => description.full[language] ?? '')
      expect(texts).not.toContain('')
      expect(new Set(texts).size).toBe(products.length)
    },
  )

  it('links every colour with the others of its kind', () => {
    const bySku = new Map(products.map((product) => [product.sku, product]))
    for (const { sku, name, linkedProducts } of products) {
      for (const other of linkedProducts) {
        expect(bySku.get(other)?.linkedProducts).toContain(sku)
        expect(bySku.get(other)?.name.en).toBe(name.en)
      }
    }
  })

  it('has a design for every product, and one drawing to a design, whatever it is on', () => {
    expect(among(({ design }) => design === undefined)).toEqual([])
    const drawn = among(({ family }) => family !== 'gift-boxes').map((product) => [product.design, motifOf(product)])
    expect(Object.entries(Object.fromEntries(drawn))).toHaveLength(new Set(drawn.map(String)).size)
    expect(drawn.filter(([, motif]) => motif === undefined)).toEqual([])
  })

  it.each([
    ['by its motif', 'CR026-BLUSH', 'cats, kittens, kitty', 'Katzen, Kätzchen, Kater, Miezen'],
    ['once by a word that two motifs share', 'GX001-2', 'lemons, cherries, citrus, fruit', /^Zitronen, Kirschen, /],
    ['by every motif of a full box', 'GX002-7', /^sushi, .*, eggs, maki$/, /^Sushi, .*, Eier, Maki$/],
  ])('is looked for %s', (_, sku, en, de) => {
    const keywords = products.find((product) => product.sku === sku)?.keywords
    expect(keywords?.en).toMatch(en)
    expect(keywords?.de).toMatch(de)
  })

  it.each(TEXT_LANGUAGES.filter((language) => language !== 'en-US'))(
    'has one to eight different keywords for everything in %s',
    (language) => {
      const lists = products.map(({ keywords }) => (keywords?.[language] ?? '').split(', '))
      expect(lists.filter((list) => list.includes('') || list.length > 8)).toEqual([])
      expect(lists.filter((list) => new Set(list).size < list.length)).toEqual([])
    },
  )

  it('draws nothing that the loom cannot', () => {
    const pictures = products.flatMap(({ images }) => images.map(({ picture }) => picture.replace('drawing:', '')))
    expect(pictures.filter((name) => sizeOf(name) === undefined)).toEqual([])
  })

  it('is sold on us and everywhere else', () => {
    const isOffered = (storefront: 'us' | 'uk') =>
      products.every(({ variants }) => variantsOfStorefront(variants, storefront).length > 0)
    expect([isOffered('us'), isOffered('uk')]).toEqual([true, true])
  })

  it('has about twelve in a hundred on sale, some sold out, some low, some new', () => {
    const reduced = among(({ variants }) =>
      variants.some(({ prices }) => prices.USD && prices.USD.final < prices.USD.original),
    )
    expect(share(reduced)).toBeGreaterThan(0.1)
    expect(share(reduced)).toBeLessThan(0.14)
    expect(
      reduced.every(
        ({ badges, variants }) =>
          badges.includes('sale') && variants.every(({ prices }) => prices.USD?.prior !== undefined),
      ),
    ).toBe(true)
    expect(share(among(({ variants }) => variants.every((variant) => pairs(variant) === 0)))).toBeGreaterThan(0.02)
    expect(
      share(among(({ variants }) => variants.some((variant) => pairs(variant) > 0 && pairs(variant) <= 5))),
    ).toBeGreaterThan(0.1)
    expect(share(inCategory('new'))).toBeGreaterThan(0.05)
  })

  it('~LST-11 has an outlet of more than one long page', () => {
    expect(inCategory('outlet').length).toBeGreaterThan(152)
  })

  it.each(['sneaker-socks', 'low-socks', 'socks-for-men', 'socks-for-women'])(
    '~LST-08 fills /collection/%s beyond a page',
    (name) => {
      expect(filtersOf(`/collection/${name}`)).not.toEqual([])
      expect(inCollection(name).length).toBeGreaterThan(64)
      expect(new Set(inCollection(name).map(({ colour }) => colour.primary)).size).toBeGreaterThanOrEqual(8)
    },
  )

  it.each(['adults/socks', 'kids/socks'])('~LST-09 has every colour and several materials in /%s', (path) => {
    const listed = inCategory(path)
    expect(new Set(listed.map(({ colour }) => colour.primary))).toEqual(new Set(COLOURS))
    expect(new Set(listed.flatMap(({ materials }) => materials)).size).toBeGreaterThanOrEqual(4)
  })

  it('names the fibres of everything that has any', () => {
    expect(products.every(({ compositions }) => compositions.length > 0)).toBe(true)
  })
})
