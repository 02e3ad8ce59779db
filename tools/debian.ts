/** Installs what tests and benchmarks need beside npm's packages, where we may: on Debian, as root. */
import { spawnSync } from 'node:child_process'

/** Another installation may be running: apt-get waits for its lock that long instead of failing. */
const LOCK_TIMEOUT_SECONDS = 300

/** Does not report success: the caller checks again for what was missing. */
export function tryDebianPackage(name: string): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return
  console.log(`Installing ${name} …`)
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '-o', `DPkg::Lock::Timeout=${LOCK_TIMEOUT_SECONDS}`, name], options)
}
