/** Pictures over real HTTP, from a shop like a merchant's: what is sent from memory, and what never is. */
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { createLog } from '../../src/platform/log/log.ts'
import type { ShopSchema } from '../../src/merchant/shop-schema.ts'
import { MIGRATIONS } from '../../src/merchant/shop-schema.ts'
import { sharp } from '../../src/services/images/decoders.ts'
import { hrefOf } from '../../src/services/images/pictures/drawing-picture.ts'
import { registerPictures, type PictureToRegister } from '../../src/services/images/pictures/register-pictures.ts'
import { bring, photograph } from '../contract/test-pictures.ts'
import type { Shop } from '../support/start-shop.ts'
import { startShop } from '../support/start-shop.ts'

let dataDir: string
let shop: Shop
let photo: PictureToRegister
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sockeye-images-'))
  photo = { ...(await bring(dataDir, 'photo.jpg', await photograph())), ahead: 1 }
  const database = await openDatabase<ShopSchema>({
    dataDir,
    migrations: MIGRATIONS,
    log: createLog({ level: 'silent' }),
  })
  await database.transaction((transaction) => registerPictures(transaction, [photo]))
  await database.close()
  shop = await startShop({ DATA_DIR: dataDir, DEMO_SHOP: 'false', IMAGE_AHEAD: 'true' })
})
afterAll(async () => {
  await shop.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const address = (query: string) => `${hrefOf(photo)}?${query}`
const request = (path: string, init?: RequestInit) => fetch(shop.url + path, { redirect: 'manual', ...init })

async function sendRaw(lines: readonly string[]): Promise<string> {
  const socket = connect(shop.port, '127.0.0.1')
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  return text(socket)
}

describe('pictures', () => {
  it('are prerendered after the start, and the log shows the progress', async () => {
    const finished = () => shop.lines.find((line) => line.includes('image.prerender_finished')) ?? '{}'
    await expect.poll(() => JSON.parse(finished())).toMatchObject({ made: 4, total: 4, seconds: expect.any(Number) })
    const answer = await request(address('width=320&format=auto&quality=70'), { headers: { accept: 'image/avif' } })
    expect(answer.headers.get('content-type')).toBe('image/avif')
  })

  it('come from memory the second time, with the same bytes', async () => {
    const path = address('width=320&format=webp')
    const first = await request(path)
    expect(first.headers.get('server-timing')).toBeNull()
    const second = await request(path)
    expect(second.headers.get('server-timing')).toBe('cache;desc="hit"')
    expect(await second.bytes()).toEqual(await first.bytes())
    for (const name of [
      'content-type',
      'cache-control',
      'etag',
      'content-length',
      'x-content-type-options',
      'cross-origin-resource-policy',
    ]) {
      expect([name, second.headers.get(name)]).toEqual([name, first.headers.get(name)])
    }
    expect(second.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(await (await request('/metrics')).text()).toMatch(/http_kept_total\{route="images"\} \d+/)
  })

  it('come from memory only for the same accepted format', async () => {
    const path = address('width=90&format=auto')
    const types = await Promise.all(
      ['image/webp', '*/*', 'image/webp', '*/*'].map(async (accept) =>
        (await request(path, { headers: { accept } })).headers.get('content-type'),
      ),
    )
    expect(types).toEqual(['image/webp', 'image/jpeg', 'image/webp', 'image/jpeg'])
  })

  it('are not sent again on a conditional request, and have no body for HEAD', async () => {
    const path = address('width=320&format=webp')
    const etag = (await request(path)).headers.get('etag') ?? ''
    const unchanged = await request(path, { headers: { 'if-none-match': etag } })
    expect([unchanged.status, await unchanged.text()]).toEqual([304, ''])
    const head = await sendRaw([`HEAD ${path} HTTP/1.1`, 'Host: x', 'Connection: close'])
    expect(head).toMatch(/^HTTP\/1\.1 200/)
    expect(head).toContain(`ETag: ${etag}`)
    expect(head.split('\r\n\r\n')[1]).toBe('')
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('cannot be changed by %s', async (method) => {
    const answer = await request(address('width=320&format=webp'), { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, expect.stringContaining('GET')])
  })

  it.each([
    '/images/../package.json',
    '/images/../../package.json',
    '/images/%2e%2e/package.json',
    '/images/..%2f..%2fpackage.json',
    '/images/..%5c..%5cpackage.json',
    '/images/..\\..\\package.json',
    '/images/0123456789abcdef/..%2f..%2f..%2fpackage.json',
    '/images/http://elsewhere.example/a.jpg',
    '/images/http:%2f%2felsewhere.example%2fa.jpg',
    '/images//elsewhere.example/a.jpg',
    '/images/file:///etc/passwd',
    '/images/0123456789abcdef/a.jpg%00',
    '/images/%',
  ])('are not found by %s, and nothing else is either', async (path) => {
    const raw = await sendRaw([`GET ${path} HTTP/1.1`, 'Host: x', 'Connection: close'])
    expect(raw).toMatch(/^HTTP\/1\.1 40[04]/)
    expect(raw).not.toMatch(/dependencies|root:/)
  })

  it('are not found by a name without end', async () => {
    expect((await request(`/images/0123456789abcdef/${'a'.repeat(5000)}`)).status).toBe(404)
  })

  it('that are missing are a placeholder picture, in the shape of the others', async () => {
    const answer = await request('/images/0123456789abcdef/gone.jpg?width=320', { headers: { accept: 'image/webp' } })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'image/svg+xml'])
    expect(await sharp(await answer.bytes()).metadata()).toMatchObject({ width: 720, height: 900 })
  })

  it('~IMG-02 requested with unknown options are rejected, naming what is allowed', async () => {
    const answer = await request(address('width=333'))
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ message: expect.stringContaining('90, 320, 720, 1024, 1920, 3840') }),
    ])
  })

  it('caused no error of the server', () => {
    expect(shop.lines.filter((line) => /"level":"(error|fatal)"/.test(line))).toEqual([])
  })
})
