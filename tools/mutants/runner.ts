/**
 * Runs the tests of vitest with mutants. `coverage`: each test once, to see which mutants it reaches. `kill`: each test once for
 * each of these that no other test has failed for. `single`: everything once, with one mutant from the start.
 */
import { TestRunner, type RunnerTestCase, type RunnerTestFile, type RunnerTestSuite } from 'vitest'
import { createCurrent, noteCoverage, noteKills, noteLoaded, readCoverage, readKills } from './state.ts'

/** So often a mutant is reached in one execution before that counts as an endless loop. */
const MAX_HITS = 500_000
const TIMEOUT_MS = 15_000
/** Tests may replace the timers of the page. */
const { setTimeout: startTimer, clearTimeout: stopTimer } = globalThis

const mode = process.env['MUTANTS_MODE'] ?? 'coverage'

/** One per worker: test files share their modules, and so do the mutants in them. */
const before = mode === 'kill' ? readKills() : []
const killed = new Set(before.flatMap((kills) => kills.killed))
const timedOut = new Set(before.flatMap((kills) => kills.timedOut))
const noteCurrent = mode === 'kill' ? createCurrent() : () => undefined
const loaded = new Set<number>()
let reached: Set<number> | undefined
let active = mode === 'single' ? Number(process.env['MUTANT']) : -1
let hits = 0

class EndlessLoopError extends Error {}

Reflect.set(globalThis, '$mutant', (id: number): boolean => {
  if (reached) reached.add(id)
  else if (mode === 'coverage') loaded.add(id)
  if (id !== active) return false
  hits += 1
  if (hits > MAX_HITS) throw new EndlessLoopError(`Mutant ${id} was reached ${hits} times`)
  return true
})

const plans = new Map(mode === 'kill' ? readCoverage().map(({ test, ids }) => [test, ids]) : [])

const testsOf = (suite: RunnerTestSuite): readonly RunnerTestCase[] =>
  suite.tasks.flatMap((task) => (task.type === 'suite' ? testsOf(task) : [task]))

export default class MutantRunner extends TestRunner {
  #keys = new WeakMap<RunnerTestCase, string>()
  #hasFailed = false

  onCollected(files: RunnerTestFile[]): void {
    for (const file of files) {
      for (const [index, test] of testsOf(file).entries()) {
        const key = `${file.name}#${index}`
        this.#keys.set(test, key)
        const ids = plans.get(key)?.filter((id) => !killed.has(id))
        if (ids) plans.set(key, ids)
        if (ids) test.repeats = ids.length
      }
    }
  }

  override onBeforeTryTask(test: RunnerTestCase, options: { retry: number; repeats: number }): void {
    super.onBeforeTryTask(test, options)
    if (mode === 'single') return
    this.#hasFailed = true
    hits = 0
    const ids = plans.get(this.#keys.get(test) ?? '')
    active = ids?.[options.repeats - 1] ?? -1
    noteCurrent(active)
    if (mode === 'coverage') reached = new Set()
  }

  /** Without the mutants, the test must pass: a mutant that left something behind would spoil the others. */
  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test)
    if (mode !== 'kill' || active < 0) {
      await run()
      this.#hasFailed = false
      return
    }
    if (!killed.has(active)) {
      try {
        await withinTime(run())
      } catch (error) {
        if (error instanceof EndlessLoopError || hits > MAX_HITS) timedOut.add(active)
        killed.add(active)
      }
    }
    this.#hasFailed = false
  }

  onTaskFinished(test: RunnerTestCase): void {
    if (mode === 'single') return
    // It failed before the test began, in a hook.
    if (active >= 0 && this.#hasFailed) killed.add(active)
    if (reached) noteCoverage(this.#keys.get(test) ?? '', [...reached])
    reached = undefined
    active = -1
    // What follows may be the next file, which a busy machine takes long to load: that is no mutant's doing.
    noteCurrent(active)
  }

  override onAfterRunFiles(files: RunnerTestFile[]): void {
    super.onAfterRunFiles(files)
    const file = files.map(({ name }) => name).join()
    if (mode === 'kill') noteKills({ file, killed: [...killed], timedOut: [...timedOut] })
    if (mode === 'coverage') noteLoaded([...loaded])
  }
}

async function withinTime(work: unknown): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = startTimer(() => reject(new EndlessLoopError('Timed out')), TIMEOUT_MS)
  })
  try {
    await Promise.race([work, late])
  } finally {
    stopTimer(timer)
  }
}
