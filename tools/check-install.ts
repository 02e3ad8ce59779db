/** HSE-28: what `npm ci` of the shop installs stays small. Caches below node_modules that tools write later do not count. */
import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const MAX_MEGABYTES = 420
const MAX_PACKAGES = 230
const FOLDER = 'node_modules'

/** The bytes that files take on the disk, like `du`: a file with two names counts once. */
async function diskBytes(folder: string, counted: Set<number>): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true })
  const sizes = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name)
      const { blocks, ino } = await lstat(path)
      if (counted.has(ino)) return 0
      counted.add(ino)
      return blocks * 512 + (entry.isDirectory() ? await diskBytes(path, counted) : 0)
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

const counted = new Set<number>()
const names = (await readdir(FOLDER)).filter((name) => !name.startsWith('.') || name === '.bin')
let bytes = 0
for (const name of names) bytes += await diskBytes(join(FOLDER, name), counted)

const installed = z.object({ packages: z.record(z.string(), z.unknown()) })
const { packages } = installed.parse(JSON.parse(await readFile(join(FOLDER, '.package-lock.json'), 'utf8')))
const megabytes = Math.round(bytes / 1024 / 1024)
const count = Object.keys(packages).length
console.log(`${megabytes} MB of ${MAX_MEGABYTES}, ${count} packages of ${MAX_PACKAGES}`)
process.exit(megabytes <= MAX_MEGABYTES && count <= MAX_PACKAGES ? 0 : 1)
