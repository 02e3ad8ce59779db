/** What must hold in every shop, whatever happened to it: checked in a backup before anyone relies on it (SCL-15). */
import { existsSync } from 'node:fs'
import type { Database } from '../../platform/database/open-database.ts'
import { reconcile, verifyDocuments } from '../../services/commerce/admin.ts'
import { pictureFile, picturesFolder } from '../../services/images/admin.ts'
import { verifyAudit } from '../../services/staff/admin.ts'
import type { ShopSchema } from '../shop-schema.ts'

export type CheckedShop = {
  readonly products: number
  readonly orders: number
  readonly documents: number
  readonly pictures: number
  /** One sentence each. */
  readonly problems: readonly string[]
}

/** `dataDir` is undefined where pictures are stored elsewhere. */
export async function checkShop(
  database: Database<ShopSchema>,
  { dataDir, now }: { readonly dataDir?: string | undefined; readonly now: Date },
): Promise<CheckedShop> {
  const { drift, unexplained } = await database.transaction((transaction) =>
    reconcile(transaction, database, { now, mend: false }),
  )
  const documents = await verifyDocuments(database.query, now)
  const audit = await verifyAudit(database)
  const pictures = await storedPictures(database)
  const folder = dataDir === undefined ? undefined : picturesFolder(dataDir)
  const missing = folder === undefined ? [] : pictures.filter((picture) => !existsSync(pictureFile(folder, picture)))
  return {
    products: await countRows(database, 'products'),
    orders: await countRows(database, 'orders'),
    documents: documents.documents,
    pictures: pictures.length,
    problems: [
      ...drift.map(
        ({ variantId, warehouse }) => `The reserved stock of ${variantId} in ${warehouse} is not that of orders`,
      ),
      ...unexplained.map(
        ({ variantId, warehouse }) => `The ledger does not explain the stock of ${variantId} in ${warehouse}`,
      ),
      ...documents.problems.map(({ number, problem }) => `Document ${number}: ${problem}`),
      ...(audit.ok ? [] : [`The audit log is not intact: ${audit.problem}`]),
      ...missing.map(({ hash, name }) => `The picture ${hash} (${name}) has no file`),
    ],
  }
}

const storedPictures = (database: Database<ShopSchema>) =>
  database.query.selectFrom('pictures').select(['hash', 'name']).where('kind', '=', 'file').execute()

async function countRows(database: Database<ShopSchema>, table: 'products' | 'orders'): Promise<number> {
  const { count } = await database.query
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
