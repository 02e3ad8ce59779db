/**
 * `npm run subscribers` and `npm run inquiries`: what visitors left with the shop, as a table, and its deletion when one of
 * them asks for it. Ends with 1 when nothing was done, 2 when it was not understood.
 */
import { existsSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readEmail } from '../../markets/addresses/read-email.ts'
import { deleteInquiries, deleteSubscriber } from '../../merchant/engagement/delete-personal-data.ts'
import { complain, runCommand, say, shownName, understood, UsageError, withShop } from '../run-command.ts'
import { exportInquiries, exportSubscribers } from '../../merchant/engagement/export-csv.ts'

const HELP = `Usage
  npm run subscribers -- export FILE
  npm run subscribers -- delete EMAIL
  npm run inquiries -- export FILE
  npm run inquiries -- delete EMAIL

export    Writes all of them to a .csv file, the oldest first.
delete    Deletes all that the shop has of an address. There is no way back.

The shop is the one that npm start opens: DATABASE_URL or DATA_DIR say which. More in docs/engagement.md.
`

const KEPT = {
  subscribers: { one: 'subscription', many: 'subscriptions', write: exportSubscribers, remove: deleteSubscriber },
  inquiries: { one: 'inquiry', many: 'inquiries', write: exportInquiries, remove: deleteInquiries },
} as const

type Kept = (typeof KEPT)[keyof typeof KEPT]

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args)
  const [what, command, given, ...rest] = positionals
  if (values.help || command === 'help') return say(HELP)
  if ((what !== 'subscribers' && what !== 'inquiries') || given === undefined || rest.length > 0) throw new UsageError()
  if (command === 'export') return exportTo(KEPT[what], given)
  if (command === 'delete') return deleteOf(KEPT[what], given)
  throw new UsageError()
}

const readArguments = (args: readonly string[]) =>
  understood(() => {
    const options = { help: { type: 'boolean', short: 'h' } } as const
    return parseArgs({ args: [...args], options, allowPositionals: true })
  })

async function exportTo(kept: Kept, name: string): Promise<number> {
  if (!/\.csv$/i.test(name)) throw new UsageError('The file must end with .csv.')
  const file = resolve(name)
  if (!existsSync(dirname(file))) return complain(`There is no folder ${dirname(file)}`)
  const count = await withShop(({ database }) => kept.write({ file, database }))
  return say(`${basename(file)}: ${counted(count, kept)}.\n`)
}

async function deleteOf(kept: Kept, given: string): Promise<number> {
  const email = readEmail(given)?.toLowerCase()
  if (email === undefined) throw new UsageError(`${shownName(given)} is no e-mail address.`)
  const count = await withShop(({ database }) => kept.remove(database.query, email))
  if (count === 0) return complain(`The shop has no ${kept.one} with the address ${shownName(email)}.`)
  return say(`${shownName(email)}: ${counted(count, kept)} deleted.\n`)
}

const counted = (count: number, { one, many }: Kept): string => `${count} ${count === 1 ? one : many}`

await runCommand(HELP, run)
