import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Build, forgetBuild, isFresh, noteBuild } from './builds.ts'

describe('a build', () => {
  let folder: string
  let build: Build

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'builds-'))
    mkdirSync(join(folder, 'src/deep'), { recursive: true })
    write('src/deep/one.ts', 'one')
    write('src/two.css', 'two')
    write('src/one.test.ts', 'test')
    build = { name: 'any', folders: [join(folder, 'src')], files: [], kinds: /\.ts$/, note: join(folder, 'note.json') }
    noteBuild(build)
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  // Earlier than it can have been written by itself.
  const age = (name: string) => utimesSync(join(folder, name), 1, 1)

  it.each<[string, () => void, boolean]>([
    ['of what has not changed', () => undefined, true],
    ['of files that were only copied', () => age('src/deep/one.ts'), true],
    ['of a file with other content', () => write('src/deep/one.ts', 'other'), false],
    ['of a file that is gone', () => rmSync(join(folder, 'src/deep/one.ts')), false],
    ['of one file more', () => write('src/three.ts', 'three'), false],
    ['of another file of a kind that is no part of it', () => write('src/four.css', 'four'), true],
    ['of another test', () => write('src/one.test.ts', 'other'), true],
    ['that was begun and not finished', () => forgetBuild(build), false],
  ])('%s', (_, change, fresh) => {
    change()
    expect(isFresh(build)).toBe(fresh)
  })

  it('of copied files need not be read again', () => {
    age('src/deep/one.ts')
    expect([isFresh(build), isFresh(build)]).toEqual([true, true])
  })
})
