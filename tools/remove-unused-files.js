/**
 * After `npm ci`: removes what no command of the shop reads. The C++ headers in the npm package `node` (67 MB) are needed only
 * to compile native addons, of which there are none; source maps of packages (50 MB) only to debug these packages; the CommonJS
 * copies in React Aria (8 MB) only where modules cannot be imported, the copy of the payment form for old browsers (4 MB) only there; the sources of zod (4 MB) only to debug it. Of fonts for PDF documents
 * (25 MB) four files are used, and of the packages that write them one build (of 17 MB). Test data and builds for browsers are in other packages, too (4 MB). In JavaScript: it runs on the Node that is installed.
 */
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const installed = join(import.meta.dirname, '../node_modules')
const MODULES_ONLY = ['react-aria', 'react-aria-components', 'react-stately']
const UNUSED_FOLDERS = [
  '@adyen/adyen-web/dist/es-legacy',
  'zod/src',
  'bintrees/test',
  'css-tree/dist',
  'csso/dist',
  'csso/node_modules/css-tree/dist',
  '@noble/ciphers/src',
  '@noble/hashes/src',
  '@swc/helpers/cjs',
  '@swc/helpers/src',
  'brotli/build',
  'fflate/lib',
  'fflate/umd',
  'fontkit/src',
  'pako/dist',
  'pdfkit/.yarn',
  'pdfkit/js/data',
  'pdfkit/js/standard-fonts',
]
/** Builds for browsers and CommonJS. */
const UNUSED_BUILDS = [
  ['fontkit/dist', /^(?:browser|main)/],
  ['pdfkit/js', /^pdfkit\.(?!node\.mjs$)/],
]
/** What `documents/pdf/pdf-fonts.ts` uses of packages of fonts. */
const USED_FONTS = {
  '@expo-google-fonts/figtree': ['Figtree_400Regular.ttf', 'Figtree_700Bold.ttf'],
  '@fontsource/nanum-gothic': ['nanum-gothic-korean-400-normal.woff'],
  'dejavu-fonts-ttf': ['DejaVuSans.ttf'],
}
const ABOUT_FONTS = /^(?:package\.json|LICEN[CS]E)/

const remove = (path) => rm(path, { recursive: true, force: true })

async function removeHeaders() {
  const packages = join(installed, 'node/node_modules')
  const names = await readdir(packages).catch(() => [])
  await Promise.all(
    names.filter((name) => name.startsWith('node-')).map((name) => remove(join(packages, name, 'include'))),
  )
}

async function removeFiles(folder, isUnused) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile() && isUnused(entry.name))
  await Promise.all(files.map(({ parentPath, path, name }) => remove(join(parentPath ?? path, name))))
}

await removeHeaders()
await removeFiles(installed, (name) => name.endsWith('.map'))
await Promise.all([
  ...MODULES_ONLY.map((name) => removeFiles(join(installed, name), (file) => file.endsWith('.cjs'))),
  ...UNUSED_FOLDERS.map((folder) => remove(join(installed, folder))),
  ...UNUSED_BUILDS.map(([folder, unused]) => removeFiles(join(installed, folder), (file) => unused.test(file))),
  ...Object.entries(USED_FONTS).map(([name, used]) =>
    removeFiles(join(installed, name), (file) => !used.includes(file) && !ABOUT_FONTS.test(file)),
  ),
])
