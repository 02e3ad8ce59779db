/** Runs the mutants of one area: what tests reach in one process, what is evaluated at load in one process each. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from './instrument.ts'
import { relatedTests } from './related.ts'
import { FOLDER, noteKills, readCoverage, readCurrent, readKills, readLoaded } from './state.ts'
import { instrumented, MEMOIZED, testsOf, type Area } from './targets.ts'

/** For one mutant that is evaluated at load. */
const MAX_SINGLE_MS = 120_000
/** For one test with one mutant. */
const MAX_STANDSTILL_MS = 30_000
/** Without a mutant: for loading the next file, and for a test as it is. */
const MAX_LOADING_MS = 600_000
const SEED = 20_261_116
const VITEST = ['run', '--config', 'tools/mutants/vitest.config.ts']

export type Outcome = 'killed' | 'timed out' | 'survived' | 'no coverage' | 'not run'
export type Judged = Mutant & { readonly outcome: Outcome; readonly isStatic: boolean }

export type Limits = {
  /** How many mutants that tests reach; all where undefined. */
  readonly sample: number | undefined
  /** How many of those that are evaluated at load. */
  readonly static: number
}

export async function runArea(area: Area, limits: Limits): Promise<readonly Judged[]> {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  process.env['MUTANTS_AREA'] = area
  const [{ mutants }, tests] = [await instrumented(), await testsOf(area)]
  const status = vitest({ MUTANTS_MODE: 'coverage', MUTANTS_TESTS: tests.join() }, 'inherit')
  if (status !== 0) throw new Error(`${area}: the tests fail without a mutant (exit ${status})`)
  const memoized = new Set(mutants.flatMap(({ id, file }) => (MEMOIZED.test(file) ? [id] : [])))
  const covered = new Set(readCoverage().flatMap(({ ids }) => ids))
  const reached = covered.difference(memoized)
  const loaded = readLoaded().union(covered.intersection(memoized))
  const chosen = new Set(sampleOf([...reached], limits.sample ?? reached.size))
  const plan = readCoverage().map(({ test, ids }) => ({ test, ids: ids.filter((id) => chosen.has(id)) }))
  writeFileSync(join(FOLDER, 'coverage.ndjson'), plan.map((line) => `${JSON.stringify(line)}\n`).join(''))
  if (!(await runKills(tests)))
    throw new Error(`${area}: a test fails without a mutant, because one has left something behind`)
  const killed = new Set(readKills().flatMap((kills) => kills.killed))
  const timedOut = new Set(readKills().flatMap((kills) => kills.timedOut))
  const atLoad = mutants.filter(({ id }) => loaded.has(id) && !reached.has(id))
  const singles = await runSingles(sampleOf(atLoad, limits.static), tests)
  const outcomeOf = ({ id }: Mutant): Outcome => {
    const single = singles.get(id)
    if (single !== undefined) return single
    if (timedOut.has(id)) return 'timed out'
    if (killed.has(id)) return 'killed'
    if (reached.has(id)) return chosen.has(id) ? 'survived' : 'not run'
    return loaded.has(id) ? 'not run' : 'no coverage'
  }
  const areAtLoad = new Set(atLoad)
  return mutants.map((mutant) => ({ ...mutant, outcome: outcomeOf(mutant), isStatic: areAtLoad.has(mutant) }))
}

/** Whether all tests passed without their mutants. After an endless loop it goes on without that mutant, in the files that are left. */
async function runKills(tests: readonly string[]): Promise<boolean> {
  const done = new Set(readKills().map(({ file }) => file))
  const left = tests.filter((test) => !done.has(test))
  if (left.length === 0) return true
  const env = { ...process.env, MUTANTS_MODE: 'kill', MUTANTS_TESTS: left.join(), MUTANTS_FOLDER: FOLDER }
  const child = spawn('vitest', VITEST, { env, stdio: 'inherit' })
  let [last, since] = ['', Date.now()]
  const watch = setInterval(() => {
    const current = readCurrent()
    if (current !== last) [last, since] = [current, Date.now()]
    else if (Date.now() - since > (isMutant(last) ? MAX_STANDSTILL_MS : MAX_LOADING_MS)) child.kill('SIGKILL')
  }, 1000)
  const [status] = await once(child, 'exit')
  clearInterval(watch)
  if (status !== null) return status === 0
  if (!isMutant(last)) throw new Error('A test without a mutant does not end')
  const id = Number.parseInt(last, 10)
  console.log(`Mutant ${id} does not end`)
  noteKills({ file: 'endless', killed: [id], timedOut: [id] })
  return runKills(tests)
}

const isMutant = (current: string): boolean => Number.parseInt(current, 10) >= 0

async function runSingles(mutants: readonly Mutant[], tests: readonly string[]): Promise<ReadonlyMap<number, Outcome>> {
  const testsFor = await relatedTests(tests)
  const outcomes = new Map<number, Outcome>()
  for (const [index, { id, file, line }] of mutants.entries()) {
    const related = testsFor(file)
    const environment = { MUTANTS_MODE: 'single', MUTANT: String(id), MUTANTS_TESTS: related.join() }
    const status = related.length === 0 ? 0 : vitest(environment, 'ignore')
    outcomes.set(id, status === undefined ? 'timed out' : status === 0 ? 'survived' : 'killed')
    console.log(`${index + 1} of ${mutants.length}: ${file}:${line} ${outcomes.get(id)}`)
  }
  return outcomes
}

/** The exit code, or undefined where it took too long. */
function vitest(environment: Readonly<Record<string, string>>, stdio: 'inherit' | 'ignore'): number | undefined {
  const { status } = spawnSync('vitest', VITEST, {
    env: { ...process.env, ...environment, MUTANTS_FOLDER: FOLDER },
    stdio,
    ...(environment['MUTANTS_MODE'] === 'single' && { timeout: MAX_SINGLE_MS }),
  })
  return status ?? undefined
}

/** The same ones in every run, spread over all. */
function sampleOf<Item>(items: readonly Item[], count: number): readonly Item[] {
  if (count >= items.length) return items
  let state = SEED
  const draw = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return state / 2 ** 32
  }
  return items
    .map((item) => ({ item, at: draw() }))
    .toSorted((one, other) => one.at - other.at)
    .slice(0, count)
    .map(({ item }) => item)
}
