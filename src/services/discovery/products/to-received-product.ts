/** A product as in responses: its document in one language, with the offers of commerce (PRD-01 to PRD-09). */
import { compositionText, legalFibres } from '../../../markets/products/fibre-names.ts'
import { sortSizes } from '../../../markets/products/sort-sizes.ts'
import { productStockStatus, variantStockStatus } from '../../../markets/products/stock-status.ts'
import { isAmericanPack } from '../../../markets/products/variants-of-storefront.ts'
import { imageAddress } from '../../../markets/images/image-widths.ts'
import { WAREHOUSES } from '../../../markets/warehouses.ts'
import { discountOf } from '../../../markets/prices/discount-of.ts'
import type { Price } from '../../../markets/prices/price-for-market.ts'
import { announcedPrice } from '../../../markets/prices/prior-price.ts'
import type { PriceCurrency, TextLanguage, LocalizedTexts } from '../../../contracts/merchant/catalogue.ts'
import { PRICE_CURRENCIES } from '../../../contracts/merchant/catalogue.ts'
import type { Offer } from '../../../contracts/commerce/commerce.ts'
import type {
  LinkedProduct,
  ProductMedia,
  ReceivedProduct,
  ReceivedVariant,
} from '../../../contracts/discovery/product.ts'
import type { DocumentImage, Label, ProductDocument } from './product-document.ts'
import type { StoredProduct } from './read-products.ts'

/** Another colour of a product: its label, its stock, and where it is sold. */
export type LinkedParts = Label & {
  readonly sku: string
  readonly stock: { readonly nl: number; readonly us: number }
  readonly offered: { readonly nl: boolean; readonly us: boolean }
}

export type ProductParts = {
  readonly stored: StoredProduct
  readonly offers: readonly Offer[]
  readonly linked: readonly LinkedParts[]
}

export function toReceivedProduct({ stored, offers, linked }: ProductParts, language: TextLanguage): ReceivedProduct {
  const { document, updatedAt, updateReason } = stored
  const variants = offers.map(toVariant)
  const inLanguage = (texts: LocalizedTexts) => texts[language] ?? texts.en
  const { sku, colour, patternGroup, sections, collections, categories } = document
  const name = inLanguage(document.name)
  const short = inLanguage(document.description.short)
  const sizes = variants.filter(({ stockStatus }) => stockStatus !== 'no-stock').map(({ size }) => size)
  return {
    _id: sku,
    id: sku,
    kind: 'product',
    type: 'product',
    sku,
    name,
    stockStatus: productStockStatus(variants),
    variants,
    linkedProducts: linked.map((product) => toLinked(product, inLanguage)),
    relatedColours: [...new Set(linked.map((product) => product.colour))],
    media: toMedia(document.images, name, inLanguage),
    meta: {
      title: document.meta?.title ? inLanguage(document.meta.title) : name,
      description: document.meta?.description ? inLanguage(document.meta.description) : short,
    },
    description: { full: inLanguage(document.description.full), short },
    information: toInformation(document, language),
    colour,
    patternGroup,
    sections,
    availableSizes: sortSizes([...new Set(sizes)]),
    collections,
    categories,
    materials: document.materials,
    displayFeatures: document.displayFeatures,
    badges: document.badges,
    certifications: document.certifications,
    seasonalClearance: document.seasonalClearance,
    updatedAt,
    updateReason,
  }
}

/** The struck original is the one the law allows: the lowest of the thirty days before the reduction. */
function toVariant({ id, sku, size, prices, stock }: Offer): ReceivedVariant {
  const values: Partial<Record<PriceCurrency, Price>> = Object.fromEntries(
    PRICE_CURRENCIES.flatMap((currency) => {
      const price = prices[currency]
      return price === undefined ? [] : [[currency, announcedPrice(price, price.prior)]]
    }),
  )
  const american = isAmericanPack(sku)
  const codes = WAREHOUSES[american ? 'US' : 'NL']
  const own = values[american ? 'USD' : 'EUR'] ?? { original: 0, final: 0 }
  return {
    id,
    sku,
    size,
    stockStatus: variantStockStatus(codes.reduce((sum, code) => sum + (stock[code] ?? 0), 0)),
    price: { ...own, values },
    discount: discountOf(own),
  }
}

function toLinked(
  { sku, name, colour, hero, stock, offered }: LinkedParts,
  inLanguage: (texts: LocalizedTexts) => string,
): LinkedProduct {
  return {
    sku,
    name: inLanguage(name),
    colour,
    picture: hero?.href ?? '',
    backgroundColor: hero?.backgroundColor ?? '',
    stock,
    offered,
  }
}

function toMedia(
  images: readonly DocumentImage[],
  name: string,
  inLanguage: (texts: LocalizedTexts) => string,
): ProductMedia {
  const [hero, alternate = hero] = images
  const sized = (width: number) =>
    hero === undefined ? '' : imageAddress({ href: hero.href, width, backgroundColor: hero.backgroundColor }, 'auto')
  return {
    hero: { thumbnail: sized(90), small: sized(320), large: sized(1024), original: hero?.href ?? '' },
    alternate: alternate?.href ?? '',
    images: images.map(({ href, alt, imageType, backgroundColor, width, height }, index) => ({
      url: href,
      alt: alt === undefined ? name : inLanguage(alt),
      position: index + 1,
      backgroundColor,
      imageType,
      width,
      height,
    })),
  }
}

function toInformation(document: ProductDocument, language: TextLanguage): ReceivedProduct['information'] {
  const { compositions, washingInstructions, sizeGuideBlock, occasion, origin, ageGroup, family, silhouette } = document
  const { safety, certificates, hasAnimalParts = false } = document
  const { warnings, ...parties } = safety ?? {}
  return {
    composition: compositionText(compositions, language, hasAnimalParts),
    compositions,
    legalMaterials: legalFibres(
      compositions.flatMap(({ fibres }) => fibres),
      language,
    ).map(([name]) => name),
    washingInstructions,
    ageGroup,
    family,
    silhouette,
    ...(sizeGuideBlock === undefined ? {} : { sizeGuideBlock }),
    ...(occasion === undefined ? {} : { occasion }),
    ...(origin === undefined ? {} : { origin }),
    ...(safety && { safety: { ...parties, ...(warnings && { warnings: warnings[language] ?? warnings.en }) } }),
    ...(certificates && { certificates }),
  }
}
