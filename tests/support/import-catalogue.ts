/** Imports a catalogue as the operation does, without the pipeline around it. */
import { beginImport, type ImportOptions, type ImportReport } from '../../src/merchant/catalogue/import-catalogue.ts'

export async function importCatalogue(options: ImportOptions): Promise<ImportReport> {
  const begun = await beginImport(options)
  try {
    return begun.mayWrite
      ? await begun.write(options.database, { storesPictures: true, alsoChanged: () => {} })
      : begun.report
  } finally {
    await begun.end()
  }
}
