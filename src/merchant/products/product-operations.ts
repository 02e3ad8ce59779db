/** Products at the desk: written as drafts, listed when all checks of the catalogue import pass, duplicated, taken out. */
import { z } from 'zod'
import { productSku } from '../../contracts/merchant/catalogue-schema.ts'
import { incompleteProduct, withoutEmpty } from '../../contracts/merchant/incomplete-product.ts'
import { ok } from '../../platform/result.ts'
import { takeOffersTurn } from '../../services/commerce/admin.ts'
import { deleteDraft, PRODUCT_STATES } from '../../services/discovery/admin.ts'
import { productSubject } from '../catalogue/catalogue-subjects.ts'
import { rejected } from '../failures/operation-failure.ts'
import { merchantOperation } from '../operation.ts'
import { versionOf } from '../run/versions.ts'
import { checkProduct } from './check-product.ts'
import { duplicateOf } from './duplicate-of.ts'
import { readEditedProduct } from './edited-product.ts'
import { productChanges } from './product-changes.ts'
import {
  restoreProduct,
  takeOut,
  withProblems,
  writeCatalogueProduct,
  writeDraft,
  writeListed,
} from './write-product.ts'

const SERVICE = ['discovery', 'commerce'] as const

const knownSku = z.string().min(1).max(100)
const version = z.int().min(0).exactOptional()

const problem = z.object({ row: z.int(), column: z.string(), message: z.string() })

export const editProductOperation = merchantOperation({
  name: 'product.edit',
  kind: 'read',
  permission: 'products.read',
  fresh: false,
  service: SERVICE,
  input: z.strictObject({ sku: knownSku }),
  output: z.object({
    sku: z.string(),
    state: z.enum(PRODUCT_STATES),
    version: z.int(),
    updatedAt: z.string(),
    product: incompleteProduct,
    /** What is missing before it can be listed; of a listed one, what an import would reject. */
    problems: z.array(problem),
  }),
  async run({ database }, { sku }) {
    const edited = await readEditedProduct(database.query, database, sku)
    if (edited === undefined) return rejected('UNKNOWN_PRODUCT', { sku })
    const { problems } = await checkProduct(database, sku, edited.product)
    return ok({ ...edited, version: await versionOf(database.query, productSubject(sku)), problems })
  },
})

/**
 * A listed product is checked as a whole and written as an import would; of its variants, prices and stock levels that are not given
 * stay. Every other product is stored as a draft, complete or not.
 */
export const saveProductOperation = merchantOperation({
  name: 'product.save',
  kind: 'write',
  permission: 'products.write',
  fresh: false,
  service: SERVICE,
  input: z.strictObject({
    sku: productSku,
    product: incompleteProduct,
    version,
    /** Of the product that was read: an import may have changed it since. */
    updatedAt: z.string().max(40).exactOptional(),
    /** A new one: the SKU must be free. */
    create: z.boolean().default(false),
  }),
  output: z.object({ state: z.enum(PRODUCT_STATES) }),
  subject: ({ sku }) => productSubject(sku),
  version: (input) => input.version,
  needsNoVersion: ({ create }) => create,
  async run(context, { sku, product, updatedAt, create }) {
    const { database, audit } = context
    await database.transaction(takeOffersTurn)
    const stored = await readEditedProduct(database.query, database, sku)
    if (create && stored !== undefined) return rejected('SKU_TAKEN', { sku }, { field: 'sku' })
    if (!create && stored === undefined) return rejected('UNKNOWN_PRODUCT', { sku })
    if (stored !== undefined && updatedAt !== undefined && updatedAt !== stored.updatedAt) {
      const current = await versionOf(database.query, productSubject(sku))
      return rejected('STALE_VERSION', {}, { details: { current, fields: [] } })
    }
    const given = withoutEmpty(product)
    audit.restores(stored && { state: stored.state, product: stored.product })
    const saved =
      stored?.state === 'listed' ? await writeListed(context, stored, given) : await writeDraft(context, sku, given)
    if (!saved.ok) return saved
    for (const change of productChanges(stored?.product, saved.value.product)) audit.changed(change)
    return ok({ state: saved.value.state })
  },
  undo: restoreProduct,
})

