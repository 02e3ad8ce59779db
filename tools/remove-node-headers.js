/**
 * After `npm ci`: removes the C++ headers that come with the npm package `node`. They are 67 MB, a sixth of the installation,
 * and only needed to compile native addons, of which there are none. In JavaScript: it runs on the Node that is installed.
 */
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const packages = join(import.meta.dirname, '../node_modules/node/node_modules')
const names = await readdir(packages).catch(() => [])
await Promise.all(
  names
    .filter((name) => name.startsWith('node-'))
    .map((name) => rm(join(packages, name, 'include'), { recursive: true, force: true })),
)
