/**
 * The folder of a shop with another build of the desk: the same code in files with other names, as the next version has them.
 * Everything else is that of this folder.
 */
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export async function otherDeskBuild(): Promise<{ readonly folder: string; readonly remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'other-build-'))
  const link = async (parent: string, without: string) => {
    for (const name of await readdir(parent)) {
      if (name !== without) await symlink(resolve(parent, name), join(folder, parent, name))
    }
  }
  await link('.', 'dist')
  await mkdir(join(folder, 'dist'))
  await link('dist', 'desk')
  await renameBuild(join(folder, 'dist/desk'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

const PACKED = /\.(?:br|gz)$/

async function renameBuild(desk: string): Promise<void> {
  await cp('dist/desk', desk, { recursive: true, filter: (file) => !PACKED.test(file) })
  const assets = join(desk, 'assets')
  const names = await readdir(assets)
  const renamed = (text: string) =>
    names.reduce((rest, name) => rest.replaceAll(name, name.replace(/(\.\w+)$/, 'b$1')), text)
  for (const name of names) {
    const file = join(assets, name)
    if (/\.(?:js|css)$/.test(name)) await writeFile(file, renamed(await readFile(file, 'utf8')))
    await rename(file, join(assets, renamed(name)))
  }
  const manifest = join(desk, 'manifest.json')
  await writeFile(manifest, renamed(await readFile(manifest, 'utf8')))
}
