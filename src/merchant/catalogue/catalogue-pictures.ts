/**
 * The pictures of a catalogue. Each is checked once, however many products show it. Files are staged in a separate folder until
 * the import is written: a rejected catalogue leaves nothing behind.
 */
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { CatalogueImage } from '../../contracts/merchant/catalogue.ts'
import { DRAWING } from '../../contracts/merchant/catalogue.ts'
import type { ObjectStorage } from '../../platform/object-storage/object-storage.ts'
import { newId } from '../../platform/ids.ts'
import { PRIVATE_FOLDER } from '../../platform/private-files.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import {
  drawingPicture,
  hrefOf,
  loadPictureAcceptance,
  picturesFolder,
  sharedPictures,
  type PictureToRegister,
} from '../../services/images/admin.ts'
import type { DocumentImage } from '../../services/discovery/admin.ts'
import type { Drawings } from '../drawings.ts'

type Known = { readonly picture: PictureToRegister; readonly dominant: string }

/** A listing shows the first and, on hover, the second: they are prerendered in this order. */
export const aheadOf = (index: number): PictureToRegister['ahead'] => {
  if (index === 0) return 1
  return index === 1 ? 2 : 0
}
const A_DAY = 24 * 60 * 60 * 1000
const MAX_FILE_BYTES = 40 * 1024 * 1024
const WAITING = 'pictures-waiting-'
const NO_TINT = '#ffffff'

export type CataloguePictures = {
  /** Why the picture is rejected; undefined if it is valid. */
  readonly problemWith: (image: CatalogueImage) => Promise<string | undefined>
  /** As stored in the product, and as registered with the image service. Only for valid pictures. */
  readonly take: (image: CatalogueImage, index: number) => Promise<{ image: DocumentImage; picture: PictureToRegister }>
  /** Moves the staged files to where the image service reads them. */
  readonly store: () => Promise<void>
  readonly discard: () => Promise<void>
}

/** Long: a factory; its functions share the folder of staged files. */
export function cataloguePictures({
  catalogueFile,
  dataDir,
  drawings,
  objects,
}: {
  readonly catalogueFile: string
  readonly dataDir: string
  readonly drawings: Pick<Drawings, 'version' | 'sizeOf'> | undefined
  /** Where nodes share pictures. */
  readonly objects?: ObjectStorage | undefined
}): CataloguePictures {
  const folder = picturesFolder(dataDir)
  const sharing = objects && sharedPictures(objects, folder)
  const waiting = join(dataDir, `${WAITING}${newId()}`)
  const looked = new Map<string, Promise<Result<Known, string>>>()

  const look = async (reference: string): Promise<Result<Known, string>> => {
    if (reference.startsWith(DRAWING)) return lookAtDrawing(reference.slice(DRAWING.length), drawings)
    const file = join(dirname(catalogueFile), reference)
    const found = await stat(file).catch(() => undefined)
    if (!found?.isFile()) return fail(`there is no file ${reference} beside the catalogue`)
    // Not read: the service would reject it, and it may be larger than the memory.
    if (found.size > MAX_FILE_BYTES) return fail(`${reference} has more than ${MAX_FILE_BYTES / 1024 / 1024} MB`)
    const bytes = await readFile(file)
    // The decoders are large: loaded only if there are photographs.
    const { acceptPicture, filePicture } = await loadPictureAcceptance()
    const accepted = await acceptPicture({ fileName: reference, bytes, folder: waiting })
    if (!accepted.ok) return fail(accepted.failure.message)
    return ok({ picture: filePicture(accepted.value), dominant: accepted.value.dominant })
  }
  let isStored = false
  const lookOnce = (reference: string) => {
    if (isStored && !looked.has(reference)) throw new Error(`${reference} was not checked before`)
    const known = looked.get(reference) ?? look(reference)
    looked.set(reference, known)
    return known
  }

  return {
    async problemWith({ picture }) {
      const known = await lookOnce(picture)
      return known.ok ? undefined : known.failure
    },
    async take({ picture: reference, backgroundColor, imageType, alt }, index) {
      const known = await lookOnce(reference)
      if (!known.ok) throw new Error(`${reference}: ${known.failure}`)
      const { picture, dominant } = known.value
      const background = backgroundColor ?? dominant
      const { width, height, kind } = picture
      return {
        image: {
          href: hrefOf(picture),
          drawn: kind === 'drawing',
          width,
          height,
          imageType,
          backgroundColor: background,
          ...(alt === undefined ? {} : { alt }),
        },
        picture: { ...picture, background, ahead: aheadOf(index) },
      }
    },
    async store() {
      isStored = true
      for (const name of await readdir(waiting, { recursive: true }).catch(() => [])) {
        const isFile = await moveFile(join(waiting, name), join(folder, name))
        if (isFile) await sharing?.storeFile(join(folder, name))
      }
    },
    async discard() {
      await rm(waiting, { recursive: true, force: true })
      await sweep(dataDir)
    },
  }
}

/** An existing file is not replaced: the shop may be reading it. Returns whether it is a file. */
async function moveFile(from: string, to: string): Promise<boolean> {
  const [source, present] = await Promise.all([stat(from), stat(to).catch(() => undefined)])
  if (!source.isFile() || present?.size === source.size) return source.isFile()
  await mkdir(dirname(to), { recursive: true, mode: PRIVATE_FOLDER })
  await rename(from, to)
  return true
}

/** Deletes staged files of imports that were killed a day ago or more. */
async function sweep(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir).catch(() => [])) {
    if (!name.startsWith(WAITING)) continue
    const folder = join(dataDir, name)
    const found = await stat(folder).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > A_DAY) await rm(folder, { recursive: true, force: true })
  }
}

function lookAtDrawing(
  name: string,
  drawings: Pick<Drawings, 'version' | 'sizeOf'> | undefined,
): Result<Known, string> {
  const size = drawings?.sizeOf(name)
  if (drawings === undefined || size === undefined) return fail(`${name} is nothing this shop can draw`)
  return ok({ picture: drawingPicture({ name, version: drawings.version, size }), dominant: NO_TINT })
}
