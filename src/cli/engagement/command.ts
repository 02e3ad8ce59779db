/**
 * `npm run subscribers` and `npm run inquiries`: exports personal data of visitors as a table, and deletes it on request. Exits
 * with 1 when nothing was done, 2 on wrong usage.
 */
import { existsSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { foldEmail } from '../../markets/addresses/email-key.ts'
import { readEmail } from '../../markets/addresses/read-email.ts'
import {
  deleteInquiriesOperation,
  deleteSubscriberOperation,
  exportInquiriesOperation,
  exportSubscribersOperation,
} from '../../merchant/engagement/engagement-operations.ts'
import { valueOf } from '../content/print-result.ts'
import { printError, runCommand, print, shownName, understood, UsageError } from '../run-command.ts'
import { withShopOperations } from '../run-operation.ts'

const HELP = `Usage
  npm run subscribers -- export FILE
  npm run subscribers -- delete EMAIL
  npm run inquiries -- export FILE
  npm run inquiries -- delete EMAIL

export    Writes all of them to a .csv file, the oldest first.
delete    Deletes all that the shop has of an address. There is no way back.

The shop is the one that npm start opens: DATABASE_URL or DATA_DIR say which. More in docs/engagement.md.
`

const DATA_SETS = {
  subscribers: {
    one: 'subscription',
    many: 'subscriptions',
    write: exportSubscribersOperation,
    remove: deleteSubscriberOperation,
  },
  inquiries: { one: 'inquiry', many: 'inquiries', write: exportInquiriesOperation, remove: deleteInquiriesOperation },
} as const

type DataSet = (typeof DATA_SETS)[keyof typeof DATA_SETS]

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args)
  const [what, command, given, ...rest] = positionals
  if (values.help || command === 'help') return print(HELP)
  if ((what !== 'subscribers' && what !== 'inquiries') || given === undefined || rest.length > 0) throw new UsageError()
  if (command === 'export') return exportTo(DATA_SETS[what], given)
  if (command === 'delete') return deleteOf(DATA_SETS[what], given)
  throw new UsageError()
}

const readArguments = (args: readonly string[]) =>
  understood(() => {
    const options = { help: { type: 'boolean', short: 'h' } } as const
    return parseArgs({ args: [...args], options, allowPositionals: true })
  })

async function exportTo(dataSet: DataSet, name: string): Promise<number> {
  if (!/\.csv$/i.test(name)) throw new UsageError('The file must end with .csv.')
  const file = resolve(name)
  if (!existsSync(dirname(file))) return printError(`There is no folder ${dirname(file)}`)
  const count = valueOf(await withShopOperations(({ run: call }) => call(dataSet.write, { file })))
  return print(`${basename(file)}: ${counted(count, dataSet)}.\n`)
}

async function deleteOf(dataSet: DataSet, given: string): Promise<number> {
  const email = readEmail(given) && foldEmail(given)
  if (email === undefined) throw new UsageError(`${shownName(given)} is no e-mail address.`)
  const count = valueOf(await withShopOperations(({ run: call }) => call(dataSet.remove, { email })))
  if (count === 0) return printError(`The shop has no ${dataSet.one} with the address ${shownName(email)}.`)
  return print(`${shownName(email)}: ${counted(count, dataSet)} deleted.\n`)
}

const counted = (count: number, { one, many }: DataSet): string => `${count} ${count === 1 ? one : many}`

await runCommand(HELP, run)
