import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { chooseEncoding, pack } from './encodings.ts'

describe('encodings', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['BR;q=0.5', 'br'],
    ['br;q=0.0, gzip;q=0', 'identity'],
    ['brotli, x-gzip', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('answers %s with %s', (accepts, encoding) => {
    expect(chooseEncoding(accepts)).toBe(encoding)
  })

  it('packs the same bytes in every form', async () => {
    const body = Buffer.from('Socks für Füße. '.repeat(100))
    const packed = await pack(body)
    expect(packed.identity).toEqual(body)
    expect(brotliDecompressSync(packed.br)).toEqual(body)
    expect(gunzipSync(packed.gzip)).toEqual(body)
  })
})
