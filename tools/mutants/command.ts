/**
 * `npm run mutants`: changes one thing at a time in markets, contracts and the policies of the services, and sees whether a test
 * fails. Writes docs/mutants.md after a run of all areas, or with `--page` from the last run of each. `--sample 200` runs so many
 * per area; `--static 100` so many of those that are evaluated while a module loads, which take a process each.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadSummaryOf, pageOf, problemsIn, summaryOf, type AreaResult } from './report.ts'
import { readResult, storeResult } from './results.ts'
import { runArea } from './run-area.ts'
import { AREAS, isArea, type Area } from './targets.ts'

/** Percent, per area (QLT-01). */
const MIN_SCORE = 85
const DEFAULT_STATIC = '40'

process.chdir(join(import.meta.dirname, '../..'))
process.env['PATH'] = `${join(process.cwd(), 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    static: { type: 'string', default: DEFAULT_STATIC },
    page: { type: 'boolean', default: false },
  },
})
const wanted = positionals.length === 0 ? Object.keys(AREAS) : positionals
const areas = wanted.filter(isArea)
if (areas.length < wanted.length) throw new Error(`Areas are: ${Object.keys(AREAS).join(', ')}`)

async function run(area: Area): Promise<AreaResult> {
  const limits = {
    sample: values.sample === undefined ? undefined : Number(values.sample),
    static: Number(values.static),
  }
  const date = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length)
  const result = { area, date, mutants: await runArea(area, limits) }
  if (values.sample === undefined) await storeResult(result)
  return result
}

const results: AreaResult[] = []
for (const area of areas) results.push(await (values.page ? readResult(area) : run(area)))

const summaries = results.map((result) => summaryOf(result))
console.table(summaries)
console.table(results.map((result) => loadSummaryOf(result)))
const problems = results.map((result) => problemsIn(result))
for (const { file, line, original, replacement } of problems.flatMap(({ open }) => open)) {
  console.log(`No reason: ${file}:${line} ${original} → ${replacement}`)
}
for (const unused of problems.flatMap((problem) => problem.unused)) console.log(`Reason without a survivor: ${unused}`)

const isWhole = positionals.length === 0 && values.sample === undefined
if (isWhole) await writeFile('docs/mutants.md', pageOf(results))
const isEachExplained = problems.every(({ open }) => open.length === 0)
if (!isEachExplained || summaries.some(({ score }) => score < MIN_SCORE)) process.exitCode = 1
