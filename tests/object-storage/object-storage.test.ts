/** Two machines that share pictures in an object store (SCL-01). */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { objectStorageOf, type ObjectStorage } from '../../src/platform/object-storage/object-storage.ts'
import { pictureFile, picturesFolder, purgeDeletedPictures, sharedPictures } from '../../src/services/images/admin.ts'
import { hrefOf } from '../../src/services/images/pictures/drawing-picture.ts'
import type { ImageService } from '../../src/services/images/service.ts'
import { bring, openPictures, photograph, register } from '../contract/test-pictures.ts'
import { startObjectStore, type ObjectStore } from './start-object-store.ts'

let store: ObjectStore
let objects: ObjectStorage
beforeAll(async () => {
  store = await startObjectStore()
  const opened = objectStorageOf({ ...store.settings, s3Region: 'us-east-1' })
  if (opened === undefined) throw new Error('S3_URL is not set')
  objects = opened
})
afterAll(() => store.stop())

describe('an object store', () => {
  it('~SCL-01 returns what was stored, nothing for what was not, and deletes', async () => {
    const bytes = Buffer.from('any bytes')
    expect(await objects.get('pictures/aa/none.png')).toBeUndefined()
    await objects.put('pictures/aa/one.png', bytes)
    expect(await objects.get('pictures/aa/one.png')).toEqual(bytes)
    await objects.remove('pictures/aa/one.png')
    await objects.remove('pictures/aa/one.png')
    expect(await objects.get('pictures/aa/one.png')).toBeUndefined()
  })

  it('~SCL-01 rejects a wrong secret', async () => {
    const wrong = objectStorageOf({ ...store.settings, s3SecretAccessKey: 'wrong', s3Region: 'us-east-1' })
    await expect(wrong?.put('pictures/aa/one.png', Buffer.from('x'))).rejects.toThrow('403')
  })

  it('~SCL-01 rejects a key that would leave the bucket, or that needs encoding', async () => {
    await expect(objects.get('pictures/a b.png')).rejects.toThrow('no key')
    await expect(objects.get('pictures/a?b.png')).rejects.toThrow('no key')
  })

  it('~SCL-01 is not used without S3_URL', () => {
    expect(objectStorageOf({})).toBeUndefined()
  })
})

describe('a picture that was stored on one machine', () => {
  let pictures: Awaited<ReturnType<typeof openPictures>>
  let otherFolder: string
  const services: ImageService[] = []
  beforeEach(async () => {
    pictures = await openPictures('sqlite')
    otherFolder = await mkdtemp(join(tmpdir(), 'sockeye-other-'))
  })
  afterEach(async () => {
    await Promise.all(services.splice(0).map((service) => service.close()))
    await pictures.remove()
    await rm(otherFolder, { recursive: true, force: true })
  })

  const open = (dataDir: string): ImageService => {
    const service = pictures.open({ dataDir, objects, ahead: false })
    services.push(service)
    return service
  }
  const request = (service: ImageService, address: string) => service.fetch(new Request(`http://images${address}`))
  const storePhotograph = async () => {
    const row = await bring(pictures.dataDir, 'photo.jpg', await photograph())
    const folder = picturesFolder(pictures.dataDir)
    await sharedPictures(objects, folder).storeFile(pictureFile(folder, row))
    await register(pictures.database, [row])
    return row
  }

  it('~SCL-01 is served by another one, and what one has rendered is not rendered again by the other', async () => {
    const address = `${hrefOf(await storePhotograph())}?width=320&format=webp`
    const [one, other] = [open(pictures.dataDir), open(otherFolder)]
    const answer = await request(other, address)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(other.counts.started).toBe(1)
    const bytes = await answer.bytes()
    // The rendering is shared after the visitor has been answered.
    await expect.poll(() => objectNames()).toHaveLength(1)
    expect(await (await request(one, address)).bytes()).toEqual(bytes)
    expect(one.counts.started).toBe(0)
  })

  it('~SCL-01 is deleted from the object store, too', async () => {
    const row = await storePhotograph()
    const day = new Date('2026-01-01T00:00:00.000Z')
    await pictures.database.query.updateTable('pictures').set({ deleted_at: day.toISOString() }).execute()
    const place = { folder: picturesFolder(pictures.dataDir), objects }
    expect(await purgeDeletedPictures(pictures.database.query, place, new Date('2026-06-01T00:00:00.000Z'))).toBe(1)
    await sharedPictures(objects, picturesFolder(otherFolder)).ensureFile(row)
    expect(await readdir(otherFolder)).toEqual([])
  })

  /** Renderings in the bucket. */
  const objectNames = async (): Promise<readonly string[]> => {
    const listing = await fetch(`${store.settings.s3Url}?prefix=renderings/`)
    return Array.from((await listing.text()).matchAll(/<Key>([^<]+)<\/Key>/g), ([, name = '']) => name)
  }
})
