/**
 * `npm run soak [-- --minutes 30]`: measures how many visits a second one shop process on PostgreSQL serves, runs it at 70 % of that, after a
 * warm-up, prints a table, and exits with 1 when memory grows, anything failed, or an order was lost, double or oversold.
 */
import { parseArgs } from 'node:util'
import { watchNoise } from '../../bench/noise.ts'
import { ensureBuilt } from '../../tools/ensure-built.ts'
import { LOAD_SHARE } from './capacity.ts'
import { megabytes, soak, type CoreShares, type SoakReport } from './soak.ts'
import { isSlopeJudged, MAX_SLOPE, MIN_JUDGED_SECONDS, soakProblems } from './verdict.ts'

/** Of the minutes that are judged, before them: with 30 of these longer than the 15 minutes after which a shop learns from its purchases. */
const WARM_UP_SHARE = 2 / 3
/** For each judged minute: 30 of these are judged after 36,000 visits. Memory fills with visits rather than with minutes: see ADR 120. */
const WARM_UP_VISITS = 1200

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } })
const judgedSeconds = Number(values.minutes) * 60
if (!(judgedSeconds > 0)) {
  process.stderr.write('--minutes must be a positive number\n')
  process.exit(2)
}

const print = (line: string) => process.stdout.write(`${line}\n`)
const percent = (share: number) => `${(share * 100).toFixed(0)} %`
const coresOf = ({ shop, shopAndRendering, postgres, client }: CoreShares) =>
  `shop ${percent(shop)}, with rendering ${percent(shopAndRendering)}, PostgreSQL ${percent(postgres)}, shoppers ${percent(client)}`

function rows({
  result,
  intervals,
  capacity,
  warmUpSeconds,
  atCapacity,
  atShare,
}: SoakReport): readonly (readonly string[])[] {
  const { visits, work, errors, memory, books } = result
  const slopeLimit = isSlopeJudged(result) ? `below ${MAX_SLOPE} %` : `not judged in less than ${MIN_JUDGED_SECONDS} s`
  return [
    ['capacity, visits a second', capacity.toFixed(1), ''],
    ['of its intervals', intervals.map((one) => (one.visits / one.seconds).toFixed(1)).join(', '), ''],
    ['cores used at capacity', coresOf(atCapacity), ''],
    [`cores used at ${percent(LOAD_SHARE)}`, coresOf(atShare), ''],
    ['minutes of warm-up', (warmUpSeconds / 60).toFixed(0), ''],
    ['visits', `${visits.served} of ${visits.planned}`, 'all'],
    ...Object.entries(work).map(([name, count]) => [name, String(count), 'some']),
    ...Object.entries(memory).flatMap(([name, { first, last, highest, slope, margin }]) => [
      [`${name}, after warm-up, at the end, highest`, [first, last, highest].map(megabytes).join(', '), ''],
      [`${name}, slope in ten minutes`, `${slope.toFixed(2)} ± ${margin.toFixed(2)} %`, slopeLimit],
    ]),
    ['errors', String(errors.length), '0'],
    ['orders paid', String(books.paid), ''],
    ['lost, double, oversold', `${books.lost}, ${books.double}, ${books.oversold}`, '0, 0, 0'],
    ['violated invariants', String(books.broken.length), '0'],
  ]
}

await ensureBuilt()
print(`Starting PostgreSQL and a shop that is judged for ${values.minutes} minutes after a warm-up …`)
const noiseOf = watchNoise()
const report = await soak(
  {
    judgedSeconds,
    warmUp: { seconds: judgedSeconds * WARM_UP_SHARE, visits: (judgedSeconds / 60) * WARM_UP_VISITS },
    sampleEverySeconds: 2,
    capacity: { warmUpSeconds: 30, intervals: 6, intervalSeconds: 5 },
  },
  print,
)
print('| what | measured | limit |\n| --- | --- | --- |')
for (const row of rows(report)) print(`| ${row.join(' | ')} |`)
const noise = noiseOf()
if (noise !== undefined) print(`Noisy: ${noise}`)
const problems = soakProblems(report.result)
for (const problem of problems) print(`DOES NOT PASS: ${problem}`)
if (problems.length === 0) print('Passed')
process.exitCode = problems.length === 0 ? 0 : 1
