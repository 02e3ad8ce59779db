/** The media library: what is taken, what is rejected by name, where pictures are used, and how they end. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { purgePictures } from '../../src/merchant/media/purge-pictures.ts'
import { sharp } from '../../src/services/images/decoders.ts'
import { pictureFile, picturesFolder } from '../../src/services/images/pictures/picture-files.ts'
import { engines } from '../support/fresh-database.ts'
import { mediaShop, plainImage, type MediaShop } from '../support/media-shop.ts'
import { staffActor } from '../support/operation-shop.ts'

const DAY_MS = 24 * 60 * 60_000

const svg = (inside: string, attributes = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5" ${attributes}>${inside}</svg>`)

/** A PNG that says it is so large, with pixels that pack to nothing. */
function bomb(width: number, height: number): Buffer {
  const chunk = (kind: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(kind), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc(body))
    return Buffer.concat([length, body, check])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return (value ^ 0xffffffff) >>> 0
}

const jpeg = () => plainImage('#e8352d').jpeg().toBuffer()

/** What may not come in, with the code that it is rejected with. */
const HOSTILE: readonly (readonly [fileName: string, bytes: () => Buffer | Promise<Buffer>, code: string])[] = [
  ['page.jpg', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'PICTURE_UNREADABLE'],
  ['program.png', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(5000)]), 'PICTURE_UNREADABLE'],
  ['archive.webp', () => Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(5000)]), 'PICTURE_UNREADABLE'],
  ['paper.png', () => Buffer.from('%PDF-1.7\n%âãÏÓ\n'), 'PICTURE_UNREADABLE'],
  ['empty.jpg', () => Buffer.alloc(0), 'PICTURE_UNREADABLE'],
  [
    'moves.gif',
    () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
    'PICTURE_UNREADABLE',
  ],
  ['scan.tif', () => plainImage('#fff').tiff().toBuffer(), 'PICTURE_UNREADABLE'],
  [
    'cut-off.jpg',
    async () => (await plainImage('#e8352d', 900, 900).jpeg().toBuffer()).subarray(0, 2000),
    'PICTURE_UNREADABLE',
  ],
  ['disguised.jpg', () => plainImage('#fff').png().toBuffer(), 'PICTURE_OTHER_FORMAT'],
  ['drawing.png', () => svg('<rect width="2" height="2"/>'), 'PICTURE_OTHER_FORMAT'],
  ['bomb.png', () => bomb(60_000, 60_000), 'PICTURE_TOO_MANY_PIXELS'],
  ['wide.png', () => bomb(100_001, 1000), 'PICTURE_TOO_MANY_PIXELS'],
  ['cut-bomb.png', () => bomb(9000, 9000), 'PICTURE_UNREADABLE'],
  [
    'entities.svg',
    () => Buffer.from('<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><svg>&b;</svg>'),
    'PICTURE_UNREADABLE',
  ],
  [
    'huge.jpg',
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(40 * 1024 * 1024)]),
    'PICTURE_TOO_LARGE',
  ],
]

const details = z.object({
  alt: z.record(z.string(), z.string()),
  background: z.string().nullable(),
  version: z.int(),
  places: z.array(z.object({ kind: z.string(), id: z.string() })),
})

