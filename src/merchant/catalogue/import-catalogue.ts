/** Imports a merchant's file: all of it, or nothing and a list of errors. */
import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { extname } from 'node:path'
import type { CatalogueProduct } from '../../contracts/merchant/catalogue.ts'
import type { Clock } from '../../platform/clock.ts'
import type { ObjectStorage } from '../../platform/object-storage/object-storage.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { retireOffersExcept } from '../../services/commerce/admin.ts'
import { unlistProductsExcept } from '../../services/discovery/admin.ts'
import type { ShopSchema } from '../shop-schema.ts'
import type { RunContext } from '../declaration.ts'
import type { Drawings } from '../drawings.ts'
import { cataloguePictures } from './catalogue-pictures.ts'
import { checkCatalogue, type CheckReport } from './check-catalogue.ts'
import { checkDraft, type Draft } from './draft.ts'
import type { Progress } from '../progress.ts'
import { CatalogueFileError } from './problem.ts'
import { readCsv, type OnChunk, type ReadCatalogue } from './read-csv.ts'
import { readJson } from './read-json.ts'
import { noStoredProducts, storedProducts } from './stored-products.ts'
import { productSubject } from './catalogue-subjects.ts'
import { reportVariants, stageChangedProducts, writeProducts } from './write-products.ts'

export type ImportOptions = {
  readonly file: string
  readonly database: Database<ShopSchema>
  readonly dataDir: string
  readonly drawings: Pick<Drawings, 'version' | 'sizeOf'> | undefined
  readonly objects?: ObjectStorage | undefined
  readonly clock: Clock
  readonly progress: Progress
  /** Look only. */
  readonly checkOnly?: boolean
  /** What is not in the file is no longer sold. */
  readonly replace?: boolean
}

export type ImportReport = Omit<CheckReport, 'skus'> & { readonly written: boolean; readonly removed: number }

/** A file that was checked, outside of any transaction, and can be written in one. */
export type BegunImport = {
  readonly report: ImportReport
  readonly mayWrite: boolean
  readonly write: (database: Database<ShopSchema>, options: WriteOptions) => Promise<ImportReport>
  readonly end: () => Promise<void>
}

/** A dry run leaves no files behind. */
type WriteOptions = { readonly storesPictures: boolean; readonly alsoChanged: RunContext['alsoChanged'] }

/** Long: check, write and end share the file. */
export async function beginImport(options: ImportOptions): Promise<BegunImport> {
  const { file, database, dataDir, drawings, objects, clock, progress, checkOnly = false, replace = false } = options
  const { size } = await stat(file)
  const pictures = cataloguePictures({ catalogueFile: file, dataDir, drawings, objects })
  const end = async () => {
    progress.end()
    await pictures.discard()
  }
  try {
    progress.begin('Checking', size)
    const checked = fingerprint(progress)
    const { drafts, headProblems } = await readCatalogue(file, checked.onChunk)
    const products = replace ? noStoredProducts : storedProducts(database)
    const { skus, ...report } = await checkCatalogue(drafts, { headProblems, pictures, products })
    progress.end()
    const now = clock.now()
    let isStored = false
    const write = async (
      transaction: Transaction<ShopSchema>,
      engine: Database<ShopSchema>,
      alsoChanged: WriteOptions['alsoChanged'],
    ): Promise<number> => {
      // Delete first: barcodes and SKUs of deleted products may be reused in the file.
      const none = { products: [], variants: [] }
      const retired = replace ? await retireOffersExcept(transaction, engine, (sku) => skus.has(sku), now) : none
      reportVariants(retired.variants, alsoChanged)
      const gone = replace ? await unlistProductsExcept(transaction, (sku) => skus.has(sku), now) : []
      for (const sku of gone) alsoChanged(productSubject(sku), ['product'])
      await stageChangedProducts(transaction, gone, { staged: retired.products, now })
      const written = fingerprint(progress)
      const again = await readCatalogue(file, written.onChunk)
      await writeProducts(transaction, believed(again.drafts), { database: engine, pictures, now, alsoChanged })
      if (written.digest() !== checked.digest()) throw changedMeanwhile()
      return gone.length
    }
    return {
      report: { ...report, written: false, removed: 0 },
      mayWrite: report.problems.length === 0 && !checkOnly,
      end,
      async write(target, { storesPictures, alsoChanged }) {
        progress.begin('Writing', size)
        if (storesPictures && !isStored) await pictures.store()
        isStored ||= storesPictures
        // Reads the file again on each attempt: orders lock stock in another order, so a deadlock is possible.
        const removed = await target.transaction((transaction) => write(transaction, target, alsoChanged), {
          mayRepeat: true,
        })
        progress.end()
        return { ...report, written: true, removed }
      },
    }
  } catch (error) {
    await end()
    throw error
  }
}

function readCatalogue(file: string, onChunk: OnChunk): Promise<ReadCatalogue> {
  return extname(file).toLowerCase() === '.csv' ? readCsv(file, onChunk) : readJson(file, onChunk)
}

/** Hash of all bytes that were read: the written file must be the checked one. */
function fingerprint({ advance }: Progress) {
  const hash = createHash('sha256')
  let digest: string | undefined
  return {
    onChunk: (chunk: Uint8Array) => {
      hash.update(chunk)
      advance(chunk.byteLength)
    },
    digest: () => (digest ??= hash.digest('hex')),
  }
}

const changedMeanwhile = () => new CatalogueFileError('changed while it was read', 1)

/** The file was valid when it was checked. An error now means that it has changed: the import is rolled back. */
async function* believed(drafts: AsyncIterable<Draft>): AsyncGenerator<CatalogueProduct> {
  for await (const draft of drafts) {
    const { product } = checkDraft(draft)
    if (product === undefined) throw changedMeanwhile()
    yield product
  }
}
