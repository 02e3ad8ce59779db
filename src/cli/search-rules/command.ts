/**
 * `npm run search-rules -- import FILE`: imports the search rules of a merchant. Prints errors as a
 * table of rules and members, and ends with 1 when nothing was done, 2 when it was not understood.
 */
import { existsSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { valueOf } from '../content/print-result.ts'
import { printError, requireFile, runCommand, print, shownName, understood, UsageError } from '../run-command.ts'
import { withShopOperations } from '../run-operation.ts'
import { exportRulesOperation, importRulesOperation } from '../../merchant/search-rules/rules-operations.ts'
import type { RuleProblem } from '../../merchant/search-rules/read-rules-file.ts'

const HELP = `Usage
  npm run search-rules -- import FILE [--check]
  npm run search-rules -- export FILE

import    Takes the rules of a .json file in: all of them, or nothing and a table of what is wrong.
          They replace the rules that the shop had.
  --check     looks only, writes nothing
export    Writes the rules of the shop to FILE. The import takes it back.

The shop is the one that npm start opens: DATABASE_URL or DATA_DIR say which. Rules are described in docs/search.md.
`

const MAX_PROBLEMS = 1000
const MAX_REPORTED_SKUS = 10

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args)
  const [command, file, ...rest] = positionals
  if (values.help || command === 'help') return print(HELP)
  if (file === undefined || rest.length > 0 || (command !== 'import' && command !== 'export')) throw new UsageError()
  if (!/\.json$/i.test(file)) throw new UsageError('The file must end with .json.')
  if (command === 'import') return importFile(resolve(file), values.check ?? false)
  if (values.check) throw new UsageError('Only an import can be checked.')
  return exportFile(resolve(file))
}

const readArguments = (args: readonly string[]) =>
  understood(() => {
    const options = { help: { type: 'boolean', short: 'h' }, check: { type: 'boolean' } } as const
    return parseArgs({ args: [...args], options, allowPositionals: true })
  })

async function importFile(file: string, checkOnly: boolean): Promise<number> {
  const name = basename(file)
  await requireFile(file)
  const { rules, problems, unknownSkus, hasChanged } = valueOf(
    await withShopOperations(({ run: call }) => call(importRulesOperation, { file, checkOnly })),
  )
  if (problems.length > 0) {
    process.stderr.write(problemTable(problems))
    return printError(`${name}: ${counted(problems.length, 'mistake')}. Nothing was changed.`)
  }
  if (unknownSkus.length > 0) print(`Not in the shop at present: ${someOf(unknownSkus)}\n`)
  const amount = counted(rules, 'rule')
  if (checkOnly) return print(`${name}: ${amount}, no mistake found. Nothing was changed.\n`)
  return print(hasChanged ? `${name}: ${amount} in the shop now.\n` : `${name}: ${amount}, in the shop already.\n`)
}

async function exportFile(file: string): Promise<number> {
  if (!existsSync(dirname(file))) return printError(`There is no folder ${dirname(file)}`)
  const rules = valueOf(await withShopOperations(({ run: call }) => call(exportRulesOperation, { file })))
  return print(`${basename(file)}: ${counted(rules, 'rule')}.\n`)
}

function problemTable(found: readonly RuleProblem[]): string {
  const rows = found
    .slice(0, MAX_PROBLEMS)
    .map(({ rule, member, message }) => [shownName(rule), shownName(member), message] as const)
  const head = ['rule', 'member', 'what is wrong'] as const
  const widthOf = (column: 0 | 1) => Math.max(...[head, ...rows].map((row) => row[column].length))
  const [first, second] = [widthOf(0), widthOf(1)]
  const lines = [head, ...rows].map(
    ([rule, member, message]) => `${rule.padEnd(first)}  ${member.padEnd(second)}  ${message}\n`,
  )
  const more = found.length - rows.length
  return [...lines, more > 0 ? `… and ${more} more\n` : ''].join('')
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

const someOf = (names: readonly string[]): string =>
  names.length > MAX_REPORTED_SKUS
    ? `${names.slice(0, MAX_REPORTED_SKUS).join(', ')} and ${names.length - MAX_REPORTED_SKUS} more`
    : names.join(', ')

await runCommand(HELP, run)
