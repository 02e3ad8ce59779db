/** `npm run check-market -- PL`: what a market still lacks. Ends with 1 when something is missing. */
import { checkMarketOperation } from '../../merchant/markets/check-market.ts'
import { table, valueOf } from '../content/print-result.ts'
import { runCommand, say, UsageError } from '../run-command.ts'
import { withShopOperations } from '../run-operation.ts'

const HELP = `Usage
  npm run check-market -- COUNTRY

Lists what a market still lacks before somebody can buy there: record, prices, shipping, texts, content, payment, tax. COUNTRY is two
letters, such as PL. The shop is the one that npm start opens: DATABASE_URL or DATA_DIR say which; it may be running. How to add a
market is in docs/add-a-market.md.
`

await runCommand(HELP, async ([word, ...rest]) => {
  if (word === '--help' || word === '-h') return say(HELP)
  if (word === undefined || rest.length > 0 || !/^[a-z]{2}$/i.test(word)) throw new UsageError()
  const country = word.toUpperCase()
  const checks = valueOf(await withShopOperations(({ run }) => run(checkMarketOperation, { country })))
  say(table(checks.map(({ subject, missing }) => [missing === undefined ? 'ok' : 'missing', subject, missing ?? ''])))
  return checks.every(({ missing }) => missing === undefined) ? 0 : 1
})
