/** The catalogue as a file of the machine that the command runs on. */
import { z } from 'zod'
import { ok } from '../../platform/result.ts'
import { countProducts } from '../../services/discovery/admin.ts'
import { objectStorageOf } from '../../platform/object-storage/object-storage.ts'
import type { RunContext, ShopFiles } from '../declaration.ts'
import { loadDrawings } from '../drawings.ts'
import { merchantOperation } from '../operation.ts'
import { exportCatalogue } from './export-catalogue.ts'
import { beginImport, type ImportReport } from './import-catalogue.ts'

const file = z.string().min(1).max(4096)

const report: z.ZodType<ImportReport> = z.object({
  products: z.int(),
  variants: z.int(),
  problems: z.array(z.object({ row: z.int(), column: z.string(), message: z.string() })),
  more: z.int(),
  written: z.boolean(),
  removed: z.int(),
})

function filesOf({ files }: RunContext): ShopFiles {
  if (files === undefined) throw new Error('The shop that runs this operation has no folder of files')
  return files
}

export const importCatalogueOperation = merchantOperation({
  name: 'catalogue.import',
  kind: 'write',
  permission: 'products.write',
  fresh: false,
  service: 'discovery',
  commandLineOnly: true,
  input: z.strictObject({ file, checkOnly: z.boolean(), replace: z.boolean() }),
  output: report,
  subject: () => 'catalogue:products',
  isCheck: ({ checkOnly }) => checkOnly,
  isRejection: ({ problems }) => problems.length > 0,
  job: async () => true,
  async begin(context, { file: given, checkOnly, replace }) {
    const files = filesOf(context)
    const { dataDir, drawingsModule } = files
    const { database, clock, progress } = context
    const objects = objectStorageOf(files)
    const drawings = await loadDrawings(drawingsModule)
    const options = { dataDir, drawings, objects, checkOnly, replace }
    const begun = await beginImport({ file: given, database, clock, progress, ...options })
    return ok({
      end: begun.end,
      async write({ database: inside, audit, alsoChanged, dryRun }) {
        if (!begun.mayWrite) return ok(begun.report)
        const before = await countProducts(inside.query)
        const written = await begun.write(inside, { storesPictures: !dryRun, alsoChanged })
        audit.changed({ field: 'products', before, after: await countProducts(inside.query) })
        audit.detail('rows', written.products)
        audit.detail('variants', written.variants)
        return ok(written)
      },
    })
  },
})

export const exportCatalogueOperation = merchantOperation({
  name: 'catalogue.export',
  kind: 'read',
  permission: 'exports.run',
  fresh: false,
  commandLineOnly: true,
  auditRead: true,
  input: z.strictObject({ file }),
  output: z.int(),
  async run(context, { file: given }) {
    const { database, progress, audit } = context
    const files = filesOf(context)
    const objects = objectStorageOf(files)
    const products = await exportCatalogue({ file: given, database, dataDir: files.dataDir, objects, progress })
    audit.detail('rows', products)
    return ok(products)
  },
})

export const CATALOGUE_OPERATIONS = [importCatalogueOperation, exportCatalogueOperation] as const
