/** What the list of products shows of each: picture, stock per region, price, and what is wrong. */
import type { Offer } from '../../contracts/commerce/commerce.ts'
import { PRICE_CURRENCIES } from '../../contracts/merchant/catalogue.ts'
import type { IncompleteProduct } from '../../contracts/merchant/incomplete-product.ts'
import { isAmericanPack } from '../../markets/products/variants-of-storefront.ts'
import { WAREHOUSES } from '../../markets/warehouses.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { findOffers } from '../../services/commerce/admin.ts'
import {
  missingLanguages,
  readDraft,
  readProducts,
  type ProductDocument,
  type ProductRow,
} from '../../services/discovery/admin.ts'
import type { ShopSchema } from '../shop-schema.ts'
import { checkProduct } from './check-product.ts'

export const PRODUCT_PROBLEMS = [
  'incomplete',
  'no-picture',
  'language',
  'no-stock-europe',
  'no-stock-america',
  'no-price',
  'not-recommended',
] as const

export type ListedProblem = {
  readonly code: (typeof PRODUCT_PROBLEMS)[number]
  /** How many, or which. */
  readonly detail: string
}

export type DescribedProduct = ProductRow & {
  readonly picture: { readonly href: string; readonly background: string } | null
  readonly variants: number
  readonly stockEurope: number
  readonly stockAmerica: number
  readonly price: { readonly currency: 'EUR' | 'USD'; readonly from: number; readonly to: number } | null
  readonly problems: readonly ListedProblem[]
}

/** A page of them: documents and offers are read with one statement each. */
export async function describeProducts(
  database: Database<ShopSchema>,
  rows: readonly ProductRow[],
): Promise<readonly DescribedProduct[]> {
  const listed = rows.filter(({ state }) => state === 'listed').map(({ sku }) => sku)
  const [documents, offers] = await Promise.all([
    readProducts(database.query, database, listed),
    findOffers(database.query, database, listed),
  ])
  const known = new Map(documents.map(({ document }) => [document.sku, document]))
  return Promise.all(
    rows.map(async (row) => {
      if (row.state === 'draft') return describeDraft(database, row)
      const document = known.get(row.sku)
      return document === undefined ? { ...row, ...NOTHING } : describeListed(row, document, offers[row.sku] ?? [])
    }),
  )
}

const NOTHING = { picture: null, variants: 0, stockEurope: 0, stockAmerica: 0, price: null, problems: [] } as const

async function describeDraft(database: Database<ShopSchema>, row: ProductRow): Promise<DescribedProduct> {
  const draft = await readDraft(database.query, row.sku)
  if (draft === undefined) return { ...row, ...NOTHING }
  const { product } = draft
  const { problems } = await checkProduct(database, row.sku, product)
  const [image] = product.images ?? []
  return {
    ...row,
    picture: image?.picture === undefined ? null : pictureOf(`/images/${image.picture}`, image.backgroundColor),
    variants: product.variants?.length ?? 0,
    stockEurope: 0,
    stockAmerica: 0,
    price: priceOf((product.variants ?? []).map(pricesOfDraft)),
    problems: problems.length === 0 ? [] : [{ code: 'incomplete', detail: String(problems.length) }],
  }
}

type DraftVariant = NonNullable<IncompleteProduct['variants']>[number]
type Finals = Readonly<Record<string, number | undefined>>

const pricesOfDraft = ({ prices = {} }: DraftVariant): Finals =>
  Object.fromEntries(Object.entries(prices).map(([currency, { final }]) => [currency, final]))

const finalsOf = ({ prices }: Pick<Offer, 'prices'>): Finals =>
  Object.fromEntries(Object.entries(prices).map(([currency, { final }]) => [currency, final]))

function describeListed(row: ProductRow, document: ProductDocument, offers: readonly Offer[]): DescribedProduct {
  const [image] = document.images
  const [american, european] = [true, false].map((is) => offers.filter(({ sku }) => isAmericanPack(sku) === is))
  const [stockEurope, stockAmerica] = [stockOf(european ?? [], WAREHOUSES.NL), stockOf(american ?? [], WAREHOUSES.US)]
  const languages = missingLanguages(document)
  const unpriced = PRICE_CURRENCIES.filter((currency) =>
    (european ?? []).some(({ prices }) => prices[currency] === undefined),
  )
  const problems: readonly (ListedProblem | false)[] = [
    document.images.length === 0 && { code: 'no-picture', detail: '' },
    languages.length > 0 && { code: 'language', detail: languages.join(', ') },
    european?.length !== 0 && stockEurope <= 0 && { code: 'no-stock-europe', detail: '' },
    american?.length !== 0 && stockAmerica <= 0 && { code: 'no-stock-america', detail: '' },
    (offers.length === 0 || unpriced.length > 0) && { code: 'no-price', detail: unpriced.join(', ') },
    !document.recommended && { code: 'not-recommended', detail: '' },
  ]
  return {
    ...row,
    picture: image === undefined ? null : pictureOf(image.href, image.backgroundColor),
    variants: offers.length,
    stockEurope,
    stockAmerica,
    price: priceOf(offers.map(finalsOf)),
    problems: problems.filter((problem) => problem !== false),
  }
}

const pictureOf = (href: string, background = '#ffffff') => ({ href, background })

const stockOf = (offers: readonly Offer[], codes: readonly string[]): number =>
  offers.reduce(
    (sum, { stock }) =>
      sum + Object.entries(stock).reduce((own, [code, pairs]) => own + (codes.includes(code) ? pairs : 0), 0),
    0,
  )

/** In euro; packs of the United States in dollars, where there is nothing else. */
function priceOf(variants: readonly Finals[]): DescribedProduct['price'] {
  for (const currency of ['EUR', 'USD'] as const) {
    const finals = variants.flatMap((prices) => prices[currency] ?? [])
    if (finals.length > 0) return { currency, from: Math.min(...finals), to: Math.max(...finals) }
  }
  return null
}
