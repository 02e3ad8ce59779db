/**
 * `npm run catalogue -- import FILE`: a merchant's own goods, without a developer. Says what is wrong in a table of
 * rows and columns, and ends with 1 when nothing was done, 2 when it was not understood.
 */
import { existsSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { systemClock } from '../../platform/clock.ts'
import { ConfigError } from '../../platform/config/config-error.ts'
import { readConfig } from '../../platform/config/read-config.ts'
import { DatabaseError } from '../../platform/database/database-error.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { createLog } from '../../platform/log/log.ts'
import { loomDrawings } from '../drawings.ts'
import type { ShopSchema } from '../services.ts'
import { MIGRATIONS } from '../services.ts'
import { COLUMNS } from './columns.ts'
import { exportCatalogue } from './export-catalogue.ts'
import { importCatalogue } from './import-catalogue.ts'
import type { Problem } from './problem.ts'
import { CatalogueFileError } from './problem.ts'
import { shownProgress } from './progress.ts'

const HELP = `Usage
  npm run catalogue -- import FILE [--check] [--replace]
  npm run catalogue -- export FILE
  npm run catalogue -- columns

import    Takes a .csv or .json file in: all of it, or nothing and a table of what is wrong.
          Products the shop knows are changed, others are added.
  --check     looks only, writes nothing
  --replace   takes every product out of the shop that is not in the file
export    Writes all products to FILE; its ending (.csv or .json) says how. The import takes it back.
columns   Lists the columns of a .csv file.

The shop is the one that npm start opens: DATABASE_URL or DATA_DIR say which. Files and columns are described in
docs/catalogue.md.
`

const LONGEST_NAME = 60

class UsageError extends Error {}

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args)
  const [command, file, ...rest] = positionals
  if (values.help || command === 'help') return say(HELP)
  if (command === 'columns' && file === undefined) return say(columnTable())
  if (file === undefined || rest.length > 0 || (command !== 'import' && command !== 'export')) throw new UsageError()
  if (!/\.(csv|json|jsonl)$/i.test(file)) throw new UsageError('The file must end with .csv, .json or .jsonl.')
  const { check = false, replace = false } = values
  return command === 'import' ? importFile(resolve(file), { check, replace }) : exportFile(resolve(file))
}

function readArguments(args: readonly string[]) {
  try {
    const options = {
      help: { type: 'boolean', short: 'h' },
      check: { type: 'boolean' },
      replace: { type: 'boolean' },
    } as const
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : '')
  }
}

async function importFile(file: string, { check, replace }: { check: boolean; replace: boolean }): Promise<number> {
  return withShop(async ({ database, dataDir }) => {
    const report = await importCatalogue({
      file,
      database,
      dataDir,
      drawings: await loomDrawings(),
      clock: systemClock,
      progress: shownProgress(process.stderr),
      checkOnly: check,
      replace,
    })
    const { products, variants, problems, more, written, removed } = report
    if (problems.length > 0) {
      process.stderr.write(problemTable(problems, more))
      return complain(`${basename(file)}: ${problems.length + more} mistakes. Nothing was changed.`)
    }
    const amount = `${products} products with ${variants} variants`
    if (!written) return say(`${basename(file)}: ${amount}, no mistake found. Nothing was changed.\n`)
    return say(
      `${basename(file)}: ${amount} are in the shop.${removed > 0 ? ` ${removed} others were taken out.` : ''}\n`,
    )
  })
}

async function exportFile(file: string): Promise<number> {
  if (!existsSync(dirname(file))) return complain(`There is no folder ${dirname(file)}`)
  return withShop(async ({ database, dataDir }) => {
    const products = await exportCatalogue({ file, database, dataDir, progress: shownProgress(process.stderr) })
    return say(`${basename(file)}: ${products} products.\n`)
  })
}

type OpenShop = { readonly database: Awaited<ReturnType<typeof openDatabase<ShopSchema>>>; readonly dataDir: string }

async function withShop(work: (shop: OpenShop) => Promise<number>): Promise<number> {
  const config = readConfig(process.env)
  const log = createLog({ level: 'warn' })
  const database = await openDatabase<ShopSchema>({ ...config, migrations: MIGRATIONS, log })
  try {
    return await work({ database, dataDir: config.dataDir })
  } finally {
    await database.close()
  }
}

/** A file may hold anything, also what would play with the terminal. */
function shownName(column: string): string {
  const plain = column.replaceAll(/\p{Control}/gu, '?')
  return plain.length > LONGEST_NAME ? `${plain.slice(0, LONGEST_NAME)}…` : plain
}

function problemTable(found: readonly Problem[], more: number): string {
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
  return COLUMNS.map(({ name, says }) => `${name.padEnd(width)}  ${says}\n`).join('')
}

function say(text: string): number {
  process.stdout.write(text)
  return 0
}

function complain(text: string): number {
  process.stderr.write(`${text}\n`)
  return 1
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message === '' ? '' : `${error.message}\n\n`}${HELP}`)
    process.exitCode = 2
  } else if (error instanceof ConfigError || error instanceof DatabaseError) {
    process.exitCode = complain(error.message)
  } else if (error instanceof CatalogueFileError) {
    process.exitCode = complain(`The file ${error.message} (row ${error.row}). Nothing was changed.`)
  } else if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
    process.exitCode = complain(`There is no such file: ${error.message.split("'")[1] ?? ''}`)
  } else if (error instanceof Error && 'code' in error && 'syscall' in error) {
    process.exitCode = complain(`${error.message}. Nothing was changed in the shop.`)
  } else {
    throw error
  }
}
