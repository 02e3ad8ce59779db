/** Writes the table of log codes into docs/operations.md; with `--check` fails if the table is out of date. */
import { readFile, writeFile } from 'node:fs/promises'
import { readLogCodes } from './read-log-codes.ts'

const PAGE = 'docs/operations.md'
const START = '<!-- log-codes:start -->'
const END = '<!-- log-codes:end -->'

const cell = (text: string): string => text.replaceAll('|', '\\|')

const rows = (await readLogCodes()).map(({ code, level, message, meaning, action = 'None.' }) =>
  [`\`${code}\``, level, message, meaning, action].map(cell),
)
const table = [['Code', 'Level', 'Message', 'Meaning', 'Action'], Array<string>(5).fill('---'), ...rows]
  .map((row) => `| ${row.join(' | ')} |\n`)
  .join('')

const page = await readFile(PAGE, 'utf8')
const [before, rest, ...more] = page.split(START)
const [, after] = rest?.split(END) ?? []
if (before === undefined || after === undefined || more.length > 0) {
  console.error(`${PAGE} must have ${START} once, and below it ${END}`)
  process.exit(1)
}
// The formatter would pad the table, so that a longer text in one row changes all of them.
const unformatted = `<!-- oxfmt-ignore-start -->\n\n${table}\n<!-- oxfmt-ignore-end -->`
const renewed = `${before}${START}\n\n${unformatted}\n\n${END}${after}`
if (!process.argv.includes('--check')) await writeFile(PAGE, renewed)
else if (page !== renewed) {
  console.error(`${PAGE} is out of date: run npm run log-codes.`)
  process.exit(1)
}
