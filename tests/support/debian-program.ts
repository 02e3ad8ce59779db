/** A program of the machine that tests use: nginx, for example. On Debian, as root, it is installed where it is missing. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { tryDebianPackage } from '../../tools/debian.ts'

/** Debian has servers here; the PATH of a user who is not root may lack it. */
const SERVERS = '/usr/sbin'

function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), SERVERS]
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/** The path of the program. */
export function findOrInstallProgram(name: string, debianPackage = name): string {
  const found = findProgram(name)
  if (found !== undefined) return found
  tryDebianPackage(debianPackage)
  const installed = findProgram(name)
  if (installed === undefined)
    throw new Error(`The tests need ${name}: install it (Debian: apt-get install ${debianPackage}).`)
  return installed
}
