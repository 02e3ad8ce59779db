/** `npm run backup -- FILE`, `npm run backup -- verify FILE|database`. Ends with 1 when there is no usable backup, 2 on wrong usage. */
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkShop, type CheckedShop } from '../../merchant/backup/check-shop.ts'
import { withOpenedBackup } from '../../merchant/backup/open-backup.ts'
import { writeBackup } from '../../platform/backup/write-backup.ts'
import { systemClock } from '../../platform/clock.ts'
import { readConfig } from '../../platform/config/read-config.ts'
import { print, requireFile, runCommand, understood, UsageError, withShop } from '../run-command.ts'
import { printChecked, withBackupErrors } from './print-backup.ts'

const HELP = `Usage
  npm run backup -- FILE
  npm run backup -- verify FILE
  npm run backup -- verify database

FILE             Writes the shop to FILE: one consistent state of the embedded database, and all pictures. The shop may be
                 running, and is not slowed down. FILE must not exist.
verify FILE      Unpacks the backup into a temporary folder, opens it as a shop does and checks that it is whole: pages and
                 references of the database, pictures, stock against orders and ledger, invoices, the audit log.
verify database  The same checks of the shop's own database: after a restore of PostgreSQL, for instance.

The shop is the one that npm start opens: DATA_DIR says which. A shop on PostgreSQL is saved with pg_dump: docs/backup.md.
`

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = understood(() =>
    parseArgs({ args: [...args], options: { help: { type: 'boolean', short: 'h' } }, allowPositionals: true }),
  )
  if (values.help === true || positionals[0] === 'help') return print(HELP)
  const [first, second, ...rest] = positionals
  if (first === undefined || rest.length > 0) throw new UsageError()
  if (first !== 'verify') return second === undefined ? write(resolve(first)) : Promise.reject(new UsageError())
  if (second === undefined) throw new UsageError()
  return second === 'database' ? verifyDatabase() : verifyFile(resolve(second))
}

async function write(file: string): Promise<number> {
  const { databaseUrl, dataDir } = readConfig(process.env)
  if (databaseUrl !== undefined) throw new UsageError('A shop on PostgreSQL is saved with pg_dump, see docs/backup.md.')
  const { files, bytes } = await withBackupErrors(() =>
    writeBackup(file, { dataDir: resolve(dataDir), folders: ['pictures'], now: systemClock.now() }),
  )
  return print(`${basename(file)}: the database and ${files} picture files, ${bytes} bytes.\n`)
}

async function verifyFile(file: string): Promise<number> {
  await requireFile(file)
  return withBackupErrors(() =>
    withOpenedBackup(file, { parent: tmpdir(), now: systemClock.now() }, async (opened) => {
      print(`${basename(file)}: made ${opened.madeAt} by Sockeye ${opened.version}.\n`)
      return printChecked(opened)
    }),
  )
}

async function verifyDatabase(): Promise<number> {
  const checked = await withShop(({ database, dataDir }): Promise<CheckedShop> => {
    const hasPictures = existsSync(resolve(dataDir, 'pictures'))
    return checkShop(database, { dataDir: hasPictures ? resolve(dataDir) : undefined, now: systemClock.now() })
  })
  return printChecked(checked)
}

await runCommand(HELP, run)
