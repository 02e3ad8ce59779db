/** Knows whether the build still fits its sources: a hash over everything that goes into it. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export const DIST = 'dist'

const FOLDERS = ['src/storefront', 'src/markets', 'src/contracts']
const FILES = ['vite.config.ts', 'package-lock.json', 'tools/build.ts']

export async function hashInputs(): Promise<string> {
  const found = await Promise.all(FOLDERS.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })))
  const names = found
    .flat()
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
  const all = [...names, ...FILES].toSorted()
  const contents = await Promise.all(all.map((name) => readFile(name)))
  const hash = createHash('sha256')
  for (const [position, name] of all.entries()) hash.update(`${name}\0`).update(contents[position] ?? '')
  return hash.digest('hex')
}

export async function isBuildFresh(): Promise<boolean> {
  try {
    const { inputs }: { inputs?: string } = JSON.parse(await readFile(join(DIST, 'build.json'), 'utf8'))
    return inputs === (await hashInputs())
  } catch {
    return false
  }
}
