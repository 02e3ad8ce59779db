/**
 * `npm run catalogue -- import FILE`: imports a merchant's products. Prints errors as a table of rows and columns; exits
 * with 1 when nothing was done, 2 on wrong usage.
 */
import { existsSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { FileError } from '../../merchant/errors.ts'
import { printError, runCommand, print, shownName, understood, UsageError, requireFile } from '../run-command.ts'
import { COLUMNS } from '../../merchant/catalogue/columns.ts'
import { exportCatalogueOperation, importCatalogueOperation } from '../../merchant/catalogue/catalogue-operations.ts'
import type { CatalogueProblem } from '../../merchant/catalogue/problem.ts'
import { CatalogueFileError } from '../../merchant/catalogue/problem.ts'
import { valueOf } from '../content/print-result.ts'
import { withShopOperations } from '../run-operation.ts'
import { shownProgress } from '../print-progress.ts'

const HELP = `Usage
  npm run catalogue -- import FILE [--check] [--replace]
  npm run catalogue -- export FILE
  npm run catalogue -- columns

import    Takes a .csv or .json file in: all of it, or nothing and a table of what is wrong.
          Products the shop knows are changed, others are added.
  --check     looks only, writes nothing
  --replace   takes every product out of the shop that is not in the file
export    Writes all products to FILE; its ending (.csv or .json) is the format. The import reads both.
columns   Lists the columns of a .csv file.

The shop is the one that npm start opens: DATABASE_URL or DATA_DIR say which. Files and columns are described in
docs/catalogue.md.
`

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args)
  const [command, file, ...rest] = positionals
  if (values.help || command === 'help') return print(HELP)
  if (command === 'columns' && file === undefined) return print(columnTable())
  if (file === undefined || rest.length > 0 || (command !== 'import' && command !== 'export')) throw new UsageError()
  if (!/\.(csv|json|jsonl)$/i.test(file)) throw new UsageError('The file must end with .csv, .json or .jsonl.')
  const { check = false, replace = false } = values
  return command === 'import' ? importFile(resolve(file), { check, replace }) : exportFile(resolve(file))
}

const readArguments = (args: readonly string[]) =>
  understood(() => {
    const options = {
      help: { type: 'boolean', short: 'h' },
      check: { type: 'boolean' },
      replace: { type: 'boolean' },
    } as const
    return parseArgs({ args: [...args], options, allowPositionals: true })
  })

async function importFile(file: string, { check, replace }: { check: boolean; replace: boolean }): Promise<number> {
  await requireFile(file)
  const input = { file, checkOnly: check, replace }
  const { products, variants, problems, more, written, removed } = valueOf(
    await withShopOperations(({ run: call }) => call(importCatalogueOperation, input), progress()),
  )
  if (problems.length > 0) {
    process.stderr.write(problemTable(problems, more))
    return printError(`${basename(file)}: ${problems.length + more} mistakes. Nothing was changed.`)
  }
  const amount = `${products} products with ${variants} variants`
  if (!written) return print(`${basename(file)}: ${amount}, no mistake found. Nothing was changed.\n`)
  return print(
    `${basename(file)}: ${amount} are in the shop.${removed > 0 ? ` ${removed} others were taken out.` : ''}\n`,
  )
}

const progress = () => ({ progress: shownProgress(process.stderr) })

async function exportFile(file: string): Promise<number> {
  if (!existsSync(dirname(file))) return printError(`There is no folder ${dirname(file)}`)
  const products = valueOf(
    await withShopOperations(({ run: call }) => call(exportCatalogueOperation, { file }), progress()),
  )
  return print(`${basename(file)}: ${products} products.\n`)
}

function problemTable(found: readonly CatalogueProblem[], more: number): string {
  const problems = found.map((problem) => ({ ...problem, column: shownName(problem.column) }))
  const rowWidth = Math.max(3, ...problems.map(({ row }) => String(row).length))
  const columnWidth = Math.max(6, ...problems.map(({ column }) => column.length))
  const line = (row: string, column: string, message: string) =>
    `${row.padStart(rowWidth)}  ${column.padEnd(columnWidth)}  ${message}\n`
  const lines = problems.map(({ row, column, message }) => line(String(row), column, message))
  return [line('row', 'column', 'what is wrong'), ...lines, more > 0 ? `… and ${more} more\n` : ''].join('')
}

function columnTable(): string {
  const width = Math.max(...COLUMNS.map(({ name }) => name.length))
  return COLUMNS.map(({ name, description }) => `${name.padEnd(width)}  ${description}\n`).join('')
}

/** It names the row it came to. */
async function orSayWhere(work: Promise<number>): Promise<number> {
  try {
    return await work
  } catch (error) {
    throw error instanceof CatalogueFileError ? new FileError(`${error.message} (row ${error.row})`) : error
  }
}

await runCommand(HELP, (args) => orSayWhere(run(args)))
