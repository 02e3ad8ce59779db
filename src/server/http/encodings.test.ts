import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { chooseEncoding, Packed } from './encodings.ts'

describe('encodings', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['BR;q=0.5', 'br'],
    ['br;q=0.0, gzip;q=0', 'identity'],
    ['brotli', 'identity'],
    ['x-gzip', 'gzip'],
    ['br;q=0.5, X-GZIP;q=0.8', 'gzip'],
    ['x-gzip;q=0', 'identity'],
    ['identity;q=0, x-gzip;q=0.1', 'gzip'],
    ['', 'identity'],
    [undefined, 'identity'],
    ['zstd', 'zstd'],
    ['gzip, zstd', 'zstd'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['br;q=0.5, gzip;q=0.5', 'br'],
    ['gzip;q=0.5, identity', 'identity'],
    ['*', 'br'],
    ['*;q=0.5, gzip', 'gzip'],
    ['br;q=0, *', 'zstd'],
    ['*;q=0', undefined],
    ['identity;q=0', undefined],
    ['identity;q=0, gzip;q=0.1', 'gzip'],
    ['*;q=0, identity', 'identity'],
    ['deflate, identity;q=0', undefined],
    ['gzip ; q=0.3 , br ; q=0.1', 'gzip'],
    ['br;q=2', 'identity'],
    ['br;q=x, gzip', 'gzip'],
  ])('~STD-02 answers %s with %s', (accepts, encoding) => {
    expect(chooseEncoding(accepts)).toBe(encoding)
  })

  it('packs the same bytes in every form', async () => {
    const body = Buffer.from('Socks für Füße. '.repeat(100))
    const packed = new Packed(body)
    expect(packed.ready('identity')).toBe(body)
    expect(brotliDecompressSync(await packed.make('br'))).toEqual(body)
    expect(gunzipSync(await packed.make('gzip'))).toEqual(body)
    expect(zstdDecompressSync(await packed.make('zstd'))).toEqual(body)
  })

  it('compresses each form once for concurrent requests', async () => {
    const packed = new Packed(Buffer.from('sock'))
    expect(packed.ready('br')).toBeUndefined()
    const [first, second] = await Promise.all([packed.make('br'), packed.make('br')])
    expect(second).toBe(first)
    expect(packed.ready('br')).toBe(first)
  })

  it('compresses bodies that are sent often with the best quality, and sends that from then on', async () => {
    const body = Buffer.from(Array.from({ length: 3000 }, (_, index) => `sock ${index * 7919}`).join(' and '))
    const packed = new Packed(body)
    const quick = await packed.make('br')
    for (let times = 0; times < 4; times += 1) expect(packed.ready('br')).toBe(quick)
    await expect.poll(() => packed.ready('br')?.byteLength).toBeLessThan(quick.byteLength)
    expect(brotliDecompressSync(packed.ready('br') ?? quick)).toEqual(body)
  })

  it('takes what was packed ahead', () => {
    const br = Buffer.from('packed ahead')
    expect(new Packed(Buffer.from('x'), { br }).ready('br')).toBe(br)
  })
})
