/** Bytes of the desk (DSK-02): what sign-in, shell and the list of orders load, and the largest piece that comes later. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from '../src/server/pages/built-pages.ts'
import { DESK_FOLDER } from './build-desk.ts'

/** Brotli, in bytes. */
const MAX_FIRST_BYTES = 230_000
const MAX_LAZY_BYTES = 130_000

/** What a staff member has loaded when the list of orders is on the screen, in the largest language. */
const FIRST = ['src/desk/app/entry.tsx', 'src/desk/shell/Shell.tsx', 'src/desk/screens/orders/OrdersScreen.tsx']
const LANGUAGE_TABLES = /^src\/desk\/texts\/\w\w\.ts$/

const manifest: Manifest = JSON.parse(await readFile(join(DESK_FOLDER, 'manifest.json'), 'utf8'))

/** A chunk with all that it imports statically, scripts and styles. */
function filesOf(sources: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const source of sources) {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`The build of the desk has no ${source}`)
    if (found.has(chunk.file)) continue
    found.add(chunk.file)
    for (const style of chunk.css ?? []) found.add(style)
    filesOf(chunk.imports ?? [], found)
  }
  return found
}

async function weigh(files: Iterable<string>): Promise<number> {
  const packed = await Promise.all([...files].map((file) => readFile(join(DESK_FOLDER, `${file}.br`))))
  return packed.reduce((sum, { byteLength }) => sum + byteLength, 0)
}

const tables = await Promise.all(
  Object.keys(manifest)
    .filter((source) => LANGUAGE_TABLES.test(source))
    .map((source) => weigh(filesOf([source]))),
)
const first = filesOf(FIRST)
const firstBytes = (await weigh(first)) + Math.max(0, ...tables)
const lazy = await Promise.all(
  Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => /\.(?:js|css)$/.test(file) && !first.has(file))
    .map(async (file) => ({ file, bytes: await weigh([file]) })),
)
const largest = lazy.toSorted((one, other) => other.bytes - one.bytes).at(0)
const rows = [
  { what: 'sign-in, shell, orders', files: first.size + 1, bytes: firstBytes, limit: MAX_FIRST_BYTES },
  {
    what: `largest later piece: ${largest?.file ?? 'none'}`,
    files: 1,
    bytes: largest?.bytes ?? 0,
    limit: MAX_LAZY_BYTES,
  },
]
console.table(rows)
process.exit(tables.length > 0 && rows.every(({ bytes, limit }) => bytes <= limit) ? 0 : 1)
