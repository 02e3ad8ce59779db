import { describe, expect, it } from 'vitest'
import type { Picture } from '../pictures/find-picture.ts'
import { readPictureRequest } from './picture-request.ts'
import { renderingKey, toRendering } from './rendering.ts'

const sock: Picture = {
  hash: '0123456789abcdef',
  name: 'sock.png',
  kind: 'file',
  width: 1500,
  height: 1875,
  opaque: false,
  background: '#ffd9cc',
  createdAt: '2026-11-18T00:00:00.000Z',
}

function keyOf(query: string, format: 'avif' | 'webp' | 'jpeg' = 'webp', picture = sock): string {
  const request = readPictureRequest(new URLSearchParams(query))
  if (!request.ok) throw new Error(request.failure.message)
  return renderingKey(toRendering(picture, request.value, format))
}

describe('renderingKey', () => {
  it('names everything that the bytes depend on', () => {
    expect(keyOf('width=320&background=%23FFD9CC', 'avif')).toBe('0123456789abcdef-320-70-ffd9cc.avif')
    expect(keyOf('width=320', 'avif')).toBe('0123456789abcdef-320-70-clear.avif')
  })

  it.each([
    ['a default that is written out', 'width=320&quality=70&format=auto', 'width=320'],
    ['another order', 'quality=60&width=1024', 'width=1024&quality=60'],
    ['the case of a colour', 'width=320&background=%23FFD9CC', 'width=320&background=%23ffd9cc'],
    ['unknown parameters', 'width=320&utm_source=mail', 'width=320'],
    ['wider than the source', 'width=3840', 'width=1920'],
  ])('is the same for %s', (_, one, other) => {
    expect(keyOf(one)).toBe(keyOf(other))
  })

  it('SEC-03 has no background but that of the picture', () => {
    expect(keyOf('width=320&background=%23b9c8ff', 'avif')).toBe('0123456789abcdef-320-70-ffd9cc.avif')
    const onNothing = { ...sock, background: undefined }
    expect(keyOf('width=320&background=%23b9c8ff', 'avif', onNothing)).toBe('0123456789abcdef-320-70-clear.avif')
  })

  it('IMG-05 never enlarges', () => {
    expect(keyOf('width=3840')).toBe('0123456789abcdef-1500-60-clear.webp')
  })

  it('leaves the background out where nothing shows through', () => {
    expect(keyOf('width=320&background=%23b9c8ff', 'jpeg', { ...sock, opaque: true })).toContain('-clear.jpeg')
  })

  it('gives JPEG, which has no holes, the background of the picture or white', () => {
    expect(keyOf('width=320', 'jpeg')).toContain('-ffd9cc.jpeg')
    expect(keyOf('width=320', 'jpeg', { ...sock, background: undefined })).toContain('-ffffff.jpeg')
  })
})
