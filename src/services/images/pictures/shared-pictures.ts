/**
 * Merchants' pictures and renderings in an object store, for shops with several machines (SCL-01). The folders of a node are
 * caches of it then: what a node lacks, it fetches.
 */
import { readFile, rm, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { ObjectStorage } from '../../../platform/object-storage/object-storage.ts'
import { pictureFile, writeWhole } from './picture-files.ts'

type Named = { readonly hash: string; readonly name: string }

const PICTURES = 'pictures/'
const RENDERINGS = 'renderings/'

export type SharedPictures = {
  /** Fetches the file of a picture that another node has stored. */
  readonly ensureFile: (picture: Named) => Promise<void>
  /** Before its row is written: a node that sees the row must find the file. */
  readonly storeFile: (file: string) => Promise<void>
  readonly removeFile: (picture: Named) => Promise<void>
  readonly readRendering: (key: string) => Promise<Buffer | undefined>
  readonly writeRendering: (key: string, bytes: Uint8Array) => Promise<void>
}

/** `folder` is the one of pictures. */
export function sharedPictures(storage: ObjectStorage, folder: string): SharedPictures {
  const keyOf = (file: string): string => PICTURES + relative(folder, file).split(sep).join('/')
  return {
    async ensureFile(picture) {
      const file = pictureFile(folder, picture)
      if (await stat(file).catch(() => undefined)) return
      const bytes = await storage.get(keyOf(file))
      if (bytes) await writeWhole(file, bytes)
    },
    storeFile: async (file) => storage.put(keyOf(file), await readFile(file)),
    removeFile: async (picture) => {
      const file = pictureFile(folder, picture)
      await rm(file, { force: true })
      await storage.remove(keyOf(file))
    },
    readRendering: (key) => storage.get(join(RENDERINGS, key)),
    writeRendering: (key, bytes) => storage.put(join(RENDERINGS, key), bytes),
  }
}
