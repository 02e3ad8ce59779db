/** Makes the files that browsers load as small as they get: a second minifier, then brotli and gzip. */
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { minify } from '@swc/core'

/**
 * A hint that nearly all functions of a file are called on load. The browser then compiles the whole file in the background
 * while it downloads, and not function by function during hydration
 * (docs/performance.md, "Scripts compiled while they download").
 */
const CALLED_ON_LOAD = '//# allFunctionsCalledOnLoad\n'
/** Only the payment provider's library is longer, and most of that is never called. */
const MAX_CODE_LENGTH = 300_000

const isCalledOnLoad = (code: string): boolean => code.length < MAX_CODE_LENGTH

/** A second minifier after the bundler: removes another sixteenth of our own code, on every page. */
async function shortened(name: string): Promise<Buffer> {
  const { code } = await minify(await readFile(name, 'utf8'), {
    module: true,
    ecma: 2022,
    compress: { passes: 3 },
    mangle: { toplevel: true },
  })
  const bytes = Buffer.from(isCalledOnLoad(code) ? CALLED_ON_LOAD + code : code)
  await writeFile(name, bytes)
  return bytes
}

/** Writes a brotli and a gzip file beside each script, style and drawing of a folder. */
export async function packAssets(folder: string): Promise<void> {
  const names = await Array.fromAsync(glob(join(folder, '*.{js,css,svg}')))
  await Promise.all(
    names.map(async (name) => {
      const bytes = name.endsWith('.js') ? await shortened(name) : await readFile(name)
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        promisify(gzip)(bytes, { level: 9 }),
      ])
      await Promise.all([writeFile(`${name}.br`, br), writeFile(`${name}.gz`, gz)])
    }),
  )
}
