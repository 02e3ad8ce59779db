/** An image service with a few pictures of every sort, and functions to request them. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { createLog } from '../../src/platform/log/log.ts'
import type { Database } from '../../src/platform/database/open-database.ts'
import { acceptPicture, filePicture } from '../../src/services/images/accept/accept-picture.ts'
import { sharp } from '../../src/services/images/decoders.ts'
import { createImageService, type ImageDeps } from '../../src/services/images/service.ts'
import { imageMigrations } from '../../src/services/images/migrations.ts'
import { drawingPicture } from '../../src/services/images/pictures/drawing-picture.ts'
import { picturesFolder } from '../../src/services/images/pictures/picture-files.ts'
import { registerPictures, type PictureToRegister } from '../../src/services/images/pictures/register-pictures.ts'
import type { ImageTables } from '../../src/services/images/tables.ts'
import { freshDatabase, type EngineName } from '../support/fresh-database.ts'

const drawings = new URL('../../src/services/images/render/fixtures/drawings.ts', import.meta.url)

export const disc = (colour: string, ahead: PictureToRegister['ahead'] = 0): PictureToRegister =>
  drawingPicture({
    name: `disc.${colour}`,
    version: 1,
    size: { width: 1440, height: 1800 },
    background: '#ffd9cc',
    ahead,
  })

/** Renders invalid pictures: its name selects the failure. */
export const broken = (name: string): PictureToRegister =>
  drawingPicture({ name, version: 1, size: { width: 400, height: 500 } })

export async function openPictures(engine: EngineName) {
  const fresh = await freshDatabase<ImageTables>(engine, imageMigrations)
  const dataDir = await mkdtemp(join(tmpdir(), 'sockeye-pictures-'))
  const lines: string[] = []
  const destination = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const log = createLog({ level: 'info', destination })

  return {
    database: fresh.database,
    dataDir,
    lines,
    open: (options: Partial<ImageDeps> = {}) =>
      createImageService({
        database: fresh.database,
        dataDir,
        cacheMegabytes: 64,
        ahead: true,
        drawings,
        processes: 1,
        nice: 0,
        log,
        ...options,
      }),
    async remove() {
      await fresh.remove()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export async function bring(dataDir: string, fileName: string, bytes: Uint8Array): Promise<PictureToRegister> {
  const accepted = await acceptPicture({ fileName, bytes, folder: picturesFolder(dataDir) })
  if (!accepted.ok) throw new Error(accepted.failure.message)
  return filePicture(accepted.value)
}

export const register = (database: Database<ImageTables>, pictures: readonly PictureToRegister[]): Promise<void> =>
  database.transaction((transaction) => registerPictures(transaction, pictures))

/** A photograph 400 wide and 500 high that was stored rotated, with a location in its metadata. */
export const photograph = (): Promise<Buffer> =>
  sharp({ create: { width: 500, height: 400, channels: 3, background: '#2e5bff' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** Transparent at the left, green at the right. */
export const halfEmpty = (): Promise<Buffer> =>
  sharp({ create: { width: 400, height: 500, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([
      { input: { create: { width: 200, height: 500, channels: 3, background: '#17a673' } }, left: 200, top: 0 },
    ])
    .png()
    .toBuffer()

/** Red, green, blue and alpha of the pixel at the left of the middle. */
export async function leftPixel(picture: ArrayBuffer): Promise<readonly number[]> {
  const { data, info } = await sharp(new Uint8Array(picture)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = Math.floor(info.height / 2) * info.width * 4
  return [...data.subarray(at, at + 4)]
}
