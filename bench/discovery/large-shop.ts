/**
 * A shop of any size, the same every time: the demo's products over and over, each time as another generation with
 * other names, words, colours, prices and stock. Generated on demand, so that only the index takes memory.
 */
import { demoProducts } from '../../tests/support/demo-shop.ts'
import { priceTags } from './price-tags.ts'
import { LOOM_VERSION, sizeOf } from '../../loom/sizes.ts'
import type { CatalogueImage, LocalizedTexts } from '../../src/contracts/merchant/catalogue.ts'
import { DRAWING } from '../../src/contracts/merchant/catalogue.ts'
import type { CommerceClient } from '../../src/contracts/commerce/commerce-client.ts'
import type { Offer } from '../../src/contracts/commerce/commerce.ts'
import { COLOURS } from '../../src/markets/products/colours.ts'
import { eanCheckDigit } from '../../src/markets/products/ean.ts'
import type { Language } from '../../src/markets/types.ts'
import { PRODUCTS_AT_ONCE } from '../../src/services/discovery/build-product-index.ts'
import { createPace } from '../../src/services/discovery/index/pace.ts'
import type { DocumentImage, ProductDocument } from '../../src/services/discovery/products/product-document.ts'
import type { StoredProduct } from '../../src/services/discovery/products/read-products.ts'
import { drawingPicture, hrefOf } from '../../src/services/images/pictures/drawing-picture.ts'
import { dice, numberBelow, oneOf } from './dice.ts'
import { largeShopTexts, type ProductTexts } from './large-shop-texts.ts'

type ProductShape = Omit<ProductDocument, 'name' | 'keywords' | 'description'>

export type LargeShop = {
  readonly count: number
  readonly skus: readonly string[]
  readonly textsOf: (product: number, language: Language) => ProductTexts
  /** Without its texts. */
  readonly shapeOf: (product: number) => ProductShape
  readonly offersOf: (product: number) => readonly Offer[]
  /** As many at a time as the index has the database give it. */
  readonly products: () => AsyncGenerator<readonly StoredProduct[]>
  readonly commerce: Pick<CommerceClient, 'offers'>
}

const SOLD_OUT = 0.08
const SIZE_SOLD_OUT = 0.06
const REDUCED = 0.12
const WRITTEN_AT = '2026-01-01T00:00:00.000Z'
export const LANGUAGES = ['en', 'de', 'nl', 'fr', 'es', 'it'] as const satisfies readonly Language[]

