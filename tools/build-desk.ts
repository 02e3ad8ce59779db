/** Builds the desk for the browsers of staff, packs its files and names the build. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { DESK, DIST, forgetBuild, noteBuild } from './builds.ts'
import { packAssets } from './pack-assets.ts'

export const DESK_FOLDER = join(DIST, 'desk')

export async function buildDesk(): Promise<void> {
  forgetBuild(DESK)
  await build({ configFile: 'vite.desk.config.ts', logLevel: 'warn', configLoader: 'native' })
  await packAssets(join(DESK_FOLDER, 'assets'))
  noteBuild(DESK, { build: await nameBuild() })
}

/** By content: the names of the files contain the hashes of their contents. */
async function nameBuild(): Promise<string> {
  const manifest = await readFile(join(DESK_FOLDER, 'manifest.json'))
  return createHash('sha256').update(manifest).digest('base64url').slice(0, 12)
}
