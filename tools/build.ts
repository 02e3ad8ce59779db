/** Builds the storefront for browser and server, packs the assets as small as they get, and names the build. */
import { createHash } from 'node:crypto'
import { glob, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { minify } from '@swc/core'
import { createBuilder } from 'vite'
import { DIST, hashInputs } from './build-inputs.ts'

process.env['NODE_ENV'] = 'production'

/** A second pair of eyes on what the bundler left: of our own code a sixteenth more goes, on every page. */
async function shortened(name: string): Promise<Buffer> {
  const { code } = await minify(await readFile(name, 'utf8'), {
    module: true,
    ecma: 2022,
    compress: { passes: 3 },
    mangle: { toplevel: true },
  })
  const bytes = Buffer.from(code)
  await writeFile(name, bytes)
  return bytes
}

async function packAssets(): Promise<void> {
  const names = await Array.fromAsync(glob(join(DIST, 'client/assets/*.{js,css,svg}')))
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

/** By content: the same sources give the same name on every node. */
async function nameBuild(): Promise<string> {
  const parts = await Promise.all([
    readFile(join(DIST, 'client/manifest.json')),
    readFile(join(DIST, 'ssr/entry-server.js')),
  ])
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('base64url').slice(0, 12)
}

// Gone first: a build that is interrupted must not look like a fresh one.
await rm(join(DIST, 'build.json'), { force: true })
const builder = await createBuilder({ logLevel: 'warn', configLoader: 'native' })
await builder.buildApp()
await packAssets()
const [build, inputs] = await Promise.all([nameBuild(), hashInputs()])
await writeFile(join(DIST, 'build.json'), `${JSON.stringify({ build, inputs })}\n`)
