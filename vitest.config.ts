import { configDefaults, defineConfig } from 'vitest/config'
import { SlowFirst } from './tests/support/slow-first.ts'
import { writeToMemory } from './tests/support/temporary-folder.ts'
import { isWholeRun } from './tests/support/whole-run.ts'

writeToMemory()

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'tools/**/*.test.ts', 'loom/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(isWholeRun ? [] : ['**/*.slow.test.ts'])],
    globalSetup: [
      'tests/support/installed-setup.ts',
      'tests/support/built-setup.ts',
      'tests/support/postgres-setup.ts',
    ],
    setupFiles: ['tests/support/properties.ts'],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    // Its own default leaves a core idle on a machine with two.
    maxWorkers: 2,
    // Files share their worker and what it has loaded: most of them take less time than a worker takes to start. So a
    // test leaves nothing behind that another could see; what it stubs is put back for it.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    sequence: { sequencer: SlowFirst },
    // Ceilings for a machine that is busy with something else (HSE-24); a test that passes waits for none of them.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
