/**
 * The pictures that a catalogue speaks of. Each is looked at once, however many products show it. Files wait in a folder
 * of their own until the import is written: a refused catalogue leaves nothing behind.
 */
import { cp, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { CatalogueImage } from '../../contracts/catalogue.ts'
import { DRAWING } from '../../contracts/catalogue.ts'
import { newId } from '../../platform/ids.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { acceptPicture, filePicture } from '../../services/images/accept/accept-picture.ts'
import { drawingPicture, hrefOf } from '../../services/images/pictures/drawing-picture.ts'
import { picturesFolder } from '../../services/images/pictures/picture-files.ts'
import type { PictureToRegister } from '../../services/images/pictures/register-pictures.ts'
import type { DocumentImage } from '../../services/discovery/product-document.ts'

/** What can be drawn, and how large; undefined when the name is not one of them. */
export type Drawings = {
  readonly version: string
  readonly sizeOf: (name: string) => { readonly width: number; readonly height: number } | undefined
}

type Known = { readonly picture: PictureToRegister; readonly dominant: string }

/** The listing shows the first and, when pointed at, the second: these are made before anybody asks. */
const AHEAD = 2
const NO_TINT = '#ffffff'

export type CataloguePictures = {
  /** Why the picture cannot be had; nothing when it can. */
  readonly problemWith: (image: CatalogueImage) => Promise<string | undefined>
  /** As the product keeps it, and as the image service must know it. Only for pictures without a problem. */
  readonly take: (image: CatalogueImage, index: number) => Promise<{ image: DocumentImage; picture: PictureToRegister }>
  /** Moves the waiting files to where the image service reads them. */
  readonly keep: () => Promise<void>
  readonly forget: () => Promise<void>
}

export function cataloguePictures({
  catalogueFile,
  dataDir,
  drawings,
}: {
  readonly catalogueFile: string
  readonly dataDir: string
  readonly drawings: Drawings | undefined
}): CataloguePictures {
  const folder = picturesFolder(dataDir)
  const waiting = join(dataDir, `pictures-waiting-${newId()}`)
  const looked = new Map<string, Promise<Result<Known, string>>>()

  const look = async (reference: string): Promise<Result<Known, string>> => {
    if (reference.startsWith(DRAWING)) return lookAtDrawing(reference.slice(DRAWING.length), drawings)
    const bytes = await readFile(join(dirname(catalogueFile), reference)).catch(() => undefined)
    if (bytes === undefined) return fail(`there is no file ${reference} beside the catalogue`)
    const accepted = await acceptPicture({ fileName: reference, bytes, folder: waiting })
    if (!accepted.ok) return fail(accepted.failure.message)
    return ok({ picture: filePicture(accepted.value), dominant: accepted.value.dominant })
  }
  const lookOnce = (reference: string) => {
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
        picture: { ...picture, background, ahead: index < AHEAD ? 1 : 0 },
      }
    },
    async keep() {
      await cp(waiting, folder, { recursive: true }).catch((error: unknown) => {
        // A catalogue of drawings has no files at all.
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
      })
    },
    forget: () => rm(waiting, { recursive: true, force: true }),
  }
}

function lookAtDrawing(name: string, drawings: Drawings | undefined): Result<Known, string> {
  const size = drawings?.sizeOf(name)
  if (drawings === undefined || size === undefined) return fail(`${name} is nothing this shop can draw`)
  return ok({ picture: drawingPicture({ name, version: drawings.version, size }), dominant: NO_TINT })
}
