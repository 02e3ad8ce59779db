/** Writes the table of rate limits into docs/security/rate-limits.md; with `--check` fails if the table is out of date. */
import { readFile, writeFile } from 'node:fs/promises'
import { POLICY_ROWS } from '../src/platform/rate-limit/policies.ts'

const PAGE = 'docs/security/rate-limits.md'
const START = '<!-- rate-limits:start -->'
const END = '<!-- rate-limits:end -->'

const rows = POLICY_ROWS.map(({ policy, layer, rate }) =>
  [`\`${policy}\``, layer, rate.amount, `${rate.seconds} s`, rate.burst].map(String),
)
const table = [['Policy', 'Layer', 'Amount', 'Window', 'Burst'], Array<string>(5).fill('---'), ...rows]
  .map((row) => `| ${row.join(' | ')} |\n`)
  .join('')

const page = await readFile(PAGE, 'utf8')
const [before, rest, ...more] = page.split(START)
const [, after] = rest?.split(END) ?? []
if (before === undefined || after === undefined || more.length > 0) {
  console.error(`${PAGE} must have ${START} once, and below it ${END}`)
  process.exit(1)
}
const unformatted = `<!-- oxfmt-ignore-start -->\n\n${table}\n<!-- oxfmt-ignore-end -->`
const renewed = `${before}${START}\n\n${unformatted}\n\n${END}${after}`
if (!process.argv.includes('--check')) await writeFile(PAGE, renewed)
else if (page !== renewed) {
  console.error(`${PAGE} is out of date: run npm run rate-limits.`)
  process.exit(1)
}
