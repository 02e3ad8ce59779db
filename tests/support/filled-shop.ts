/**
 * A data folder with the demo shop in it, filled once and copied by every test that needs a full shop: filling takes
 * longer than most of what the tests are about. Tests of the first start fill their own.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { startShop } from './start-shop.ts'

const CACHE_DIR = resolve('node_modules/.cache/filled-shops')
const SOURCES = ['src', 'demo']
const AN_HOUR = 3_600_000

/** Passes its folder to the runner's workers; see `startShop`. */
export async function fillOnce(): Promise<void> {
  const folder = join(CACHE_DIR, await nameOfToday())
  if (!existsSync(folder)) await fill(folder)
  process.env['FILLED_SHOP'] = folder
}

async function fill(folder: string): Promise<void> {
  await removeOld()
  const unfinished = `${folder}.${process.pid}`
  await mkdir(unfinished, { recursive: true })
  const shop = await startShop({ DATA_DIR: unfinished, LOG_LEVEL: 'warn' })
  await shop.stop()
  // A concurrent run has filled the same.
  if (existsSync(folder)) await rm(unfinished, { recursive: true, force: true })
  else await rename(unfinished, folder)
}

/** Not all but the newest: another run may be copying its own at this moment. */
async function removeOld(): Promise<void> {
  await mkdir(CACHE_DIR, { recursive: true })
  for (const name of await readdir(CACHE_DIR)) {
    const folder = join(CACHE_DIR, name)
    const { mtimeMs } = await stat(folder)
    if (mtimeMs < Date.now() - AN_HOUR) await rm(folder, { recursive: true, force: true })
  }
}

/** Another for other sources, and for another day: some dates of the demo are relative to when it was filled. */
async function nameOfToday(): Promise<string> {
  const found = await Promise.all(SOURCES.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })))
  const files = found
    .flat()
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
  const contents = await Promise.all(files.map((file) => readFile(file)))
  const hash = createHash('sha256').update(await readFile('package-lock.json'))
  for (const [position, file] of files.entries()) hash.update(`${file}\0`).update(contents[position] ?? '')
  return `${new Date().toISOString().slice(0, 10)}-${hash.digest('hex').slice(0, 16)}`
}
