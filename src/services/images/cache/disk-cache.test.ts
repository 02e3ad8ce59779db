import { chmod, mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { settableClock } from '../../../../tests/support/settable-clock.ts'
import { createLog } from '../../../platform/log/log.ts'
import { createDiskCache } from './disk-cache.ts'

/** A busy disk takes its time. */
const KILOBYTES_300 = Buffer.alloc(300 * 1024, 7)
const key = (name: string) => `${name.padEnd(16, '0')}-320-70-clear.avif`

let folder: string
let lines: string[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sockeye-cache-'))
  lines = []
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const clock = settableClock('2026-11-15T10:00:00.000Z')
function open(megabytes = 1) {
  const destination = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return createDiskCache({ folder, megabytes, clock, log: createLog({ level: 'info', destination }) })
}
const files = async () => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
const onlyFile = async () => {
  const [file = ''] = await files()
  return file
}

describe('the disk cache', () => {
  it('returns what was cached, with the same tag, also after a restart', async () => {
    const written = await open().write(key('a'), Buffer.from('picture'))
    const read = await open().read(key('a'))
    expect(read).toEqual(written)
    expect(await open().has(key('a'))).toBe(true)
    expect(await open().read(key('b'))).toBeUndefined()
  })

  it.each([
    ['cut off', (file: string) => truncate(file, 30)],
    ['emptied', (file: string) => truncate(file, 0)],
    [
      'longer than it was',
      async (file: string) => writeFile(file, Buffer.concat([await readFile(file), Buffer.from('x')])),
    ],
    ['a plain picture that another program put there', (file: string) => writeFile(file, 'RIFF....WEBP')],
  ])('does not serve a file that is %s, and removes it', async (_, spoil) => {
    await open().write(key('a'), Buffer.from('picture'))
    await spoil(await onlyFile())
    expect(await open().read(key('a'))).toBeUndefined()
    expect(await files()).toEqual([])
  })

  it('does not serve a file under another name', async () => {
    const cache = open()
    await cache.write(key('a'), Buffer.from('picture of a'))
    const ofA = await readFile(await onlyFile())
    await cache.write(key('ab'), Buffer.from('picture of b'))
    for (const file of await files()) await writeFile(file, ofA)
    expect(await cache.read(key('ab'))).toBeUndefined()
    expect((await cache.read(key('a')))?.bytes.toString()).toBe('picture of a')
  })

  it('stays below its bound: what was not read for longest goes first', async () => {
    const cache = open(1)
    for (const name of ['a', 'b', 'c']) await cache.write(key(name), KILOBYTES_300)
    await cache.read(key('a'))
    await cache.write(key('d'), KILOBYTES_300)
    await expect.poll(files).toHaveLength(3)
    const left = await Promise.all(['a', 'b', 'c', 'd'].map((name) => cache.has(key(name))))
    expect(left).toEqual([true, false, true, true])
  })

  it('knows after a restart what was used last', async () => {
    const before = open(1)
    for (const name of ['a', 'b', 'c']) await before.write(key(name), KILOBYTES_300)
    for (const file of await files()) await utimes(file, 0, file.includes('/b0') ? 1 : 2)
    const after = open(1)
    await after.write(key('d'), KILOBYTES_300)
    await expect.poll(files).toHaveLength(3)
    expect(await after.read(key('b'))).toBeUndefined()
  })

  it('caches nothing that is larger than its capacity', async () => {
    const cache = open(1)
    const { bytes } = await cache.write(key('a'), Buffer.alloc(2 * 1024 * 1024))
    expect(bytes).toHaveLength(2 * 1024 * 1024)
    await expect.poll(files).toEqual([])
  })

  it('clears away what a killed process left unfinished', async () => {
    await open().write(key('a'), Buffer.from('picture'))
    const unfinished = `${await onlyFile()}.xyz.unfinished`
    await writeFile(unfinished, 'half')
    await utimes(unfinished, 0, 0)
    await open().has(key('a'))
    expect(await files()).toHaveLength(1)
  })

  it('continues to serve and logs once when the disk cannot be written to', async () => {
    await rm(folder, { recursive: true })
    await writeFile(folder, 'a file where the folder should be')
    await chmod(folder, 0o400)
    const cache = open()
    const written = await Promise.all(['a', 'b', 'c'].map((name) => cache.write(key(name), Buffer.from(name))))
    expect(written.map(({ bytes }) => bytes.toString())).toEqual(['a', 'b', 'c'])
    expect(await cache.read(key('a'))).toBeUndefined()
    expect(lines.filter((line) => line.includes('image.cache_not_writable'))).toHaveLength(1)
  })

  it('caches nothing when its capacity is 0', async () => {
    const cache = open(0)
    await cache.write(key('a'), Buffer.from('picture'))
    expect([await cache.has(key('a')), await cache.read(key('a')), await files()]).toEqual([false, undefined, []])
  })
})
