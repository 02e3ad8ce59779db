/**
 * After `npm ci`: removes what no command of the shop reads. The C++ headers in the npm package `node` (67 MB) are needed only
 * to compile native addons, of which there are none; source maps of packages (50 MB) only to debug these packages; the CommonJS
 * copies in React Aria (8 MB) only where modules cannot be imported, the copy of the payment form for old browsers (4 MB) only there; the sources of zod (4 MB) only to debug it. In JavaScript: it runs on the Node that is installed.
 */
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const installed = join(import.meta.dirname, '../node_modules')
const MODULES_ONLY = ['react-aria', 'react-aria-components', 'react-stately']
const UNUSED_FOLDERS = ['@adyen/adyen-web/dist/es-legacy', 'zod/src']

const remove = (path) => rm(path, { recursive: true, force: true })

async function removeHeaders() {
  const packages = join(installed, 'node/node_modules')
  const names = await readdir(packages).catch(() => [])
  await Promise.all(
    names.filter((name) => name.startsWith('node-')).map((name) => remove(join(packages, name, 'include'))),
  )
}

async function removeFiles(folder, ending) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(ending))
  await Promise.all(files.map(({ parentPath, path, name }) => remove(join(parentPath ?? path, name))))
}

await removeHeaders()
await removeFiles(installed, '.map')
await Promise.all(MODULES_ONLY.map((name) => removeFiles(join(installed, name), '.cjs')))
await Promise.all(UNUSED_FOLDERS.map((folder) => remove(join(installed, folder))))
