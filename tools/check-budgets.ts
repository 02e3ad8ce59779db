/** Bytes are a budget, not a result: what a first visit loads is counted here and may not grow past its line. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from '../src/server/pages/built-pages.ts'
import { assetsFrom, sourcesOf } from '../src/server/pages/built-pages.ts'
import { DIST } from './build-inputs.ts'

/**
 * Brotli, in bytes of 1000 a kB. React alone is 58 kB. Home, listings and product pages may have 92 with everything on
 * them; what a page has less than that, it shall keep.
 */
const BUDGETS = [
  { page: 'chooser', script: 80_000, style: 8_000 },
  // Any block of content may stand on these: rows of goods, forms, questions, posts.
  { page: 'home', script: 90_000, style: 12_000 },
  { page: 'faq', script: 90_000, style: 12_000 },
  // A listing too.
  { page: 'story', script: 92_000, style: 14_000 },
  { page: 'search', script: 92_000, style: 14_000 },
  { page: 'product', script: 92_000, style: 14_000 },
  { page: 'menu', script: 80_000, style: 8_000 },
  { page: 'login', script: 82_000, style: 8_000 },
  { page: 'checkout', script: 92_000, style: 18_000 },
] as const

/** Fetched before anything is written on the screen. */
const MOST_FONTS = 2

const manifest: Manifest = JSON.parse(await readFile(join(DIST, 'client/manifest.json'), 'utf8'))

async function weigh(files: readonly string[]): Promise<number> {
  const packed = await Promise.all(files.map((file) => readFile(join(DIST, 'client', `${file}.br`))))
  return packed.reduce((sum, { byteLength }) => sum + byteLength, 0)
}

const rows = await Promise.all(
  BUDGETS.map(async ({ page, script, style }) => {
    const { modules, styles, fonts } = assetsFrom(manifest, sourcesOf(page))
    const [scriptBytes, styleBytes] = await Promise.all([weigh(modules), weigh(styles)])
    return {
      page,
      scripts: `${scriptBytes} of ${script}`,
      files: modules.length,
      styles: `${styleBytes} of ${style}`,
      fonts: `${fonts.length} of ${MOST_FONTS}`,
      ok: scriptBytes <= script && styleBytes <= style && fonts.length <= MOST_FONTS,
    }
  }),
)
console.table(rows)
process.exit(rows.every(({ ok }) => ok) ? 0 : 1)
