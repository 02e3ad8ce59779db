/** Installs packages that the shop itself does not need (HSE-28): each such folder has a package.json and a lockfile. */
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'

export function ensureInstalled(folder: string): void {
  // npm writes the second file at the end of an installation.
  const lockfile = modifiedAt(join(folder, 'package-lock.json'))
  if (modifiedAt(join(folder, 'node_modules/.package-lock.json')) >= lockfile) return
  console.log(`Installing the packages of ${folder} …`)
  // Benchmarks run with NODE_ENV=production, which would leave them out.
  const { status } = spawnSync('npm', ['ci', '--include=dev'], { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error(`npm ci failed in ${folder}`)
}

const modifiedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
