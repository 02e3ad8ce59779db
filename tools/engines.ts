/** Finds Firefox ESR and WebKitGTK to test in; on Debian, as root, installs those of the distribution. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { tryDebianPackage } from './debian.ts'

/** A program of each package. */
const PROGRAMS = [
  ['firefox-esr', 'firefox-esr'],
  ['WebKitWebDriver', 'webkit2gtk-driver'],
  ['xvfb-run', 'xvfb'],
  // xvfb-run needs it, and its package only recommends it.
  ['xauth', 'xauth'],
] as const

const isInstalled = (program: string): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))

/** Throws where they cannot be had. */
export function ensureEngines(): void {
  for (const [program, name] of PROGRAMS) if (!isInstalled(program)) tryDebianPackage(name)
  const missing = PROGRAMS.filter(([program]) => !isInstalled(program)).map(([, name]) => name)
  if (missing.length === 0) return
  throw new Error(`Tests in other engines than Chromium need packages: apt-get install ${missing.join(' ')}`)
}