export function largeShop(count: number): LargeShop {
  const demo = demoProducts()
  const images = demo.map((product) => product.images.map(toDocumentImage))
  const texts = new Map<Language, ReturnType<typeof largeShopTexts>>()
  const base = (product: number) => {
    const [place, generation] = [product % demo.length, Math.floor(product / demo.length)]
    const found = demo[place]
    if (found === undefined) throw new RangeError(`There is no product ${product}`)
    return { place, generation, found }
  }
  const skuOf = (product: number) => inGeneration(base(product).found.sku, base(product).generation)
  const skus = Array.from({ length: count }, (_, product) => skuOf(product))
  const productOf = new Map(skus.map((sku, product) => [sku, product]))

  const textsOf = (product: number, language: Language): ProductTexts => {
    const { place, generation } = base(product)
    const inLanguage = texts.get(language) ?? largeShopTexts(demo, language)
    texts.set(language, inLanguage)
    return inLanguage(place, generation)
  }

  const shapeOf = (product: number): ProductShape => {
    const { place, generation, found } = base(product)
    const {
      variants: _variants,
      images: _images,
      name: _name,
      keywords: _keywords,
      description: _description,
      ...rest
    } = found
    const next = dice(2, product)
    return {
      ...rest,
      sku: inGeneration(found.sku, generation),
      ...(found.design === undefined ? {} : { design: `${found.design}-${generation}` }),
      colour: generation === 0 ? found.colour : { primary: oneOf(COLOURS, next), secondary: oneOf(COLOURS, next) },
      linkedProducts: found.linkedProducts
        .map((sku) => inGeneration(sku, generation))
        .filter((sku) => productOf.has(sku)),
      images: images[place] ?? [],
    }
  }

  const offersOf = (product: number): readonly Offer[] => {
    const { generation, found } = base(product)
    const next = dice(3, product)
    const euro = Math.ceil(((found.variants[0]?.prices.EUR?.original ?? 1000) / 100) * (0.6 + 1.2 * next()))
    const off = next() < REDUCED ? oneOf([20, 30, 40, 50], next) : 0
    const prices = { nl: priceTags(euro, off, false), us: priceTags(euro, off, true) }
    const isSoldOut = next() < SOLD_OUT
    return found.variants.map(({ sku, size }, index) => {
      const region = sku.endsWith('-UP') ? 'us' : 'nl'
      const pairs = isSoldOut || next() < SIZE_SOLD_OUT ? 0 : 1 + numberBelow(300, next)
      return {
        id: barcode(product + 1, index),
        sku: sku.replace(found.sku, inGeneration(found.sku, generation)),
        size,
        prices: prices[region],
        stock: { [`${region}-rsv`]: 0, [region]: pairs },
      }
    })
  }

  return {
    count,
    skus,
    textsOf,
    shapeOf,
    offersOf,
    async *products() {
      const pace = createPace()
      for (let first = 0; first < count; first += PRODUCTS_AT_ONCE) {
        const some: StoredProduct[] = []
        for (let product = first; product < Math.min(count, first + PRODUCTS_AT_ONCE); product += 1) {
          const made = { ...shapeOf(product), ...inAllLanguages((language) => textsOf(product, language)) }
          some.push({
            document: asFromDatabase(made),
            position: product + 1,
            updatedAt: WRITTEN_AT,
            updateReason: 'created',
          })
          // Generating them is not part of what is measured, so it must not delay searches either.
          if (pace.isDue()) await pace.pause()
        }
        yield some
      }
    },
    commerce: {
      offers: async (wanted) =>
        Object.fromEntries(
          wanted.flatMap((sku) => {
            const product = productOf.get(sku)
            return product === undefined ? [] : [[sku, offersOf(product)]]
          }),
        ),
    },
  }
}

const inGeneration = (sku: string, generation: number): string => (generation === 0 ? sku : `${sku}-${generation}`)

function inAllLanguages(
  textsOf: (language: Language) => ProductTexts,
): Pick<ProductDocument, 'name' | 'keywords' | 'description'> {
  const [en, de, nl, fr, es, it] = LANGUAGES.map(textsOf)
  const texts = (field: keyof ProductTexts): LocalizedTexts => ({
    en: en?.[field] ?? '',
    de: de?.[field] ?? '',
    nl: nl?.[field] ?? '',
    fr: fr?.[field] ?? '',
    es: es?.[field] ?? '',
    it: it?.[field] ?? '',
  })
  return {
    name: texts('name'),
    keywords: texts('keywords'),
    description: { short: texts('short'), full: texts('full') },
  }
}

function toDocumentImage({ picture, imageType, backgroundColor = '#ffffff', alt }: CatalogueImage): DocumentImage {
  const name = picture.replace(DRAWING, '')
  const size = sizeOf(name) ?? { width: 1, height: 1 }
  const href = hrefOf(drawingPicture({ name, version: LOOM_VERSION, size }))
  return { href, drawn: true, ...size, imageType, backgroundColor, ...(alt === undefined ? {} : { alt }) }
}

/** As the demo's: from the numbers that no real product has. */
function barcode(product: number, variant: number): string {
  const twelve = `29${String(product).padStart(7, '0')}${String(variant).padStart(3, '0')}`
  return `${twelve}${eanCheckDigit(twelve)}`
}

/** As JSON and back: texts that were put together of pieces are slower to read than those of a database. */
function asFromDatabase(document: ProductDocument): ProductDocument {
  const read: ProductDocument = JSON.parse(JSON.stringify(document))
  return read
}
