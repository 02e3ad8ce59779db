import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'tools/**/*.test.ts', 'demo/**/*.test.ts'],
    globalSetup: ['tests/support/built-setup.ts', 'tests/support/postgres-setup.ts'],
    setupFiles: ['tests/support/properties.ts'],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    // Its own default leaves a core idle on a machine with two.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
