/** How the image service caches rendered pictures: in memory, on disk, by prerendering; and how it works when it cannot. */
import { readdir, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { settableClock } from '../support/settable-clock.ts'
import type { ImageDeps, ImageService } from '../../src/services/images/service.ts'
import { hrefOf } from '../../src/services/images/pictures/drawing-picture.ts'
import { createAheadReader } from '../../src/services/images/pictures/find-picture.ts'
import { sharp } from '../../src/services/images/decoders.ts'
import { registerPictures, type PictureToRegister } from '../../src/services/images/pictures/register-pictures.ts'
import { engines } from '../support/fresh-database.ts'
import { broken, disc, leftPixel, openPictures, register } from './test-pictures.ts'

let pictures: Awaited<ReturnType<typeof openPictures>>
const services: ImageService[] = []
beforeEach(async () => {
  pictures = await openPictures('sqlite')
})
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.close()))
  await pictures.remove()
})

function open(options: Partial<ImageDeps> = {}): ImageService {
  const service = pictures.open(options)
  services.push(service)
  return service
}
const AVIF = 'image/avif,image/webp,*/*'
const request = (service: ImageService, address: string, accept = '*/*') =>
  service.fetch(new Request(`http://images${address}`, { headers: { accept } }))
const cacheFiles = async () => {
  const entries = await readdir(join(pictures.dataDir, 'picture-cache'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

describe('on disk', () => {
  const address = `${hrefOf(disc('ff0000'))}?width=320&format=webp`
  beforeEach(() => register(pictures.database, [disc('ff0000')]))

  it('a picture survives a restart, with its tag', async () => {
    const before = await request(open(), address)
    const next = open()
    const after = await request(next, address)
    expect(next.counts.started).toBe(0)
    expect([after.headers.get('etag'), await after.bytes()]).toEqual([before.headers.get('etag'), await before.bytes()])
  })

  it('a truncated one is rendered again', async () => {
    const before = await (await request(open(), address)).bytes()
    for (const file of await cacheFiles()) await truncate(file, (await stat(file)).size - 10)
    const next = open()
    expect(await (await request(next, address)).bytes()).toEqual(before)
    expect(next.counts.started).toBe(1)
  })

  it('without a writable folder nothing is cached, and pictures are served', async () => {
    const service = open({ cacheMegabytes: 0 })
    expect((await request(service, address)).status).toBe(200)
    await expect(cacheFiles()).rejects.toThrow('ENOENT')
    const negotiated = `${hrefOf(disc('ff0000'))}?width=320`
    const types = async () => (await request(service, negotiated, AVIF)).headers.get('content-type')
    expect(await types()).toBe('image/webp')
    await expect.poll(types).toBe('image/avif')
  })
})

describe('in memory', () => {
  const address = `${hrefOf(disc('00ff00'))}?width=90&format=auto&quality=70`
  beforeEach(() => register(pictures.database, [disc('00ff00')]))

  it('a response is served from memory to a request that accepts the same', async () => {
    const service = open()
    expect(service.findCached(address, '*/*')).toBeUndefined()
    const answer = await request(service, address)
    const cached = service.findCached(address, '*/*')
    expect(cached?.body).toEqual(Buffer.from(await answer.arrayBuffer()))
    expect(cached).toMatchObject({ status: 200, etag: answer.headers.get('etag') })
    expect(cached?.headers).toEqual({
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Last-Modified': expect.stringMatching(/ GMT$/),
      Vary: 'Accept',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
    expect(service.findCached(address, AVIF)).toBeUndefined()
    expect(service.findCached(`${address}&x=1`, '*/*')).toBeUndefined()
  })

  it('a placeholder is not', async () => {
    const service = open()
    expect((await request(service, address, AVIF)).headers.get('content-type')).toBe('image/webp')
    expect(service.findCached(address, AVIF)).toBeUndefined()
    await expect
      .poll(async () => (await request(service, address, AVIF)).headers.get('content-type'))
      .toBe('image/avif')
    expect(service.findCached(address, AVIF)?.headers['Content-Type']).toBe('image/avif')
  })

  it('nor is an error', async () => {
    const service = open()
    const unknown = '/images/0123456789abcdef/sock.jpg?width=90'
    expect((await request(service, unknown)).status).toBe(404)
    expect(service.findCached(unknown, '*/*')).toBeUndefined()
  })
})

describe('when too many requests wait', () => {
  const stuck = (count: number) => Array.from({ length: count }, (_, index) => broken(`forever.${index}`))

  it('HSE-25 the next request gets a plain area in the colour of the picture, which is not cached', async () => {
    const service = open({ maxWaiting: 1 })
    const waits = stuck(3).map((picture) => ({ ...picture, background: '#ffd9cc' }))
    await register(pictures.database, waits)
    const requests = waits.map((picture) => request(service, `${hrefOf(picture)}?width=90&format=webp`))
    const plain = await Promise.race(requests)
    expect([plain.status, plain.headers.get('content-type'), plain.headers.get('cache-control')]).toEqual([
      200,
      'image/svg+xml',
      'no-store',
    ])
    expect(await leftPixel(await plain.arrayBuffer())).toEqual([255, 217, 204, 255])
    expect(pictures.lines.at(-1)).toContain('image.queue_full')
    await service.close()
    expect((await Promise.all(requests)).map(({ status }) => status)).toEqual([200, 200, 200])
  })

  it('HSE-25 SEC-03 a fourth picture of one client is small at first, and in full size soon after', async () => {
    const service = open()
    const all = ['111111', '222222', '333333', '444444'].map((colour) => disc(colour))
    await register(pictures.database, all)
    const get = async (picture: PictureToRegister) => {
      const answer = await request(service, `${hrefOf(picture)}?width=720&background=%23ffd9cc`, AVIF)
      const { width } = await sharp(await answer.bytes()).metadata()
      return [answer.headers.get('content-type'), answer.headers.get('cache-control'), width]
    }
    const sent = await Promise.all(all.map(get))
    // Which request is the fourth depends on the order in which their pictures are read.
    const byWidth = sent.toSorted((one, other) => Number(other[2]) - Number(one[2]))
    const whole = ['image/webp', 'public, max-age=60', 720]
    expect(byWidth).toEqual([whole, whole, whole, ['image/webp', 'public, max-age=60', 160]])
    const small = all.filter((_, index) => sent[index]?.[2] === 160)
    const later = async () => (await Promise.all(small.map(get))).flat()
    await expect.poll(later).toEqual(['image/avif', 'public, max-age=31536000, immutable', 720])
  })

  it('SEC-03 abandoned requests leave the queue', async () => {
    const service = open()
    await register(pictures.database, [...stuck(10), disc('111111')])
    const left = new AbortController()
    const abandoned = stuck(10).map((picture) =>
      service.fetch(new Request(`http://images${hrefOf(picture)}?width=3840&format=webp`, { signal: left.signal })),
    )
    await expect.poll(() => service.counts.started).toBe(1)
    left.abort()
    expect((await request(service, `${hrefOf(disc('111111'))}?width=320&format=webp`)).status).toBe(200)
    expect(service.counts.started).toBe(2)
    await Promise.all(abandoned)
  })

  it('SEC-03 a client that waits for many pictures does not delay another', async () => {
    const service = open()
    const many = Array.from({ length: 20 }, (_, index) => disc(`0000${String(index + 10)}`))
    await register(pictures.database, [...many, disc('ff0000')])
    const finished: string[] = []
    const from = async (client: string, picture: PictureToRegister, width: number) => {
      const headers = { 'x-client-ip': client }
      await service.fetch(new Request(`http://images${hrefOf(picture)}?width=${width}&format=jpeg`, { headers }))
      finished.push(client)
    }
    const all = many.map((picture) => from('198.51.100.7', picture, 3840))
    await expect.poll(() => service.counts.started).toBe(1)
    await from('203.0.113.9', disc('ff0000'), 320)
    expect(finished.length).toBeLessThan(10)
    await Promise.all(all)
  })
})

describe('prerendering', () => {
  const progress = () =>
    pictures.lines
      .map((line) => JSON.parse(line))
      .flatMap(({ code, made, total }) => (/^image\.prerender_(progress|finished)$/.test(code) ? [[made, total]] : []))

  it('prerenders the common widths in both modern formats, on their background, and logs its progress', async () => {
    await register(pictures.database, [disc('111111', 1), disc('222222', 1), disc('333333')])
    const service = open()
    await service.renderAhead()
    expect(await cacheFiles()).toHaveLength(8)
    expect(progress()).toEqual([2, 4, 6, 8].map((made) => [made, 8]))
    const { started } = service.counts
    expect(started).toBe(4)
    for (const width of [320, 720]) {
      const address = `${hrefOf(disc('111111'))}?width=${width}&format=auto&background=%23ffd9cc`
      expect((await request(service, address, AVIF)).headers.get('content-type')).toBe('image/avif')
      expect((await request(service, address, 'image/webp')).headers.get('content-type')).toBe('image/webp')
    }
    expect(service.counts.started).toBe(started)
  })

  it('does nothing and logs nothing when all pictures exist, also after a restart', async () => {
    await register(pictures.database, [disc('111111', 1)])
    await open().renderAhead()
    const loggedBefore = pictures.lines.length
    const next = open()
    await next.renderAhead()
    expect([next.counts.started, pictures.lines.length]).toEqual([0, loggedBefore])
  })

  it('called again while it runs, finds what was added meanwhile', async () => {
    await register(pictures.database, [disc('111111', 1)])
    const service = open()
    const first = service.renderAhead()
    await register(pictures.database, [disc('222222', 1)])
    await Promise.all([first, service.renderAhead()])
    expect(await cacheFiles()).toHaveLength(8)
  })

  it('continues after a picture that cannot be rendered, and logs which', async () => {
    await register(pictures.database, [{ ...broken('throw'), ahead: 1 }, disc('111111', 1)])
    await open().renderAhead()
    expect(await cacheFiles()).toHaveLength(4)
    const logged = pictures.lines.filter((line) => line.includes('image.render_failed'))
    expect(logged.every((line) => line.includes('"picture":"throw"') && line.includes('The yarn is torn'))).toBe(true)
    expect(logged).toHaveLength(2)
    expect(JSON.parse(pictures.lines.at(-1) ?? '')).toMatchObject({
      code: 'image.prerender_finished',
      made: 4,
      total: 8,
    })
  })

  it('gives up where nothing can be rendered', async () => {
    const torn = Array.from({ length: 40 }, (_, index) => ({ ...broken(`throw.${index}`), ahead: 1 as const }))
    await register(pictures.database, torn)
    const service = open()
    await service.renderAhead()
    expect(service.counts.started).toBe(25)
    expect(pictures.lines.at(-1)).toContain('image.prerender_gave_up')
  })

  it('stops at the first that cannot be written, and logs it once', async () => {
    await writeFile(join(pictures.dataDir, 'picture-cache'), 'a file where the folder should be')
    await register(pictures.database, [disc('111111', 1), disc('222222', 1)])
    const service = open()
    await service.renderAhead()
    expect(service.counts.started).toBe(1)
    expect(pictures.lines.map((line) => JSON.parse(line).code)).toEqual([
      'image.cache_not_writable',
      'image.prerender_not_stored',
    ])
  })

  it('stops with the shop', async () => {
    await register(pictures.database, [{ ...broken('forever'), ahead: 1 }])
    const service = open()
    const made = service.renderAhead()
    await expect.poll(() => service.counts.started).toBe(1)
    await service.close()
    await made
    expect(progress()).toEqual([])
  })

  it('can be turned off', async () => {
    await register(pictures.database, [disc('111111', 1)])
    const service = open({ ahead: false })
    await service.renderAhead()
    expect(service.counts.started).toBe(0)
  })
})

describe.each(engines)('registerPictures on %s', (engine) => {
  let other: Awaited<ReturnType<typeof openPictures>>
  beforeEach(async () => {
    other = await openPictures(engine)
  })
  afterEach(() => other.remove())
  const rows = () => other.database.query.selectFrom('pictures').selectAll().orderBy('name').execute()

  it('stores a registered picture unchanged, and a second registration once, with its new background', async () => {
    const clock = settableClock('2026-11-15T10:00:00.000Z')
    const save = (background: string, ahead: 0 | 1) =>
      other.database.transaction((transaction) =>
        registerPictures(transaction, [{ ...disc('ff0000'), background, ahead }], clock),
      )
    await save('#FFD9CC', 0)
    clock.advance(1000)
    await save('#17a673', 1)
    const notInLibrary = { alt: null, deleted_at: null, source_hash: null }
    expect(await rows()).toEqual([
      {
        ...disc('ff0000'),
        ...notInLibrary,
        background: '#17a673',
        ahead: 1,
        created_at: '2026-11-15T10:00:00.000Z',
      },
    ])
  })

  it('does not lose priority by a second use', async () => {
    const tile = { ...disc('ff0000', 1), background: '#17a673' }
    const inside = { ...disc('ff0000'), background: '#ffd9cc' }
    await register(other.database, [tile, inside])
    await register(other.database, [inside])
    await register(other.database, [{ ...inside, ahead: 2 }])
    expect(await rows()).toMatchObject([{ background: '#17a673', ahead: 1 }])
  })

  it('accepts thousands, also the same one twice, and the same bytes under two names', async () => {
    const many = Array.from({ length: 1200 }, (_, index) => disc(String(index).padStart(6, '0')))
    const renamed = { ...disc('000000'), name: 'another.name' }
    await register(other.database, [...many, disc('000000', 1), renamed])
    expect(await rows()).toHaveLength(1201)
  })

  it('returns the pictures to prerender, the most requested first, and only when they have changed', async () => {
    const read = createAheadReader(other.database)
    const names = async () => (await read()).map(({ name }) => name)
    await register(other.database, [disc('111111', 2), disc('222222', 1), disc('333333')])
    expect(await names()).toEqual(['disc.222222', 'disc.111111'])
    expect(await names()).toEqual([])
    await register(other.database, [disc('333333', 1)])
    expect(await names()).toHaveLength(3)
  })

  it('writes nothing when the transaction fails', async () => {
    const work = other.database.transaction(async (transaction) => {
      await registerPictures(transaction, [disc('ff0000')])
      throw new Error('The catalogue is torn')
    })
    await expect(work).rejects.toThrow('torn')
    expect(await rows()).toEqual([])
  })

  it.each([
    ['a hash', { hash: '../../../etc/passw' }],
    ['a name', { name: '../passwd' }],
    ['a size', { width: 0 }],
    ['a size', { height: 1.5 }],
    ['a background', { background: 'red' }],
  ])('refuses what is not %s: %j', async (_, wrong) => {
    await expect(register(other.database, [{ ...disc('ff0000'), ...wrong }])).rejects.toThrow('Not ')
  })
})
