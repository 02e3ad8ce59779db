/** How products of the desk are written: as drafts, as an import writes them, taken out, and as they were before an edit. */
import { z } from 'zod'
import type { CatalogueProduct } from '../../contracts/merchant/catalogue.ts'
import { incompleteProduct, type IncompleteProduct } from '../../contracts/merchant/incomplete-product.ts'
import { fail, ok } from '../../platform/result.ts'
import { retireOffersOf } from '../../services/commerce/admin.ts'
import {
  deleteDraft,
  PRODUCT_STATES,
  saveDraft,
  unlistProducts,
  type ProductState,
} from '../../services/discovery/admin.ts'
import type { CataloguePictures } from '../catalogue/catalogue-pictures.ts'
import { productSubject } from '../catalogue/catalogue-subjects.ts'
import { reportVariants, stageChangedProducts, writeProducts } from '../catalogue/write-products.ts'
import type { OperationResult, RunContext, UndoneSubject } from '../declaration.ts'
import { rejected } from '../failures/operation-failure.ts'
import { checkIdentity, checkProduct, type ProductProblem } from './check-product.ts'
import { readEditedProduct, type EditedProduct } from './edited-product.ts'
import { restoredProduct } from './product-changes.ts'

const skuOf = (subject: string): string => subject.slice(productSubject('').length)

export const withProblems = (problems: readonly ProductProblem[]) =>
  rejected('PRODUCT_PROBLEMS', { count: problems.length }, { details: { problems } })

type Saved = { readonly state: ProductState; readonly product: IncompleteProduct }

export async function writeDraft(
  { database, clock }: RunContext,
  sku: string,
  product: IncompleteProduct,
): OperationResult<Saved> {
  const problems = await checkIdentity(database, sku, product)
  if (problems.length > 0) return withProblems(problems)
  await database.transaction((transaction) => saveDraft(transaction, database, { sku, product }, clock.now()))
  return ok({ state: 'draft', product })
}

export async function writeListed(
  context: RunContext,
  stored: EditedProduct,
  given: IncompleteProduct,
): OperationResult<Saved> {
  const known = new Map((stored.product.variants ?? []).map((variant) => [variant.id, variant]))
  const variants = (given.variants ?? []).map((variant) => {
    const own = known.get(variant.id)
    // Sales go on while somebody edits: what was not edited is not written back.
    return {
      ...variant,
      prices: { ...own?.prices, ...variant.prices },
      stock: { ...own?.stock, ...variant.stock },
    }
  })
  const product = { ...given, variants }
  const checked = await checkProduct(context.database, stored.sku, product)
  if (checked.product === undefined) return withProblems(checked.problems)
  await writeCatalogueProduct(context, checked.product, checked.pictures)
  return ok({ state: 'listed', product })
}

export async function writeCatalogueProduct(
  { database, clock, alsoChanged }: RunContext,
  product: CatalogueProduct,
  pictures: CataloguePictures,
): Promise<void> {
  await database.transaction((transaction) =>
    writeProducts(transaction, [product], { database, pictures, now: clock.now(), alsoChanged }),
  )
}

export async function takeOut({ database, clock, alsoChanged }: RunContext, sku: string): Promise<void> {
  const now = clock.now()
  await database.transaction(async (transaction) => {
    reportVariants(await retireOffersOf(transaction, database, [sku], now), alsoChanged)
    await unlistProducts(transaction, [sku], now)
    await stageChangedProducts(transaction, [sku], { staged: [], now })
  })
}

/** What undo restores: nothing before it was created. */
const before = z.object({ state: z.enum(PRODUCT_STATES), product: incompleteProduct }).nullable()

export async function restoreProduct(
  context: RunContext,
  { subject, changes, state }: UndoneSubject,
): OperationResult<void> {
  const { database, clock, audit } = context
  const sku = skuOf(subject)
  const earlier = before.parse(state ?? null)
  const now = await readEditedProduct(database.query, database, sku)
  if (now?.state === 'listed' && earlier?.state !== 'listed') await takeOut(context, sku)
  if (earlier === null) {
    await database.transaction((transaction) => deleteDraft(transaction, sku))
  } else if (earlier.state === 'listed') {
    const restored = now === undefined ? earlier.product : restoredProduct(earlier.product, now.product, changes)
    const checked = await checkProduct(database, sku, restored)
    if (checked.product === undefined) return fail(withProblems(checked.problems).failure)
    await writeCatalogueProduct(context, checked.product, checked.pictures)
  } else if (earlier.state === 'draft') {
    const { product } = earlier
    await database.transaction((transaction) => saveDraft(transaction, database, { sku, product }, clock.now()))
  } else {
    await database.transaction((transaction) => deleteDraft(transaction, sku))
  }
  for (const { field, before: was, after } of changes) audit.changed({ field, before: after, after: was })
  return ok(undefined)
}
