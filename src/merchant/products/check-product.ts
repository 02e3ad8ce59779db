/** The checks of the catalogue import for one product of the desk, with the same messages, at the columns of the file. */
import type { CatalogueProduct } from '../../contracts/merchant/catalogue.ts'
import type { IncompleteProduct } from '../../contracts/merchant/incomplete-product.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { draftWithVariant } from '../../services/discovery/admin.ts'
import type { CataloguePictures } from '../catalogue/catalogue-pictures.ts'
import { checkCatalogue, clashes, repeated } from '../catalogue/check-catalogue.ts'
import { columnAt } from '../catalogue/columns.ts'
import { checkDraft, MISSING, type Draft } from '../catalogue/draft.ts'
import type { CatalogueProblem } from '../catalogue/problem.ts'
import { storedProducts } from '../catalogue/stored-products.ts'
import type { ShopSchema } from '../shop-schema.ts'
import { libraryPictures } from './library-pictures.ts'

/** `row`: of the variant, from 1; problems of the product itself are in the first row, as in a file. */
export type ProductProblem = CatalogueProblem

export type CheckedProduct = {
  readonly problems: readonly ProductProblem[]
  /** Absent when anything is wrong. */
  readonly product?: CatalogueProduct
  readonly pictures: CataloguePictures
}

function toDraft(sku: string, product: IncompleteProduct): Draft {
  const { images = [], variants = [], ...rest } = product
  return {
    // As a file has them: lists that may be empty, and groups of every variant.
    value: { ...rest, sku, images, variants: variants.map((variant) => ({ prices: {}, stock: {}, ...variant })) },
    problems: [],
    placeOf(path) {
      const [member, index] = path
      const row = member === 'variants' && typeof index === 'number' ? index + 1 : 1
      return { row, column: columnAt(path) }
    },
  }
}

export async function checkProduct(
  database: Database<ShopSchema>,
  sku: string,
  product: IncompleteProduct,
): Promise<CheckedProduct> {
  const draft = toDraft(sku, product)
  const references = (product.images ?? []).flatMap(({ picture }) => picture ?? [])
  const pictures = await libraryPictures(database.query, references)
  const { problems } = await checkCatalogue(only(draft), {
    headProblems: [],
    pictures,
    products: storedProducts(database),
  })
  const checked = problems.length === 0 ? checkDraft(draft).product : undefined
  return { problems, pictures, ...(checked && { product: checked }) }
}

async function* only(draft: Draft): AsyncGenerator<Draft> {
  yield draft
}

const IDENTITY = new Set(['sku', 'variant.id', 'variant.sku'])

/** What may not be wrong even in a draft: SKUs and barcodes that are malformed, repeated, or used by another product or draft. */
export async function checkIdentity(
  database: Database<ShopSchema>,
  sku: string,
  product: IncompleteProduct,
): Promise<readonly ProductProblem[]> {
  const draft = toDraft(sku, product)
  const variants = (product.variants ?? []).map((variant) => ({ id: variant.id ?? '', sku: variant.sku ?? '' }))
  const malformed = checkDraft(draft).problems.filter(
    ({ column, message }) => IDENTITY.has(column) && message !== MISSING,
  )
  const twice = repeated(draft, { products: new Map(), ids: new Map(), skus: new Map() })
  const used = await clashes([{ draft, product: { sku, variants } }], storedProducts(database))
  const reserved: ProductProblem[] = []
  for (const [index, variant] of variants.entries()) {
    for (const name of ['id', 'sku'] as const) {
      const other = variant[name] === '' ? undefined : await draftWithVariant(database.query, variant[name], sku)
      if (other === undefined) continue
      reserved.push({ ...draft.placeOf(['variants', index, name]), message: `belongs to the draft ${other}` })
    }
  }
  return [...malformed, ...twice, ...used, ...reserved]
}
