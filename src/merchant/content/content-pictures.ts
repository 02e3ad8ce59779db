/**
 * The pictures that a folder of content brings along: files below `pictures/`, and drawings of the loom. They become
 * pictures of the image service, and content speaks of them by their address from then on.
 */
import type { ObjectStorage } from '../../platform/object-storage/object-storage.ts'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DRAWING } from '../../contracts/merchant/catalogue.ts'
import type { PictureToRegister } from '../../services/images/admin.ts'
import { readPictureAddress } from '../../contracts/images/picture-address.ts'
import { cataloguePictures } from '../catalogue/catalogue-pictures.ts'
import type { Drawings } from '../drawings.ts'
import type { PlacedProblem } from './files/plain-words.ts'
import { assetsIn, withAssets, type Asset, type Members } from './walk-content.ts'

const FOLDER = 'pictures/'

/** Pictures after the second are not prerendered. */
const NOT_AHEAD = 2

export type ContentPictures = {
  readonly problemsIn: (content: unknown) => Promise<readonly PlacedProblem[]>
  /** The content with the addresses of its pictures. Only what was looked at and has no problem is replaced. */
  readonly take: (content: Members) => Members
  /** All that were taken, as the image service must know them. */
  readonly taken: () => readonly PictureToRegister[]
  /** Whether any of them is a file that must be stored. */
  readonly hasFiles: () => boolean
  /** Puts the files where the image service reads them. */
  readonly store: () => Promise<void>
  readonly discard: () => Promise<void>
}

export function contentPictures({
  dir,
  dataDir,
  drawings,
  objects,
}: {
  readonly dir: string
  readonly dataDir: string
  readonly drawings: Drawings | undefined
  readonly objects?: ObjectStorage | undefined
}): ContentPictures {
  // It takes pictures in as the products' are; files are found beside a file of this name.
  const store = cataloguePictures({ catalogueFile: join(dir, 'content.json'), dataDir, drawings, objects })
  const known = new Map<string, { readonly asset: Asset; readonly picture: PictureToRegister }>()

  async function look(filename: string): Promise<string | undefined> {
    if (known.has(filename)) return undefined
    const problem = await whyNot(filename, dir)
    if (problem !== undefined) return problem
    const tint = filename.startsWith(DRAWING) ? drawings?.tintOf(filename.slice(DRAWING.length)) : undefined
    const image = {
      picture: filename,
      imageType: 'product',
      ...(tint !== undefined && { backgroundColor: tint }),
    } as const
    const refused = await store.problemWith(image)
    if (refused !== undefined) return refused
    const { image: shown, picture } = await store.take(image, NOT_AHEAD)
    const { href, width, height, backgroundColor } = shown
    known.set(filename, { asset: { filename: href, meta_data: { width, height, tint: backgroundColor } }, picture })
    return undefined
  }

  return {
    async problemsIn(content) {
      const problems: PlacedProblem[] = []
      for (const { filename, at } of assetsIn(content)) {
        // The shop checks whether the image service knows it.
        if (readPictureAddress(filename)) continue
        const message = await look(filename)
        if (message !== undefined) problems.push({ at, message })
      }
      return problems
    },
    take: (content) => withAssets(content, (filename) => known.get(filename)?.asset),
    taken: () => [...known.values()].map(({ picture }) => picture),
    hasFiles: () => known.values().some(({ picture }) => picture.kind === 'file'),
    store: store.store,
    discard: store.discard,
  }
}

async function whyNot(filename: string, dir: string): Promise<string | undefined> {
  if (filename.startsWith(DRAWING)) return undefined
  if (!filename.startsWith(FOLDER)) {
    return `must be a picture of this shop (/images/…), a file of the folder (${FOLDER}…) or a drawing (${DRAWING}…)`
  }
  if (filename.split(/[/\\]/).some((part) => part === '' || part === '.' || part === '..')) {
    return `must be a plain path below ${FOLDER}`
  }
  const found = await stat(join(dir, filename)).catch(() => undefined)
  return found?.isFile() ? undefined : `there is no file ${filename}`
}
