/**
 * `npm run bench`: runs the benchmarks, or those that are named, and writes what they found to docs/benchmarks.md. Each
 * compares with something measured beside it in the same run: times on a shared machine mean little, ratios do. The page
 * shows what the previous run measured, too, and marks a run that was disturbed. All of them are planned to take at most
 * 25 minutes; with `--whole`, what takes longest is not left out.
 */
import { readdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../tools/ensure-built.ts'
import { ensureInstalled } from '../tools/ensure-installed.ts'
import type { Finding } from './finding.ts'
import { writeFindings } from './finding.ts'
import { watchNoise } from './noise.ts'

/** Command line options: the duration of long-running benchmarks, and whether to include the slowest ones. */
type Options = { readonly minutes: number; readonly isWhole: boolean }

type Benchmark = {
  readonly run: (options: Options) => Promise<readonly Finding[]>
  /** Unless the run is whole. */
  readonly leftOut?: string
}

/** On a quiet machine (ENG-09). */
const PLANNED_MINUTES = 25

process.env['NODE_ENV'] = 'production'
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string' }, whole: { type: 'boolean' } },
})
const options: Options = { minutes: Number(values.minutes ?? 1), isWhole: values.whole === true }
const all = (await readdir('bench'))
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''))
const unknown = positionals.filter((name) => !all.includes(name))
if (unknown.length > 0) {
  console.error(`No benchmark ${unknown.join(', ')}. There are: ${all.join(', ')}.`)
  process.exit(1)
}

ensureInstalled('bench')
await ensureBuilt()
const startedAt = performance.now()
const minutesSince = (start: number): string => ((performance.now() - start) / 60_000).toFixed(1)
for (const name of positionals.length > 0 ? positionals : all) {
  console.log(`\n▸ ${name}`)
  const benchmark: Benchmark = await import(`./${name}.bench.ts`)
  const since = performance.now()
  const noiseOf = watchNoise()
  const findings = await benchmark.run(options)
  console.table(findings.map(({ what, measured, limit, within }) => ({ what, measured, limit, within })))
  const noise = noiseOf()
  console.log(`${name} took ${minutesSince(since)} minutes${noise === undefined ? '' : `; noisy: ${noise}`}`)
  await writeFindings(name, findings, { leftOut: options.isWhole ? undefined : benchmark.leftOut, noise })
}
console.log(`\nIt took ${minutesSince(startedAt)} minutes; ${PLANNED_MINUTES} are planned for all`)
