/** The storefront is built once more from a tree without the desk. */
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createBuilder } from 'vite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Manifest } from '../src/server/pages/built-pages.ts'
import { DIST } from './builds.ts'

/** All that the storefront is built from. */
const INPUTS = ['src', 'vite.config.ts', 'package.json', 'tsconfig.json', 'tools/evaluate-at-build.ts']

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storefront-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Their names contain the hashes of their contents. The keys contain paths, which differ. */
const filesIn = async (manifest: string): Promise<readonly string[]> => {
  const chunks: Manifest = JSON.parse(await readFile(manifest, 'utf8'))
  return [...new Set(Object.values(chunks).flatMap(({ file, css = [] }) => [file, ...css]))].toSorted()
}

it('DSK-01 the files of the storefront are the same, byte by byte, with and without the desk', async () => {
  // React has another build for development.
  vi.stubEnv('NODE_ENV', 'production')
  await Promise.all(
    INPUTS.map((name) =>
      cp(name, join(folder, name), { recursive: true, filter: (file) => !file.startsWith('src/desk') }),
    ),
  )
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  const builder = await createBuilder({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    configLoader: 'native',
    logLevel: 'warn',
  })
  const { client } = builder.environments
  if (!client) throw new Error('The storefront has no build for browsers')
  await builder.build(client)
  const without = await filesIn(join(folder, 'dist/client/manifest.json'))
  expect(without.length).toBeGreaterThan(20)
  expect(await filesIn(join(DIST, 'client/manifest.json'))).toEqual(without)
})
