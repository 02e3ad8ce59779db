import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { tryDebianPackage } from '../../tools/debian.ts'

const MISSING =
  'The tests need PostgreSQL 13 or newer: install it (Debian and Ubuntu: apt-get install postgresql; macOS: brew install postgresql) or put initdb and postgres in PATH.'

/** The folder with `initdb` and `postgres`. Debian does not put them into PATH, and a bare container gets them installed. */
export function findPostgresBinaries(): string {
  const found = installedBinaries()
  if (found !== undefined) return found
  tryDebianPackage('postgresql')
  const installed = installedBinaries()
  if (installed === undefined) throw new Error(MISSING)
  return installed
}

function installedBinaries(): string | undefined {
  const folders = [...pathFolders(), ...globSync('/usr/lib/postgresql/*/bin').toSorted(newestFirst)]
  return folders.find((folder) => isExecutable(join(folder, 'initdb')) && isExecutable(join(folder, 'postgres')))
}

function newestFirst(one: string, other: string): number {
  return other.localeCompare(one, 'en', { numeric: true })
}

function pathFolders(): string[] {
  return (process.env.PATH ?? '').split(delimiter)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
