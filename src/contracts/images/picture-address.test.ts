import { describe, expect, it } from 'vitest'
import { isPictureName, pictureHash, pictureHref, readPictureAddress } from './picture-address.ts'

const hash = '0123456789abcdef'

describe('readPictureAddress', () => {
  it.each(['lemon-crew.jpg', 'crew.pair.lemons_sun', 'a', '7', `${'a'.repeat(199)}b`])('reads back %s', (name) => {
    expect(readPictureAddress(pictureHref(hash, name))).toEqual({ hash, name })
  })

  it.each([
    ['nothing', '/images/'],
    ['no name', `/images/${hash}`],
    ['an empty name', `/images/${hash}/`],
    ['something behind the name', `/images/${hash}/a.jpg/`],
    ['a folder between', `/images/${hash}/x/a.jpg`],
    ['a step up', '/images/../package.json'],
    ['a step up as the name', `/images/${hash}/..`],
    ['an escaped step up', '/images/..%2f..%2fpackage.json'],
    ['an escaped step up in the name', `/images/${hash}/..%2f..%2fpackage.json`],
    ['a doubly escaped step up', `/images/${hash}/%252e%252e%252fpackage.json`],
    ['an absolute address', '/images/http://elsewhere.example/a.jpg'],
    ['an escaped absolute address', '/images/http:%2f%2felsewhere.example%2fa.jpg'],
    ['an address without a scheme', '/images///elsewhere.example/a.jpg'],
    ['another host', '//elsewhere.example/images/0123456789abcdef/a.jpg'],
    ['a backslash', `/images/${hash}/..\\a.jpg`],
    ['an escaped backslash', `/images/${hash}/..%5ca.jpg`],
    ['a NUL', `/images/${hash}/a.jpg\0.png`],
    ['an escaped NUL', `/images/${hash}/a.jpg%00.png`],
    ['an escaped letter', `/images/${hash}/%61.jpg`],
    ['a hash in upper case', `/images/${hash.toUpperCase()}/a.jpg`],
    ['a hash that is too short', '/images/0123456789abcde/a.jpg'],
    ['a hash that is too long', '/images/0123456789abcdef0/a.jpg'],
    ['a hash that is none', '/images/0123456789abcdeg/a.jpg'],
    ['a name in upper case', `/images/${hash}/A.jpg`],
    ['a name with a space', `/images/${hash}/a b.jpg`],
    ['a name of other letters', `/images/${hash}/ä.jpg`],
    ['a hidden file', `/images/${hash}/.env`],
    ['a name that is too long', `/images/${hash}/${'a'.repeat(201)}`],
    ['a line break', `/images/${hash}/a.jpg\n`],
  ])('knows no picture by %s', (_, path) => {
    expect(readPictureAddress(path)).toBeUndefined()
  })
})

describe('isPictureName', () => {
  it('decides about a long name without thinking long', () => {
    expect(isPictureName(`${'.-_'.repeat(100_000)}!`)).toBe(false)
  })
})

describe('pictureHash', () => {
  it('is the beginning of the SHA-256 of the content', () => {
    expect(pictureHash('')).toBe('e3b0c44298fc1c14')
    expect(pictureHash(new Uint8Array())).toBe('e3b0c44298fc1c14')
  })
})
