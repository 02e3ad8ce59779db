/** Finds a Chromium to test in; on Debian, as root, installs the one of the distribution. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { tryDebianPackage } from './debian.ts'

/** The first is the headless shell, which starts and renders in half the time of a full browser. */
const HEADLESS = 'chromium-headless-shell'
const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

function findChromium(): string | undefined {
  const given = process.env['CHROMIUM_PATH']
  if (given) return given
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...ELSEWHERE]
  return candidates.find((path) => existsSync(path))
}

/** A full browser that is installed is used only where the headless shell cannot be had: the gate takes five minutes more with it. */
export function findOrInstallChromium(): string {
  const found = findChromium()
  if (found && (process.env['CHROMIUM_PATH'] || found.endsWith(HEADLESS))) return found
  for (const name of [HEADLESS, 'chromium']) {
    tryDebianPackage(name)
    const installed = findChromium()
    if (!installed) continue
    // For the processes that this one starts.
    process.env['CHROMIUM_PATH'] = installed
    return installed
  }
  console.error(
    'The browser tests need Chromium or Chrome: install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.',
  )
  process.exit(1)
}
