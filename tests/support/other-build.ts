/**
 * The folder of a shop with another build: the same code in files with other names, as the next version has them. Everything else is
 * that of this folder.
 */
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export type OtherBuild = { readonly folder: string; readonly remove: () => Promise<void> }

const PACKED = /\.(?:br|gz)$/

/** Another build of the desk. */
export async function otherDeskBuild(): Promise<OtherBuild> {
  const build = await linkedFolder(['desk'])
  await renameBuild(build.folder, 'desk')
  return build
}

/** Another build of the storefront: other names of its files, in its documents too, and another name of the build. */
export async function otherStorefrontBuild(): Promise<OtherBuild> {
  const build = await linkedFolder(['client', 'ssr', 'build.json'])
  const renamed = await renameBuild(build.folder, 'client')
  const ssr = join(build.folder, 'dist/ssr')
  await cp('dist/ssr', ssr, { recursive: true })
  for (const name of await readdir(ssr, { recursive: true })) {
    const file = join(ssr, name)
    if (name.endsWith('.js')) await writeFile(file, renamed(await readFile(file, 'utf8')))
  }
  const note = renamed(await readFile('dist/build.json', 'utf8'))
  await writeFile(join(build.folder, 'dist/build.json'), note.replace(/"build":\s*"/, '$&next-'))
  return build
}

/** `own` are parts of the build that are not those of this folder. */
async function linkedFolder(own: readonly string[]): Promise<OtherBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'other-build-'))
  const link = async (parent: string, without: readonly string[]) => {
    for (const name of await readdir(parent)) {
      if (!without.includes(name)) await symlink(resolve(parent, name), join(folder, parent, name))
    }
  }
  await link('.', ['dist'])
  await mkdir(join(folder, 'dist'))
  await link('dist', own)
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Returns how it has renamed. */
async function renameBuild(folder: string, part: string): Promise<(text: string) => string> {
  const copy = join(folder, 'dist', part)
  await cp(join('dist', part), copy, { recursive: true, filter: (file) => !PACKED.test(file) })
  const assets = join(copy, 'assets')
  const names = await readdir(assets)
  const renamed = (text: string) =>
    names.reduce((rest, name) => rest.replaceAll(name, name.replace(/(\.\w+)$/, 'b$1')), text)
  for (const name of names) {
    const file = join(assets, name)
    if (/\.(?:js|css)$/.test(name)) await writeFile(file, renamed(await readFile(file, 'utf8')))
    await rename(file, join(assets, renamed(name)))
  }
  const manifest = join(copy, 'manifest.json')
  await writeFile(manifest, renamed(await readFile(manifest, 'utf8')))
  return renamed
}
