/** `npm run check-live`: what the shop still lacks before it may take real money. Ends with 1 when something is missing. */
import { checkLiveOperation } from '../../merchant/live/check-live.ts'
import { valueOf } from '../content/print-result.ts'
import { runCommand, print, UsageError } from '../run-command.ts'
import { withShopOperations } from '../run-operation.ts'

const HELP = `Usage
  npm run check-live

Lists what a shop still lacks before it may open with LIVE=true, one line per field: seller, legal pages, official notices. Values of
the demonstration count as missing. The shop is the one that npm start opens: DATABASE_URL or DATA_DIR say which; it may be running.
`

await runCommand(HELP, async ([word]) => {
  if (word === '--help' || word === '-h') return print(HELP)
  if (word !== undefined) throw new UsageError()
  const problems = valueOf(await withShopOperations(({ run }) => run(checkLiveOperation, {})))
  print(problems.length === 0 ? 'Nothing is missing.\n' : problems.map((problem) => `${problem}\n`).join(''))
  return problems.length === 0 ? 0 : 1
})
