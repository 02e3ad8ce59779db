/** Writes the tables of docs/law.md from the list of duties, the market records and the names of tests; with `--check` fails if they are out of date. */
import { globSync, readFileSync } from 'node:fs'
import { DUTIES, SOLD_TO } from './law/duties.ts'
import { writeGeneratedTable } from './generated-table.ts'

const PAGE = 'docs/law.md'

/** Rows that begin the name of a test, whole or in part. */
const proved = new Set(
  globSync(['src/**/*.test.{ts,tsx}', 'tests/**/*.{test,spec}.ts'])
    .flatMap((file) => readFileSync(file, 'utf8').match(/['`](?:~?[A-Z]{3}-\d{2} )+/g) ?? [])
    .flatMap((names) => names.match(/LAW-\d{2}/g) ?? []),
)

const short = (row: string): string => row.replace('LAW-', '')

await writeGeneratedTable({
  page: PAGE,
  name: 'law-duties',
  script: 'law',
  head: ['Duty', '', 'Norm', 'Where it shows', 'Test', 'A person supplies or confirms'],
  rows: DUTIES.map(({ row, duty, norm, shows, confirmedBy }) => [
    row,
    duty,
    norm,
    shows,
    proved.has(row) ? 'yes' : 'no',
    confirmedBy,
  ]),
})

await writeGeneratedTable({
  page: PAGE,
  name: 'law-markets',
  script: 'law',
  head: ['Market', ...DUTIES.map(({ row }) => short(row))],
  rows: SOLD_TO.map((market) => [
    market.countryCode,
    ...DUTIES.map(({ row, applies, confirmedBy }) => {
      if (!applies(market)) return ''
      const test = proved.has(row) ? 'T' : '–'
      return confirmedBy === '' ? test : `${test} P`
    }),
  ]),
})
