/**
 * The parts of a folder that fills an empty shop. Each is read and written by the operation that a merchant runs for it; a part that
 * the folder does not have is left out.
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { objectStorageOf, type ObjectStorageSettings } from '../../platform/object-storage/object-storage.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Result } from '../../platform/result.ts'
import { importCatalogueOperation } from '../catalogue/catalogue-operations.ts'
import { importDiscountsOperation, newDiscounts } from '../commerce/discount-operations.ts'
import { saveShippingOperation, shippingOffers } from '../commerce/shipping-operations.ts'
import { saveSellerOperation, sellerProfile } from '../documents/tax-operations.ts'
import { DATASOURCES, STORIES } from '../content/files/file-names.ts'
import { pushContent } from '../content/operations/push-content.ts'
import { pushFolder } from '../content/push-folder.ts'
import { loadDrawings } from '../drawings.ts'
import { RejectedError } from '../errors.ts'
import { readJsonFile } from '../files/read-json-file.ts'
import { readHistoryFile } from '../history/history-file.ts'
import { importHistoryOperation } from '../history/history-operations.ts'
import type { OperationContext } from '../operation.ts'
import type { CommandContext } from '../run/run-as-command.ts'
import { importRulesOperation } from '../search-rules/rules-operations.ts'

const CATALOGUES = ['catalogue.csv', 'catalogue.jsonl', 'catalogue.json']
const MAX_SHOWN = 20

export type FillOptions = {
  readonly clock: Clock
  readonly dataDir: string
  /** Stories, products, discounts and so on: see docs/your-own-shop.md. */
  readonly folder: string
  /** Whether its content was checked before. */
  readonly isChecked?: boolean
  readonly drawingsModule: string
} & ObjectStorageSettings

/** The shop itself runs the import, not a person. */
const ACTOR = { kind: 'system', job: 'starter-shop' } as const

type Part = (context: OperationContext) => Promise<void>

export type FolderParts = {
  readonly pushContent: Part
  readonly importProducts: Part
  readonly importHistory: Part
  readonly importSearchRules: Part
  readonly importShippingMethods: Part
  readonly importDiscounts: Part
  readonly importSeller: Part
}

/** Long: a factory; one function per part. */
export async function folderParts({
  folder,
  isChecked = false,
  dataDir,
  drawingsModule,
  ...settings
}: FillOptions): Promise<FolderParts> {
  const objects = objectStorageOf(settings)
  const dir = resolve(folder)
  if (!existsSync(dir)) throw new RejectedError(`There is no folder ${dir}: SHOP_FOLDER names it.`)
  const drawings = await loadDrawings(drawingsModule)
  const fileOf = (...names: readonly string[]) => names.map((name) => join(dir, name)).find((file) => existsSync(file))
  /** Runs only if the folder has one of the files. */
  const partOf =
    (names: readonly string[], work: (file: string, context: CommandContext) => Promise<void>): Part =>
    async (context) => {
      const file = fileOf(...names)
      const files = { ...settings, dataDir, drawingsModule }
      if (file !== undefined) await work(file, { ...context, files, actor: ACTOR })
    }

  return {
    pushContent: partOf([STORIES, DATASOURCES], async (_, context) => {
      const how = { publish: true, deleteMissing: false }
      const pushed = valueOf(
        await pushFolder({
          dir,
          dataDir,
          drawings,
          objects,
          checkOnly: false,
          isChecked,
          send: (content) => pushContent.run({ ...content, ...how }, context),
        }),
      )
      rejectProblems(dir, pushed.problems, ({ file, at, message }) => `${file} ${at} ${message}`)
    }),
    importProducts: partOf(CATALOGUES, async (file, context) => {
      const whole = { file, checkOnly: false, replace: false }
      const report = valueOf(await importCatalogueOperation.run(whole, context))
      rejectProblems(file, report.problems, ({ row, column, message }) => `row ${row} ${column} ${message}`)
    }),
    importHistory: partOf(['history.csv'], async (file, context) => {
      valueOf(await importHistoryOperation.run({ orders: await readHistoryFile(file) }, context))
    }),
    importSearchRules: partOf(['search-rules.json'], async (file, context) => {
      const report = valueOf(await importRulesOperation.run({ file, checkOnly: false }, context))
      rejectProblems(file, report.problems, ({ rule, member, message }) => `rule ${rule} ${member} ${message}`)
    }),
    importShippingMethods: partOf(['shipping.json'], async (file, context) => {
      valueOf(await saveShippingOperation.run({ offers: await readJsonFile(file, shippingOffers) }, context))
    }),
    importDiscounts: partOf(['discounts.json'], async (file, context) => {
      valueOf(await importDiscountsOperation.run({ discounts: await readJsonFile(file, newDiscounts) }, context))
    }),
    importSeller: partOf(['seller.json'], async (file, context) => {
      valueOf(await saveSellerOperation.run({ seller: await readJsonFile(file, sellerProfile) }, context))
    }),
  }
}

function valueOf<Value>(result: Result<Value, string>): Value {
  if (!result.ok) throw new RejectedError(`${result.failure}. The shop was not filled.`)
  return result.value
}

function rejectProblems<Problem>(
  file: string,
  problems: readonly Problem[],
  lineOf: (problem: Problem) => string,
): void {
  if (problems.length === 0) return
  const lines = problems.slice(0, MAX_SHOWN).map((problem) => `  ${lineOf(problem)}\n`)
  throw new RejectedError(
    `${file} has ${problems.length} mistakes, so the shop was not filled:\n${lines.join('').trimEnd()}`,
  )
}
