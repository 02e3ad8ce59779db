/** The unit tests of the mutated files, in one worker, with the mutants written into the files. */
import { relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { QuickFirst } from './quick-first.ts'
import { instrumented } from './targets.ts'

const ROOT = new URL('../..', import.meta.url).pathname
const { codes } = await instrumented()
const tests = (process.env['MUTANTS_TESTS'] ?? '').split(',')

export default defineConfig({
  root: ROOT,
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      transform: (_code, id) => codes.get(relative(ROOT, id.replace(/\?.*$/, ''))),
    },
  ],
  test: {
    include: tests,
    runner: 'tools/mutants/runner.ts',
    setupFiles: ['tools/mutants/properties.ts'],
    sequence: { sequencer: QuickFirst },
    // A module in the cache would have no mutants, or those of an earlier run.
    fsModuleCache: false,
    pool: 'threads',
    maxWorkers: 1,
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // A mutant may leave a promise behind that fails later.
    dangerouslyIgnoreUnhandledErrors: true,
    reporters: ['dot'],
    testTimeout: 120_000,
    ...(process.env['MUTANTS_MODE'] === 'single' && { bail: 1 }),
  },
})
