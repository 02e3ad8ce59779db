/**
 * `npm run mutants`: changes one thing at a time in markets, contracts and the policies of the services, and sees whether a test
 * fails. Writes docs/mutants.md after a run of all areas. `--sample 200` runs so many per area; `--static 100` so many of those
 * that are evaluated while a module loads, which take a process each.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pageOf, summaryOf, type AreaResult } from './report.ts'
import { runArea } from './run-area.ts'
import { AREAS, isArea } from './targets.ts'

/** Percent, per area (QLT-01). */
const MIN_SCORE = 85
const DEFAULT_STATIC = '40'

process.chdir(join(import.meta.dirname, '../..'))
process.env['PATH'] = `${join(process.cwd(), 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, static: { type: 'string', default: DEFAULT_STATIC } },
})
const wanted = positionals.length === 0 ? Object.keys(AREAS) : positionals
const areas = wanted.filter(isArea)
if (areas.length < wanted.length) throw new Error(`Areas are: ${Object.keys(AREAS).join(', ')}`)

const results: AreaResult[] = []
for (const area of areas) {
  const limits = {
    sample: values.sample === undefined ? undefined : Number(values.sample),
    static: Number(values.static),
  }
  results.push({ area, mutants: await runArea(area, limits) })
}
const summaries = results.map((result) => summaryOf(result))
console.table(summaries)
const isWhole = positionals.length === 0 && values.sample === undefined
if (isWhole) await writeFile('docs/mutants.md', pageOf(results))
if (summaries.some(({ score }) => score < MIN_SCORE)) process.exitCode = 1
