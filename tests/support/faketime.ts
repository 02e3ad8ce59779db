/** Lets a process have another time: Debian's libfaketime. */
import { existsSync } from 'node:fs'
import { tryDebianPackage } from '../../tools/debian.ts'

const FOLDERS = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/lib', '/usr/local/lib']

const find = (): string | undefined =>
  FOLDERS.map((folder) => `${folder}/faketime/libfaketime.so.1`).find((path) => existsSync(path))

/** The library for LD_PRELOAD. */
export function ensureFaketime(): string {
  if (find() === undefined) tryDebianPackage('faketime')
  const found = find()
  if (found === undefined) throw new Error('The tests need libfaketime: install it (Debian: apt-get install faketime).')
  return found
}
