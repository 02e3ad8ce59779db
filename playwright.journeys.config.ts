/** Long journeys, which are not part of the gate: see `npm run journeys`. */
import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

export default defineConfig(base, {
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  timeout: 60_000,
  reporter: [['list']],
})
