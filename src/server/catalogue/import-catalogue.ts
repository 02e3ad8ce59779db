/** Takes a merchant's file in: all of it, or nothing and a list of what is wrong. */
import { stat } from 'node:fs/promises'
import { extname } from 'node:path'
import type { CatalogueProduct } from '../../contracts/catalogue.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { retireOffersExcept } from '../../services/commerce/catalogue/save-offers.ts'
import { unlistProductsExcept } from '../../services/discovery/save-products.ts'
import type { ShopSchema } from '../services.ts'
import { cataloguePictures, type Drawings } from './catalogue-pictures.ts'
import { checkCatalogue, type CheckReport } from './check-catalogue.ts'
import { checkDraft, type Draft } from './draft.ts'
import type { Progress } from './progress.ts'
import { readCsv, type ReadCatalogue } from './read-csv.ts'
import { readJson } from './read-json.ts'
import { shopGoods } from './shop-goods.ts'
import { writeProducts } from './write-products.ts'

export type ImportOptions = {
  readonly file: string
  readonly database: Database<ShopSchema>
  readonly dataDir: string
  readonly drawings: Drawings | undefined
  readonly clock: Clock
  readonly progress: Progress
  /** Look only. */
  readonly checkOnly?: boolean
  /** What is not in the file is no longer sold. */
  readonly replace?: boolean
}

export type ImportReport = Omit<CheckReport, 'skus'> & { readonly written: boolean; readonly removed: number }

export async function importCatalogue(options: ImportOptions): Promise<ImportReport> {
  const { file, database, dataDir, drawings, clock, progress, checkOnly = false, replace = false } = options
  const { size } = await stat(file)
  const pictures = cataloguePictures({ catalogueFile: file, dataDir, drawings })
  try {
    progress.begin('Checking', size)
    const { drafts, headProblems } = await readCatalogue(file, progress.advance)
    const { skus, ...report } = await checkCatalogue(drafts, { headProblems, pictures, goods: shopGoods(database) })
    progress.end()
    if (report.problems.length > 0 || checkOnly) return { ...report, written: false, removed: 0 }

    progress.begin('Writing', size)
    await pictures.keep()
    const now = clock.now()
    const removed = await database.transaction(async (transaction) => {
      const again = await readCatalogue(file, progress.advance)
      await writeProducts(transaction, believed(again.drafts), { database, pictures, now })
      if (!replace) return 0
      await retireOffersExcept(transaction, (sku) => skus.has(sku))
      return unlistProductsExcept(transaction, (sku) => skus.has(sku), now)
    })
    progress.end()
    return { ...report, written: true, removed }
  } finally {
    progress.end()
    await pictures.forget()
  }
}

function readCatalogue(file: string, onBytes: (bytes: number) => void): Promise<ReadCatalogue> {
  return extname(file).toLowerCase() === '.csv' ? readCsv(file, onBytes) : readJson(file, onBytes)
}

/** The file was found to be right. If it is not any more, somebody writes to it: nothing of it is kept. */
async function* believed(drafts: AsyncIterable<Draft>): AsyncGenerator<CatalogueProduct> {
  for await (const draft of drafts) {
    const { product, problems } = checkDraft(draft)
    if (product === undefined) throw new Error(`The file changed while it was read (row ${problems[0]?.row})`)
    yield product
  }
}
