/**
 * `npm test`: the gate, step after step, stopping at the first that fails. Sets up what it needs (a build, browsers,
 * PostgreSQL) and ends with the counts of the test runners. `npm run test:whole` runs the slow tests, too, and records what they
 * prove; the gate checks that record.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { writeToMemory } from '../tests/support/temporary-folder.ts'
import { isWholeRun } from '../tests/support/whole-run.ts'
import { findOrInstallChromium } from './chromium.ts'
import { ensureBuilt } from './ensure-built.ts'
import { ensureInstalled } from './ensure-installed.ts'
import { CHECKS_REPORT, countTests } from './test-reports.ts'

process.chdir(join(import.meta.dirname, '..'))
if (process.argv.includes('--whole') && !isWholeRun) {
  const { status } = spawnSync(process.execPath, process.argv.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, WHOLE_RUN: 'true' },
  })
  process.exit(status ?? 1)
}
// Node compiles the same sources in every shop and command that a test starts: here it does so once.
process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules/.cache/compiled')

/** A name that begins with the id of a requirement proves it, like the name of a test. */
type Step = readonly [name: string, command: string, ...args: string[]]

const CHECKS: readonly Step[] = [
  // One checker: several would each work out the same types for themselves, and two cores are busy with Lint already.
  ['Types', 'tsc', '--noEmit', '--checkers', '1'],
  ['Lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['Dead code', 'knip', '--no-progress'],
  // Without the tests: what only they use does not belong in src/ (HSE-14).
  ['Code for tests only', 'knip', '--no-progress', '--production'],
  ['Import rules', 'npm', 'run', 'import-rules'],
  ['HSE-21 Lengths', 'node', 'tools/check-lengths.ts'],
  ['Format', 'oxfmt', '--check', '.'],
  ['Lockfiles', 'node', 'tools/check-lockfiles.ts'],
  ['HSE-28 Install weight', 'node', 'tools/check-install.ts'],
  ['Settings page', 'node', 'tools/configuration.ts', '--check'],
  ['Events page', 'node', 'tools/analytics.ts', '--check'],
  ['Log codes page', 'node', 'tools/log-codes.ts', '--check'],
  ['Rate limits page', 'node', 'tools/rate-limits.ts', '--check'],
  ['Personal data page', 'node', 'tools/personal-data.ts', '--check'],
  ['Cookie policy', 'node', 'tools/cookie-policy.ts', '--check'],
  ['Law page', 'node', 'tools/law.ts', '--check'],
]

const TESTS: readonly Step[] = [
  ['~ENG-04 First-load budget', 'node', 'tools/check-budgets.ts'],
  ['DSK-02 First-load budget of the desk', 'node', 'tools/check-desk-budgets.ts'],
  ['Unit and contract tests', 'vitest', 'run'],
  ['Browser tests', 'playwright', 'test', '--grep-invert', isWholeRun ? '@repeated' : '@repeated|@slow'],
  ['~ENG-01 Short journeys in Firefox and WebKit', 'node', 'tests/engines/command.ts', '--short'],
  ['Requirements', 'node', 'tools/requirements.ts', ...(isWholeRun ? [] : ['--check'])],
]

function failed(name: string): never {
  console.error(`\n✗ ${name} failed`)
  process.exit(1)
}

const passed: { readonly file: string; readonly name: string }[] = []

function recordPassed([name, command, ...args]: Step): void {
  passed.push({ file: args.find((argument) => argument.endsWith('.ts')) ?? command, name })
  writeFileSync(CHECKS_REPORT, JSON.stringify(passed))
}

function run(step: Step): void {
  const [name, command, ...args] = step
  console.log(`\n▸ ${name}`)
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: process.env })
  if (status !== 0) failed(name)
  recordPassed(step)
}

/** In parallel; each prints its output when it ends. The first failure ends the gate. */
async function runAtOnce(steps: readonly Step[]): Promise<void> {
  const running = steps.map(([, command, ...args]) => spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] }))
  process.once('exit', () => {
    for (const child of running) child.kill()
  })
  await Promise.all(
    steps.map(async (step, position) => {
      const [name] = step
      const child = running[position]
      if (!child) return
      const output = Promise.all([text(child.stdout), text(child.stderr)])
      const [code] = await once(child, 'close')
      console.log(`\n▸ ${name}\n${(await output).join('').trimEnd()}`)
      if (code !== 0) failed(name)
      recordPassed(step)
    }),
  )
}

const startedAt = Date.now()
writeToMemory()
await rm('test-results', { recursive: true, force: true })
await mkdir('test-results', { recursive: true })
// Their types are checked, too.
ensureInstalled('tests/conformance')
ensureInstalled('tests/object-storage')
ensureInstalled('tests/import-rules')
// Before the checks: some of them load the configuration of the browser tests, and two processes cannot install packages at a time.
process.env['CHROMIUM_PATH'] = findOrInstallChromium()
await runAtOnce(CHECKS)
await ensureBuilt()
for (const step of TESTS) run(step)

const { passed: passedTests, failed: failures, skipped } = await countTests()
console.log(`\nThe ${isWholeRun ? 'whole run' : 'gate'} took ${Math.round((Date.now() - startedAt) / 1000)} s`)
console.log(`tests: ${passedTests} passed, ${failures} failed, ${skipped} skipped`)
// A skipped test proves nothing, so it does not pass.
process.exit(failures + skipped === 0 && passedTests > 0 ? 0 : 1)
