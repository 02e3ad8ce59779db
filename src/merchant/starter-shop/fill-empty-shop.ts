/**
 * Fills an empty shop once from a folder of files, through the operations that a merchant runs. A merchant's own content is never
 * touched again.
 */
import { insideTransaction } from '../../platform/database/inside-transaction.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import type { ShopSchema } from '../shop-schema.ts'
import type { FillOptions, FolderParts } from './folder-parts.ts'
import { hasTerms, writeTermsOnce } from './write-terms.ts'

const LOADED = 'demo-shop-loaded'

/** All of it or nothing: a shop that was killed while it was being filled starts again. */
export async function fillEmptyShop(database: Database<ShopSchema>, options: FillOptions): Promise<void> {
  const facts = database.query.selectFrom('facts').select('value').where('name', '=', LOADED)
  if (await facts.executeTakeFirst()) return addMissingTerms(database, options)
  if (await isInUse(database)) return
  const { clock } = options
  const parts = await partsOf(options)
  await database.transaction(async (transaction) => {
    await database.withoutTimeouts(transaction)
    if (!(await noteFill(transaction, clock.now()))) return
    const context = { database: insideTransaction(database, transaction), clock }
    await parts.pushContent(context)
    await parts.importProducts(context)
    await parts.importHistory(context)
    await parts.importSearchRules(context)
    await writeTermsOnce(context, parts)
  })
}

/**
 * First, because it is the lock between nodes that start together (SCL-09): the others wait here until the transaction ends, and
 * find the row. Without it, a node that was late would overwrite what a merchant had changed since. Returns whether this node fills.
 */
async function noteFill(transaction: Transaction<ShopSchema>, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('facts')
    .values({ name: LOADED, value: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Shops filled before there were carts have no shipping methods. */
async function addMissingTerms(database: Database<ShopSchema>, options: FillOptions): Promise<void> {
  if (await hasTerms(database)) return
  const parts = await partsOf(options)
  await database.transaction((transaction) =>
    writeTermsOnce({ database: insideTransaction(database, transaction), clock: options.clock }, parts),
  )
}

/** Loaded on demand: only an empty shop needs the code that reads files. */
async function partsOf(options: FillOptions): Promise<FolderParts> {
  const { folderParts } = await import('./folder-parts.ts')
  return folderParts(options)
}

/** A shop that already has a merchant's own stories or products is not filled. */
async function isInUse({ query }: Database<ShopSchema>): Promise<boolean> {
  const story = await query.selectFrom('stories').select('id').limit(1).executeTakeFirst()
  const product = await query.selectFrom('products').select('sku').limit(1).executeTakeFirst()
  return story !== undefined || product !== undefined
}