describe.each(engines)('the media library on %s', (engine) => {
  let shop: MediaShop
  beforeAll(async () => {
    shop = await mediaShop(engine)
  })
  afterAll(() => shop.close())

  const read = async (address: { readonly hash: string; readonly name: string }) =>
    details.parse((await shop.call('media.read', { hash: address.hash, name: address.name })).body['value'])
  const filesOf = async () =>
    (await readdir(picturesFolder(shop.dataDir), { recursive: true }).catch(() => [])).filter((name) =>
      name.includes('.'),
    )

  it('DGO-12 rejects every hostile file by its name, and takes the pictures between them', async () => {
    const rejected: unknown[] = []
    for (const [fileName, bytes] of HOSTILE) {
      const { status, body } = await shop.upload(fileName, await bytes())
      rejected.push([fileName, status, body['code']])
      expect(body['message']).toContain(fileName)
    }
    expect(rejected).toEqual(HOSTILE.map(([fileName, , code]) => [fileName, 422, code]))
    const before = await filesOf()
    expect(await shop.uploaded('between.jpg', await jpeg())).toMatchObject({ name: 'between.jpg', isNew: true })
    expect(before).toEqual([])
    expect(await filesOf()).toHaveLength(1)
  }, 120_000)

  it('DGO-12 stores each format anew, upright and without metadata, and an SVG without its scripts', async () => {
    const photograph = await sharp({ create: { width: 50, height: 40, channels: 3, background: '#2e5bff' } })
      .withExif({ IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const polyglot = Buffer.concat([photograph, Buffer.from('<?php system("id"); ?>')])
    for (const [fileName, bytes] of [
      ['photo.jpg', polyglot],
      [
        'photo.png',
        await plainImage('#0a0')
          .withExif({ IFD0: { Copyright: 'Ada' } })
          .png()
          .toBuffer(),
      ],
      [
        'photo.webp',
        await plainImage('#00a')
          .withExif({ IFD0: { Copyright: 'Ada' } })
          .webp()
          .toBuffer(),
      ],
      [
        'photo.avif',
        await plainImage('#a0a')
          .withExif({ IFD0: { Copyright: 'Ada' } })
          .avif({ effort: 0 })
          .toBuffer(),
      ],
    ] as const) {
      const picture = await shop.uploaded(fileName, bytes)
      const stored = await readFile(pictureFile(picturesFolder(shop.dataDir), picture))
      expect([fileName, stored.includes('Ada'), stored.includes('php')]).toEqual([fileName, false, false])
      const { exif, orientation, width, height } = await sharp(stored).metadata()
      expect([fileName, exif, orientation, width, height]).toEqual([fileName, undefined, undefined, 40, 50])
    }
    const drawn = await shop.uploaded(
      'logo.svg',
      svg(
        '<script>alert(1)</script><rect onclick="alert(1)" width="2" height="2"/><image href="https://evil.example/a.png"/>',
      ),
    )
    const stored = await readFile(pictureFile(picturesFolder(shop.dataDir), drawn), 'utf8')
    expect(stored).not.toMatch(/alert|evil|script/)
    expect(stored).toContain('<rect')
  }, 60_000)

  it('DGO-12 the same file is one picture, under whatever name, also after it was deleted', async () => {
    const bytes = await plainImage('#123456').png().toBuffer()
    const first = await shop.uploaded('one.png', bytes)
    const again = await shop.uploaded('other.png', bytes)
    expect(again).toMatchObject({ reference: first.reference, isNew: false })
    const { hash, name } = first
    expect((await shop.call('media.delete', { hash, name })).status).toBe(200)
    expect(await shop.uploaded('third.png', bytes)).toMatchObject({ reference: first.reference, isNew: false })
    const listed = await shop.call('media.list', { filter: { search: ['one'] } })
    expect(listed.body['value']).toMatchObject({ rows: [{ reference: first.reference, deletedAt: null }] })
  })

  it('DGO-13 alternative texts and tint are stored with their version, and can be taken back', async () => {
    const { hash, name } = await shop.uploaded('described.png', await plainImage('#654321').png().toBuffer())
    const { version } = await read({ hash, name })
    const given = { hash, name, alt: { en: 'A lemon', de: 'Eine Zitrone', fr: '' }, background: '#ffd9cc' }
    const saved = await shop.call('media.describe', { ...given, version })
    expect(await read({ hash, name })).toMatchObject({
      alt: { en: 'A lemon', de: 'Eine Zitrone' },
      background: '#ffd9cc',
    })
    expect((await shop.call('media.describe', { ...given, version })).status).toBe(409)
    const undo = z.object({ undo: z.object({ id: z.string() }) }).parse(saved.body)
    expect((await shop.call('undo.run', undo.undo)).status).toBe(200)
    expect((await read({ hash, name })).alt).toEqual({})
  })

  it('DGO-13 a used picture answers 409 with its places; an unused one comes back within 30 days', async () => {
    const picture = await shop.uploaded('used.png', await plainImage('#abcdef').png().toBuffer())
    const { hash, name, reference } = picture
    const draft = { sku: 'USES-IT', product: { name: { en: 'Uses it' }, images: [{ picture: reference }] } }
    expect((await shop.call('product.save', { ...draft, create: true })).status).toBe(200)
    const refused = await shop.call('media.delete', { hash, name })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'PICTURE_USED', places: [{ kind: 'draft', id: 'USES-IT', name: 'Uses it' }] },
    })
    expect((await read({ hash, name })).places).toEqual([expect.objectContaining({ kind: 'draft', id: 'USES-IT' })])
    await shop.call('product.discard', { sku: 'USES-IT' })
    expect((await shop.call('media.delete', { hash, name })).status).toBe(200)
    const deleted = await shop.call('media.list', { filter: { state: ['deleted'] } })
    expect(deleted.body['value']).toMatchObject({ rows: [{ reference }] })
    shop.clock.advance(29 * DAY_MS)
    expect((await shop.call('media.restore', { hash, name })).status).toBe(200)
    await shop.call('media.delete', { hash, name })
    shop.clock.advance(31 * DAY_MS)
    expect(await shop.call('media.restore', { hash, name })).toMatchObject({
      status: 410,
      body: { code: 'PICTURE_GONE' },
    })
    const files = { dataDir: shop.dataDir, drawingsModule: '' }
    expect(await purgePictures({ database: shop.database, clock: shop.clock, files })).toBe(1)
    expect((await shop.call('media.read', { hash, name })).status).toBe(404)
    await expect(readFile(pictureFile(join(shop.dataDir, 'pictures'), picture))).rejects.toThrow('ENOENT')
  })

  it('~DGO-12 content staff may upload, readers and order staff may not', async () => {
    const data = (await plainImage('#777').png().toBuffer()).toString('base64')
    for (const [role, status] of [
      ['content', 200],
      ['products', 200],
      ['orders', 403],
      ['reader', 403],
    ] as const) {
      const answer = await shop.call('media.upload', { fileName: 'roles.png', data }, { actor: staffActor(role) })
      expect([role, answer.status]).toEqual([role, status])
    }
  })
})
