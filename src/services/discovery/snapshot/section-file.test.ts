import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSections, writeSections } from './section-file.ts'
import { bytes, int32s, integer, list, record, texts, uint16s, uint32s, type Shape } from './shapes.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sections-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const fileOf = () => join(folder, 'file')
const write = <Value>(shape: Shape<Value>, value: Value) => writeSections(fileOf(), (to) => shape.write(value, to))
const read = <Value>(shape: Shape<Value>) => readSections(fileOf(), (from) => shape.read(from))

describe('a file of sections', () => {
  it('reads back what was written', async () => {
    const shape = record({
      names: texts,
      none: texts,
      empty: texts,
      numbers: int32s,
      large: uint32s,
      lists: list(uint16s),
      pieces: list(bytes),
      count: integer,
    })
    const value = {
      names: ['größer', '양말', 'two\nlines'],
      none: [],
      empty: [''],
      numbers: Int32Array.from([-1, 0, 2 ** 31 - 1]),
      // More than one piece is read and written at a time.
      large: Uint32Array.from({ length: 2_500_000 }, (_, at) => at * 3),
      lists: [Uint16Array.from([1, 65_535]), new Uint16Array(0)],
      pieces: [Uint8Array.from([0, 255])],
      count: 2 ** 40,
    }
    await write(shape, value)
    expect(await read(shape)).toEqual(value)
  })

  it('a part of a larger column is written alone', async () => {
    await write(int32s, Int32Array.from([1, 2, 3, 4]).subarray(1, 3))
    expect(await read(int32s)).toEqual(Int32Array.from([2, 3]))
  })

  it('is readable by its owner only, and nothing else stays in the folder', async () => {
    await write(texts, ['a'])
    expect((await stat(fileOf())).mode & 0o077).toBe(0)
    expect(await readdir(folder)).toEqual(['file'])
  })

  it('that could not be written leaves the previous one', async () => {
    await write(texts, ['before'])
    const broken = writeSections(fileOf(), async (to) => {
      await texts.write(['after'], to)
      throw new Error('no space')
    })
    await expect(broken).rejects.toThrow('no space')
    expect(await read(texts)).toEqual(['before'])
    expect(await readdir(folder)).toEqual(['file'])
  })

  it.each<[string, (stored: Buffer) => Buffer, string]>([
    ['that is cut off', (stored) => stored.subarray(0, -3), 'is cut off'],
    ['without its end', (stored) => stored.subarray(0, 20), 'is cut off'],
    ['that is empty', () => Buffer.alloc(0), 'is cut off'],
    [
      'with another byte',
      (stored) => Buffer.from(stored.map((byte, at) => (at === 14 ? byte ^ 1 : byte))),
      'is damaged',
    ],
    ['with another length', (stored) => Buffer.from(stored.map((byte, at) => (at === 4 ? 0x7f : byte))), 'is cut off'],
    [
      'of an unknown kind',
      (stored) => Buffer.from(stored.map((byte, at) => (at === 3 ? 99 : byte))),
      'something unknown',
    ],
  ])('%s is rejected', async (_, change, message) => {
    await write(int32s, Int32Array.from([1, 2, 3]))
    await writeFile(fileOf(), change(await readFile(fileOf())))
    await expect(read(int32s)).rejects.toThrow(message)
  })

  it('with another kind of section is rejected', async () => {
    await write(int32s, Int32Array.from([1]))
    await expect(read(texts)).rejects.toThrow('has int32 in place of texts')
  })

  it('with fewer texts than it says is rejected', async () => {
    await writeSections(fileOf(), (to) => to.write('texts', new TextEncoder().encode('2\u0000one')))
    await expect(read(texts)).rejects.toThrow('1 of 2 texts')
  })
})
