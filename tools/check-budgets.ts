/** Bytes are a budget, not a result: what a first visit loads is counted here and may not grow past its line. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from '../src/server/pages/built-pages.ts'
import { assetsFrom, sourcesOf } from '../src/server/pages/built-pages.ts'
import { DIST } from './build-inputs.ts'

/** Brotli, in bytes of 1000 a kB. React alone is 61 kB; the design allows 91 for a page with everything on it. */
const BUDGETS = [
  { page: 'chooser', script: 70_000, style: 9_000 },
  // Any block of content may stand on these: rows of goods, forms, questions, posts.
  { page: 'home', script: 79_000, style: 9_000 },
  { page: 'story', script: 79_000, style: 9_000 },
  { page: 'product', script: 75_000, style: 9_000 },
  { page: 'checkout', script: 70_000, style: 9_000 },
] as const

const manifest: Manifest = JSON.parse(await readFile(join(DIST, 'client/manifest.json'), 'utf8'))

async function weigh(files: readonly string[]): Promise<number> {
  const packed = await Promise.all(files.map((file) => readFile(join(DIST, 'client', `${file}.br`))))
  return packed.reduce((sum, { byteLength }) => sum + byteLength, 0)
}

const rows = await Promise.all(
  BUDGETS.map(async ({ page, script, style }) => {
    const assets = assetsFrom(manifest, sourcesOf(page))
    const [scripts, styles] = await Promise.all([weigh(assets.modules), weigh(assets.styles)])
    return {
      page,
      scripts,
      'of at most': script,
      styles,
      'of  at most': style,
      ok: scripts <= script && styles <= style,
    }
  }),
)
console.table(rows)
process.exit(rows.every(({ ok }) => ok) ? 0 : 1)
