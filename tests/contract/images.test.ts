/** The image service, as a browser calls it: in process and over HTTP, on both engines. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sharp } from '../../src/services/images/decoders.ts'
import type { ImageService } from '../../src/services/images/service.ts'
import { hrefOf } from '../../src/services/images/pictures/drawing-picture.ts'
import type { PictureToRegister } from '../../src/services/images/pictures/register-pictures.ts'
import { engines } from '../support/fresh-database.ts'
import { reach, transports, type Reached } from '../support/transports.ts'
import { bring, broken, disc, halfEmpty, leftPixel, openPictures, photograph, register } from './test-pictures.ts'

const FOREVER = 'public, max-age=31536000, immutable'
/** Encoders may differ slightly. */
const isNear = (expected: readonly number[]) => (pixel: readonly number[]) =>
  expected.every((value, index) => Math.abs((pixel[index] ?? 0) - value) < 8)
const combinations = engines.flatMap((engine) => transports.map((transport) => [engine, transport] as const))

describe.each(combinations)('the image service on %s, %s', (engine, transport) => {
  let pictures: Awaited<ReturnType<typeof openPictures>>
  let service: ImageService
  let reached: Reached
  let photo: PictureToRegister
  let hole: PictureToRegister

  beforeAll(async () => {
    pictures = await openPictures(engine)
    photo = await bring(pictures.dataDir, 'Photo.jpg', await photograph())
    hole = { ...(await bring(pictures.dataDir, 'hole.png', await halfEmpty())), background: '#ffc72e' }
    await register(pictures.database, [photo, hole, disc('e8356d'), broken('exit'), broken('throw')])
    service = pictures.open()
    reached = await reach(transport, service)
  })
  afterAll(async () => {
    await reached.close()
    await service.close()
    await pictures.remove()
  })

  const request = (path: string, init: RequestInit = {}) => reached.fetch(new Request(reached.baseUrl + path, init))
  const accepting = (accept: string) => ({ headers: { accept } })
  const seen = async (answer: Response) => {
    const { format, compression, width, height, exif } = await sharp(await answer.bytes()).metadata()
    return { format: compression === 'av1' ? 'avif' : format, width, height, exif }
  }

  it.each(['avif', 'webp', 'jpeg'] as const)('~IMG-02 ~IMG-03 sends %s in the requested width', async (format) => {
    const answer = await request(`${hrefOf(disc('e8356d'))}?width=320&format=${format}&quality=70&background=%23ffd9cc`)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': FOREVER,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
    })
    expect(answer.headers.get('vary') ?? '').not.toContain('Accept')
    expect(await seen(answer)).toMatchObject({ format, width: 320, height: 400 })
  })

  it('IMG-06 serves the placeholder', async () => {
    expect(await seen(await request(`${hrefOf(photo)}?width=90&format=webp`))).toMatchObject({ width: 90, height: 113 })
  })

  it('IMG-05 never enlarges: a larger width returns the original size', async () => {
    const all = await seen(await request(hrefOf(photo)))
    expect(all).toMatchObject({ format: 'jpeg', width: 400, height: 500 })
  })

  it('rotates photographs upright and removes their location', async () => {
    const { width, height, exif } = await seen(await request(`${hrefOf(photo)}?width=320&format=jpeg`))
    expect([width, height, exif]).toEqual([320, 400, undefined])
  })

  it.each([
    ['webp', '', [0, 0, 0, 0]],
    ['webp', '&background=%23ffc72e', [255, 199, 46, 255]],
    ['avif', '&background=%23ffc72e', [255, 199, 46, 255]],
    ['jpeg', '&background=%23ffc72e', [255, 199, 46, 255]],
  ] as const)('~IMG-02 fills transparency with the background: %s%s', async (format, background, expected) => {
    const answer = await request(`${hrefOf(hole)}?width=90&format=${format}${background}`)
    expect(await leftPixel(await answer.arrayBuffer())).toSatisfy(isNear(expected))
  })

  it('~IMG-02 a JPEG has the background of the picture by default', async () => {
    const answer = await request(`${hrefOf(disc('e8356d'))}?width=90&format=jpeg`)
    expect(await leftPixel(await answer.arrayBuffer())).toSatisfy(isNear([255, 217, 204, 255]))
  })

  it('lets the browser choose the format, and sends Vary', async () => {
    for (const [accept, format] of [
      ['image/webp,*/*', 'webp'],
      ['*/*', 'jpeg'],
    ] as const) {
      const answer = await request(`${hrefOf(photo)}?width=320&format=auto&quality=70`, accepting(accept))
      expect([answer.headers.get('content-type'), answer.headers.get('vary')]).toEqual([`image/${format}`, 'Accept'])
      expect(answer.headers.get('cache-control')).toBe(FOREVER)
    }
  })

  it('sends WebP for a minute while the AVIF is rendered, then the AVIF permanently', async () => {
    const path = `${hrefOf(photo)}?width=320&format=auto&quality=60`
    const first = await request(path, accepting('image/avif,image/webp'))
    expect([first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual([
      'image/webp',
      'public, max-age=60',
    ])
    const later = async () => (await request(path, accepting('image/avif,image/webp'))).headers
    await expect.poll(async () => (await later()).get('content-type')).toBe('image/avif')
    expect((await later()).get('cache-control')).toBe(FOREVER)
  })

  it('answers 304 to a conditional request, by any form of the tag', async () => {
    const path = `${hrefOf(photo)}?width=320&format=webp`
    const etag = (await request(path)).headers.get('etag') ?? ''
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await request(path, { headers: { 'if-none-match': known } })
      expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([304, '', etag])
    }
    expect((await request(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  it('answers HEAD without a body and rejects every other method', async () => {
    const path = `${hrefOf(photo)}?width=320&format=webp`
    const head = await request(path, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, 'image/webp', ''])
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = await request(path, { method })
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, expect.stringContaining('GET')])
    }
  })

  it.each([
    ['width=500', 'width', 'width must be one of 90, 320, 720, 1024, 1920, 3840, given once'],
    ['format=png', 'format', 'format must be one of auto, avif, webp, jpeg, given once'],
    ['quality=99', 'quality', 'quality must be one of 70, 60, given once'],
    ['background=red', 'background', 'background must be a colour such as #ffd9cc, given once'],
    ['width=320&width=720', 'width', 'width must be one of 90, 320, 720, 1024, 1920, 3840, given once'],
  ])('~IMG-02 400 for %s, naming what is allowed', async (query, field, message) => {
    const answer = await request(`${hrefOf(photo)}?${query}`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([400, 'no-store'])
    expect(await answer.json()).toEqual({ code: 'INVALID_REQUEST', field, message })
  })

  it.each([
    ['is unknown', '/images/0123456789abcdef/sock.jpg'],
    ['has another name', () => hrefOf({ ...photo, name: 'other.jpg' })],
    ['has its hash in upper case', () => hrefOf({ ...photo, hash: photo.hash.toUpperCase() })],
    ['lies elsewhere', '/images/https:%2f%2felsewhere.example%2fa.jpg'],
    ['lies above', '/images/..%2f..%2fpackage.json'],
    ['has a NUL in it', '/images/0123456789abcdef/a%00.jpg'],
  ])('404 for a picture that %s, with a placeholder picture', async (_, path) => {
    const answer = await request(
      `${typeof path === 'string' ? path : path()}?width=320`,
      accepting('image/avif,image/webp'),
    )
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'public, max-age=60'])
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    const body = await answer.bytes()
    expect(body.byteLength).toBeLessThan(1000)
    expect(await sharp(body).metadata()).toMatchObject({ format: 'svg', width: 720, height: 900 })
  })

  it('HSE-25 404 with a placeholder for one that cannot be rendered, without a retry at every request; the next one works', async () => {
    const path = `${hrefOf(broken('exit'))}?width=320&format=webp`
    const answer = await request(path)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'public, max-age=60'])
    expect(await sharp(await answer.bytes()).metadata()).toMatchObject({ format: 'svg', width: 400, height: 500 })
    const { started } = service.counts
    expect((await request(path)).status).toBe(404)
    expect(service.counts.started).toBe(started)
    expect((await request(`${hrefOf(disc('e8356d'))}?width=90&format=webp`)).status).toBe(200)
    expect(pictures.lines.filter((line) => line.includes('ended (3)'))).toHaveLength(1)
  })

  it('renders once for concurrent requests', async () => {
    const { started } = service.counts
    const path = `${hrefOf(photo)}?width=320&format=jpeg&quality=60`
    const answers = await Promise.all([path, `${path}&utm=1`, path, path].map((one) => request(one)))
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1)
    expect(service.counts.started).toBe(started + 1)
  })
})
