/**
 * Renderings that come with the folder of the shop: a shop that was just installed shows its first screens before anything was
 * drawn. Read only. A file is named like one of the disk cache, so a drawing that changed has another name and is rendered.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packPicture, type StoredPicture } from './cache-file.ts'

export type ShippedRenderings = {
  readonly has: (key: string) => Promise<boolean>
  readonly read: (key: string) => Promise<StoredPicture | undefined>
}

/** Without the folder there are none. */
export function shippedRenderings(folder: string | undefined): ShippedRenderings {
  let names: Promise<ReadonlySet<string>> | undefined
  const has = async (key: string): Promise<boolean> => {
    names ??= namesIn(folder)
    return (await names).has(key)
  }
  return {
    has,
    async read(key) {
      if (folder === undefined || !(await has(key))) return undefined
      // Removed since: it is rendered.
      const bytes = await readFile(join(folder, key)).catch(() => undefined)
      return bytes && packPicture(key, bytes).picture
    },
  }
}

async function namesIn(folder: string | undefined): Promise<ReadonlySet<string>> {
  return new Set(folder === undefined ? [] : await readdir(folder).catch(() => []))
}
