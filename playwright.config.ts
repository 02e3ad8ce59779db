import { defineConfig } from '@playwright/test'
import { writeToMemory } from './tests/support/temporary-folder.ts'
import { launchArguments } from './tests/support/without-pictures.ts'
import { findOrInstallChromium } from './tools/chromium.ts'

writeToMemory()

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  globalSetup: './tests/support/built-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Ceilings for a machine that is busy with something else (HSE-24); a test that passes waits for none of them.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    launchOptions: {
      executablePath: findOrInstallChromium(),
      args: launchArguments({ pictures: false }),
    },
    viewport: { width: 1440, height: 900 },
    // What moves is drawn sixty times a second, by the same processors: only where motion is tested, or may get in the way.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
})
