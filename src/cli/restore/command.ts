/** `npm run restore -- FILE`: checks a backup and puts it in the place of the shop. Ends with 1 when nothing was done, 2 on wrong usage. */
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { withOpenedBackup } from '../../merchant/backup/open-backup.ts'
import { replaceShop } from '../../platform/backup/replace-shop.ts'
import { systemClock } from '../../platform/clock.ts'
import { readConfig } from '../../platform/config/read-config.ts'
import { PRIVATE_FOLDER } from '../../platform/private-files.ts'
import { printChecked, withBackupErrors } from '../backup/print-backup.ts'
import { print, printError, requireFile, runCommand, understood, UsageError } from '../run-command.ts'

const HELP = `Usage
  npm run restore -- FILE

Checks the backup as \`npm run backup -- verify FILE\` does, and restores it to DATA_DIR if nothing is wrong. The shop must be
stopped. The database that was there stays beside the new one, under another name, until you delete it.
`

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = understood(() =>
    parseArgs({ args: [...args], options: { help: { type: 'boolean', short: 'h' } }, allowPositionals: true }),
  )
  if (values.help === true || positionals[0] === 'help') return print(HELP)
  const [file, ...rest] = positionals
  if (file === undefined || rest.length > 0) throw new UsageError()
  const config = readConfig(process.env)
  if (config.databaseUrl !== undefined) {
    throw new UsageError('A shop on PostgreSQL is restored with pg_restore, see docs/backup.md.')
  }
  const dataDir = resolve(config.dataDir)
  await requireFile(file)
  // In the same file system as the shop, so that the database can be renamed into its place.
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE_FOLDER })
  const place = { parent: dataDir, now: systemClock.now() }
  return withBackupErrors(() =>
    withOpenedBackup(resolve(file), place, async (opened, unpacked) => {
      const code = printChecked(opened)
      if (code !== 0) return printError('Nothing was changed.')
      const before = replaceShop(dataDir, unpacked, place.now)
      if (before !== undefined) print(`The previous database is ${before}\n`)
      return print(`Restored the shop of ${opened.madeAt}. Start it with npm start.\n`)
    }),
  )
}

await runCommand(HELP, run)
