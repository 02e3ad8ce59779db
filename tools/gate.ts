/**
 * `npm test`: the whole gate, one step after the other, stopping at the first that fails. Sets up what it needs
 * (a build, Chromium, PostgreSQL) and ends with the counts of the test runners.
 */
import { spawnSync } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findOrInstallChromium } from './chromium.ts'
import { ensureBuilt } from './ensure-built.ts'
import { countTests } from './test-reports.ts'

process.chdir(join(import.meta.dirname, '..'))

type Step = readonly [name: string, command: string, ...args: string[]]

const CHECKS: readonly Step[] = [
  ['Format', 'oxfmt', '--check', '.'],
  ['Lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['Types', 'tsc', '--noEmit'],
  ['Dead code', 'knip', '--no-progress'],
  ['Arrows', 'depcruise', 'src', 'demo', 'tests', 'tools', 'bench', '--config', '.dependency-cruiser.cjs'],
  ['Lockfile', 'node', 'tools/check-lockfile.ts'],
  ['Settings page', 'node', 'tools/configuration.ts', '--check'],
]

const TESTS: readonly Step[] = [
  ['First-load budget', 'node', 'tools/check-budgets.ts'],
  ['Unit and contract tests', 'vitest', 'run'],
  ['Browser tests', 'playwright', 'test'],
  ['Requirements', 'node', 'tools/requirements.ts', '--check'],
]

function run([name, command, ...args]: Step): void {
  console.log(`\n▸ ${name}`)
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: process.env })
  if (status !== 0) {
    console.error(`\n✗ ${name} failed`)
    process.exit(1)
  }
}

const startedAt = Date.now()
await rm('test-results', { recursive: true, force: true })
await mkdir('test-results', { recursive: true })
for (const step of CHECKS) run(step)
process.env['CHROMIUM_PATH'] = findOrInstallChromium()
await ensureBuilt()
for (const step of TESTS) run(step)

const { passed, failed, skipped } = await countTests()
console.log(`\nThe whole gate took ${Math.round((Date.now() - startedAt) / 1000)} s`)
console.log(`tests: ${passed} passed, ${failed} failed, ${skipped} skipped`)
// A skipped test proves nothing, so it does not pass.
process.exit(failed + skipped === 0 && passed > 0 ? 0 : 1)
