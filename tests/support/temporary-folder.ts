/**
 * Lets tests write to memory where the system has enough of it: they make hundreds of databases, and a disk may take ten times as long for
 * that as everything else in a test (ADR 34). What they kill are processes, never the machine, so nothing is lost.
 */
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** The gate uses half a gigabyte at a time; a whole run installs packages, too. */
const MIN_FREE_BYTES = 4e9
const NAME = 'sockeye-tests-'

/** For this process and those that it starts, unless they have a folder already. */
export function writeToMemory(): void {
  if (process.env['TMPDIR'] !== undefined || !hasRoom()) return
  removeLeft()
  const folder = join(MEMORY, `${NAME}${process.pid}`)
  mkdirSync(folder, { recursive: true })
  // Like /tmp: servers of tests have other users.
  chmodSync(folder, 0o1777)
  process.env['TMPDIR'] = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}

/** Of runs that were killed. */
function removeLeft(): void {
  const left = readdirSync(MEMORY).filter((name) => name.startsWith(NAME) && !isRunning(name.slice(NAME.length)))
  for (const name of left) rmSync(join(MEMORY, name), { recursive: true, force: true })
}

const isRunning = (pid: string): boolean => existsSync(`/proc/${pid}`)

function hasRoom(): boolean {
  // Not Linux.
  if (!existsSync(MEMORY) || !existsSync('/proc/mounts')) return false
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n')
  const [, , type, options = ''] = mounts.find((line) => line.split(' ')[1] === MEMORY)?.split(' ') ?? []
  // Some tests install programs and start them.
  if (type !== 'tmpfs' || options.split(',').includes('noexec')) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return Math.min(bavail * bsize, process.availableMemory()) >= MIN_FREE_BYTES
}