export const publishProductOperation = merchantOperation({
  name: 'product.publish',
  kind: 'write',
  permission: 'products.write',
  fresh: false,
  service: SERVICE,
  input: z.strictObject({ sku: knownSku, version }),
  output: z.undefined(),
  subject: ({ sku }) => productSubject(sku),
  version: (input) => input.version,
  async run(context, { sku }) {
    const { database, audit } = context
    await database.transaction(takeOffersTurn)
    const stored = await readEditedProduct(database.query, database, sku)
    if (stored === undefined) return rejected('UNKNOWN_PRODUCT', { sku })
    if (stored.state === 'listed') return rejected('PRODUCT_LISTED', { sku })
    const checked = await checkProduct(database, sku, stored.product)
    if (checked.product === undefined) return withProblems(checked.problems)
    await writeCatalogueProduct(context, checked.product, checked.pictures)
    audit.restores({ state: stored.state, product: stored.product })
    audit.changed({ field: 'state', before: stored.state, after: 'listed' })
    return ok(undefined)
  },
  undo: restoreProduct,
})

export const takeOutProductOperation = merchantOperation({
  name: 'product.take-out',
  kind: 'write',
  permission: 'products.write',
  fresh: false,
  service: SERVICE,
  input: z.strictObject({ sku: knownSku, version }),
  output: z.undefined(),
  subject: ({ sku }) => productSubject(sku),
  version: (input) => input.version,
  async run(context, { sku }) {
    const { database, audit } = context
    const stored = await readEditedProduct(database.query, database, sku)
    if (stored === undefined) return rejected('UNKNOWN_PRODUCT', { sku })
    if (stored.state !== 'listed') return rejected('PRODUCT_NOT_LISTED', { sku })
    await takeOut(context, sku)
    audit.restores({ state: 'listed', product: stored.product })
    audit.changed({ field: 'state', before: 'listed', after: 'out' })
    return ok(undefined)
  },
  undo: restoreProduct,
})

export const duplicateProductOperation = merchantOperation({
  name: 'product.duplicate',
  kind: 'write',
  permission: 'products.write',
  fresh: false,
  service: SERVICE,
  input: z.strictObject({ sku: knownSku, newSku: productSku }),
  output: z.object({ sku: z.string() }),
  subject: ({ newSku }) => productSubject(newSku),
  async run(context, { sku, newSku }) {
    const { database, audit } = context
    const source = await readEditedProduct(database.query, database, sku)
    if (source === undefined) return rejected('UNKNOWN_PRODUCT', { sku })
    const taken = await readEditedProduct(database.query, database, newSku)
    if (taken !== undefined) return rejected('SKU_TAKEN', { sku: newSku }, { field: 'newSku' })
    const saved = await writeDraft(context, newSku, duplicateOf(source, newSku))
    if (!saved.ok) return saved
    audit.restores(null)
    audit.changed({ field: 'state', before: null, after: 'draft' })
    audit.detail('copied', sku)
    return ok({ sku: newSku })
  },
  undo: restoreProduct,
})

export const discardProductOperation = merchantOperation({
  name: 'product.discard',
  kind: 'write',
  permission: 'products.write',
  fresh: false,
  service: SERVICE,
  input: z.strictObject({ sku: knownSku, version }),
  output: z.undefined(),
  subject: ({ sku }) => productSubject(sku),
  version: (input) => input.version,
  async run({ database, audit }, { sku }) {
    const stored = await readEditedProduct(database.query, database, sku)
    if (stored === undefined) return rejected('UNKNOWN_PRODUCT', { sku })
    if (stored.state !== 'draft') return rejected('PRODUCT_LISTED', { sku })
    await database.transaction((transaction) => deleteDraft(transaction, sku))
    audit.restores({ state: 'draft', product: stored.product })
    audit.changed({ field: 'state', before: 'draft', after: null })
    return ok(undefined)
  },
  undo: restoreProduct,
})

export const PRODUCT_OPERATIONS = [
  editProductOperation,
  saveProductOperation,
  publishProductOperation,
  takeOutProductOperation,
  duplicateProductOperation,
  discardProductOperation,
]
