/** The files of merchants' pictures: named by the hash of their content, so that the same picture is stored once. */
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { newId } from '../../../platform/ids.ts'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../../../platform/private-files.ts'

type Named = { readonly hash: string; readonly name: string }

export const picturesFolder = (dataDir: string): string => join(dataDir, 'pictures')

/** The name gives nothing but its ending. */
export const pictureFile = (folder: string, { hash, name }: Named): string =>
  join(folder, hash.slice(0, 2), `${hash}${extname(name)}`)

/** Atomic: a concurrent reader finds either no file or the complete one. */
export async function storePictureFile(folder: string, picture: Named, bytes: Uint8Array): Promise<void> {
  const file = pictureFile(folder, picture)
  const present = await stat(file).catch(() => undefined)
  if (present?.size === bytes.byteLength) return
  await writeWhole(file, bytes)
}

export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: PRIVATE_FOLDER })
  const unfinished = `${file}.${newId()}${UNFINISHED}`
  try {
    await writeFile(unfinished, bytes, { mode: PRIVATE_FILE })
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined)
    throw error
  }
}

export const UNFINISHED = '.unfinished'
