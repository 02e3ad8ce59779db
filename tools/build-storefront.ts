/** Builds the storefront for browser and server, packs the assets as small as they get, and names the build. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify } from '@swc/core'
import { createBuilder } from 'vite'
import { bootstrapScript } from '../src/storefront/app/bootstrap-script.ts'
import { DIST, forgetBuild, noteBuild, removeOld, STOREFRONT } from './builds.ts'
import { packAssets } from './pack-assets.ts'

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
  await packAssets(join(DIST, 'client/assets'))
  const bootstrap = await writeBootstrap()
  noteBuild(STOREFRONT, { build: await nameBuild(bootstrap), bootstrap })
}
