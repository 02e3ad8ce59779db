import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sharp } from '../decoders.ts'
import { pictureFile } from '../pictures/picture-files.ts'
import { acceptPicture, filePicture } from './accept-picture.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sockeye-pictures-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const accept = (fileName: string, bytes: Uint8Array) => acceptPicture({ fileName, bytes, folder })
async function accepted(fileName: string, bytes: Uint8Array) {
  const result = await accept(fileName, bytes)
  if (!result.ok) throw new Error(result.failure.message)
  return result.value
}
const red = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 232, g: 53, b: 45, alpha } } })

describe('acceptPicture takes', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s, by what it is and not by its name', async (format) => {
    const bytes = await red(40, 50).toFormat(format).toBuffer()
    const picture = await accepted('Lemon Crew.gif', bytes)
    expect(picture).toMatchObject({ width: 40, height: 50, opaque: true, dominant: expect.stringMatching(/^#f{2}d/) })
    expect(picture.href).toBe(`/images/${picture.hash}/lemon-crew.${format === 'jpeg' ? 'jpg' : format}`)
    expect(await readFile(pictureFile(folder, picture))).toEqual(bytes)
  })

  it('an SVG, cleaned, with the maximum width', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5" onload="alert(1)"><script>alert(1)</script><rect width="2" height="2" fill="#e8352d"/></svg>'
    const picture = await accepted('logo.svg', Buffer.from(svg))
    expect(picture).toMatchObject({ name: 'logo.svg', width: 3840, height: 4800, opaque: false })
    expect(await readFile(pictureFile(folder, picture), 'utf8')).not.toContain('alert')
  })

  it('a photograph that lies on its side, upright', async () => {
    const bytes = await red(50, 40).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect(await accepted('side.jpg', bytes)).toMatchObject({ width: 40, height: 50 })
  })

  it('holes for holes', async () => {
    expect(await accepted('hole.png', await red(40, 50, 0.5).png().toBuffer())).toMatchObject({ opaque: false })
  })

  it('the first frame of one that moves', async () => {
    const frames = await sharp(Buffer.alloc(8 * 16 * 3), { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer()
    expect(await accepted('moves.webp', frames)).toMatchObject({ width: 8, height: 8 })
  })

  it('the same picture once, under each of its names', async () => {
    const bytes = await red(48, 60).png().toBuffer()
    const [one, other] = [await accepted('one.png', bytes), await accepted('other.png', bytes)]
    expect([one.hash, one.name, other.name]).toEqual([other.hash, 'one.png', 'other.png'])
    expect(
      (await readdir(join(folder, one.hash.slice(0, 2)))).filter((file) => file.startsWith(one.hash)),
    ).toHaveLength(1)
  })

  it('a name that leads elsewhere for no more than a name', async () => {
    const picture = await accepted('../../../outside.png', await red(41, 51).png().toBuffer())
    expect(pictureFile(folder, picture)).toBe(join(folder, picture.hash.slice(0, 2), `${picture.hash}.png`))
  })
})

describe('acceptPicture refuses, by the name of the file,', () => {
  const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.byteLength / 2))

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s that breaks off', async (format) => {
    const noise = await sharp({
      create: {
        width: 160,
        height: 200,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer()
    const whole = await sharp(noise).toFormat(format).toBuffer()
    expect((await accept('whole.jpg', whole)).ok).toBe(true)
    expect(await accept('torn.jpg', half(whole))).toEqual({
      ok: false,
      failure: {
        code: 'NOT_READABLE',
        fileName: 'torn.jpg',
        message: expect.stringMatching(/^torn\.jpg is not a picture we can read: ./),
      },
    })
  })

  it.each([
    ['nothing', ''],
    ['a text', 'just words'],
    ['a page', '<!doctype html><html><body><p>Hello</p></body></html>'],
    ['a GIF', 'GIF89a\u0001\0\u0001\0\0\0\0;'],
    ['a script that is called a picture', '#!/bin/sh\nrm -rf /'],
    ['an SVG with entities', '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"/>'],
  ])('%s', async (_, text) => {
    const result = await accept('lemon.jpg', Buffer.from(text, 'latin1'))
    expect(result).toMatchObject({
      ok: false,
      failure: { message: expect.stringMatching(/^lemon\.jpg is not a picture we can read: /) },
    })
  })

  it('a bomb: a small file with more pixels than we take', async () => {
    const bomb = await sharp({ create: { width: 10_001, height: 10_000, channels: 3, background: 'red' } })
      .png({ compressionLevel: 1 })
      .toBuffer()
    expect(await accept('bomb.png', bomb)).toEqual({
      ok: false,
      failure: {
        code: 'TOO_MANY_PIXELS',
        fileName: 'bomb.png',
        message: 'bomb.png is 10001 × 10000 pixels; at most 100 million and 16383 a side are taken',
      },
    })
  })

  it('one that is too long for the formats we send', async () => {
    const long = await sharp({ create: { width: 2, height: 17_000, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    expect(await accept('long.png', long)).toMatchObject({ failure: { code: 'TOO_MANY_PIXELS' } })
  })

  it('one with too many bytes', async () => {
    expect(await accept('huge.jpg', Buffer.alloc(41 * 1024 * 1024))).toMatchObject({
      failure: { code: 'TOO_MANY_BYTES', message: 'huge.jpg has 41 MB; at most 40 are taken' },
    })
  })

  it('nothing that is the fault of our own disk', async () => {
    const file = join(folder, 'a-file')
    await writeFile(file, '')
    const bytes = await red(42, 52).png().toBuffer()
    await expect(acceptPicture({ fileName: 'good.png', bytes, folder: file })).rejects.toThrow('ENOTDIR')
  })
})

describe('filePicture', () => {
  it('stands on its own tint unless the merchant gave another', async () => {
    const picture = await accepted('lemon.png', await red(40, 50).png().toBuffer())
    expect(filePicture(picture)).toMatchObject({ kind: 'file', background: picture.dominant, opaque: 1, ahead: 0 })
    expect(filePicture(picture, { background: '#17a673', ahead: 2 })).toMatchObject({
      background: '#17a673',
      ahead: 2,
    })
  })
})
