/** `npm run check-market -- PL`: what a market still lacks. Ends with 1 when something is missing. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { RejectedError } from '../../merchant/errors.ts'
import { checkMarketOperation } from '../../merchant/markets/check-market.ts'
import { fingerprintOf } from '../../merchant/markets/record-fingerprint.ts'
import { readConfig } from '../../platform/config/read-config.ts'
import { sqliteFile } from '../../platform/database/sqlite-file.ts'
import { table, valueOf } from '../content/print-result.ts'
import { runCommand, print, UsageError } from '../run-command.ts'
import { withShopOperations } from '../run-operation.ts'

const HELP = `Usage
  npm run check-market -- COUNTRY

Lists what a market still lacks before shoppers can buy there: record, notation, prices, shipping, free shipping, texts, content,
banner, discounts, payment, tax. COUNTRY is two letters, such as PL. The shop is the one that npm start opens: DATABASE_URL or DATA_DIR
say which; it may be running. How to add a market is in docs/add-a-market.md.
`

await runCommand(HELP, async ([word, ...rest]) => {
  if (word === '--help' || word === '-h') return print(HELP)
  if (word === undefined || rest.length > 0 || !/^[a-z]{2}$/i.test(word)) throw new UsageError()
  const country = word.toUpperCase()
  const shop = nameOfShop()
  const input = { country, fingerprint: fingerprintOf(country) }
  const checks = valueOf(await withShopOperations(({ run }) => run(checkMarketOperation, input)))
  const rows = checks.map(({ subject, missing, example = '' }) => [
    missing === undefined ? 'ok' : 'missing',
    subject,
    missing ?? example,
  ])
  print(`The shop in ${shop}:\n${table(rows)}`)
  return checks.every(({ missing }) => missing === undefined) ? 0 : 1
})

/** Where its data are. Opening a database creates it, and a check must not create a shop. */
function nameOfShop(): string {
  const { databaseUrl, dataDir } = readConfig(process.env)
  if (databaseUrl !== undefined) return 'DATABASE_URL'
  const folder = resolve(dataDir)
  if (existsSync(sqliteFile(folder))) return folder
  throw new RejectedError(`There is no shop in ${folder}: start it once with npm start, or set DATA_DIR to its folder.`)
}
