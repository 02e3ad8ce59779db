/** Builds the storefront for browser and server, packs the assets as small as they get, and names the build. */
import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { minify } from '@swc/core'
import { createBuilder } from 'vite'
import { bootstrapScript } from '../src/storefront/app/bootstrap-script.ts'
import { DIST, forgetBuild, noteBuild, removeOld, STOREFRONT } from './builds.ts'

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

const ENTRY = 'src/storefront/app/entry-browser.tsx'

/** It stands in every document, in the bytes that come first. */
async function writeBootstrap(): Promise<string> {
  const text = await readFile(join(DIST, 'client/manifest.json'), 'utf8')
  const manifest: Readonly<Record<string, { readonly file: string }>> = JSON.parse(text)
  const file = manifest[ENTRY]?.file
  if (file === undefined) throw new Error(`The build has no ${ENTRY}`)
  const { code } = await minify(bootstrapScript({ src: `/${file}` }), { ecma: 2022, compress: true, mangle: true })
  return code
}

/** By content: the same sources give the same name on every node. */
async function nameBuild(bootstrap: string): Promise<string> {
  const parts = await Promise.all([
    readFile(join(DIST, 'client/manifest.json')),
    readFile(join(DIST, 'ssr/entry-server.js')),
  ])
  const hash = createHash('sha256')
  for (const part of [...parts, bootstrap]) hash.update(part)
  return hash.digest('base64url').slice(0, 12)
}

export async function buildStorefront(): Promise<void> {
  forgetBuild(STOREFRONT)
  const builder = await createBuilder({ logLevel: 'warn', configLoader: 'native' })
  await builder.buildApp()
  removeOld(join(DIST, 'ssr'))
  await packAssets()
  const bootstrap = await writeBootstrap()
  noteBuild(STOREFRONT, { build: await nameBuild(bootstrap), bootstrap })
}
