import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import type { LogCode } from '../../src/platform/log/log-code.ts'
import type { Log } from '../../src/platform/log/log.ts'
import { readLogCodes, type ReadLogCode } from '../../tools/read-log-codes.ts'
import { sourceFiles } from './domain-words.ts'

const CODE = /^[a-z]+\.[a-z]+(?:_[a-z]+)*$/
/** A sentence that begins with a capital letter and has no variable part; it is no paragraph. */
const MESSAGE = /^[A-Z][^${}.:]{5,79}$/
const SENTENCES = /^[A-Z`].*\.$/s

describe('log codes', () => {
  let codes: readonly ReadLogCode[]
  beforeAll(async () => {
    codes = await readLogCodes()
  })

  it('HSE-18 each is unique, and so is its message', () => {
    const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)
    expect(codes.length).toBeGreaterThan(80)
    expect(repeated(codes.map(({ code }) => code))).toEqual([])
    expect(repeated(codes.map(({ message }) => message))).toEqual([])
  })

  it('HSE-18 each has a name, a plain message, a meaning and an action', () => {
    const isWell = ({ code, message, meaning, action = 'None.' }: ReadLogCode) =>
      CODE.test(code) && MESSAGE.test(message) && SENTENCES.test(meaning) && SENTENCES.test(action)
    expect(codes.filter((code) => !isWell(code))).toEqual([])
  })

  it('HSE-18 a line of level warn or above names an action', () => {
    const severe = codes.filter(({ level }) => level !== 'debug' && level !== 'info')
    expect(severe.filter(({ action = '' }) => action === '' || action === 'None.')).toEqual([])
  })

  it('HSE-18 each is used, and catalogues are where the table of codes is read from', () => {
    const files = [...sourceFiles('src'), ...sourceFiles('tools')].filter((file) => !file.includes('/fixtures/'))
    const isCatalogue = (file: string) => file.endsWith('/log-codes.ts') && file.startsWith('src/')
    const others = files
      .filter((file) => !isCatalogue(file))
      .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    const code = others.map(({ text }) => text).join('\n')
    const isUsed = ({ catalogue, name }: ReadLogCode) => new RegExp(`\\b${catalogue}(?:\\.${name}\\b|\\[)`).test(code)
    expect(codes.filter((one) => !isUsed(one))).toEqual([])
    const definedIn = others.filter(({ text }) => text.includes('defineLogCodes(')).map(({ file }) => file)
    expect(definedIn).toEqual(['src/platform/log/log-code.ts'])
  })

  it('HSE-18 nothing is logged without one: it would not compile', () => {
    expectTypeOf<Log['write']>().parameter(0).toEqualTypeOf<LogCode>()
    expectTypeOf<keyof Log>().toEqualTypeOf<'write' | 'with'>()
    expectTypeOf<string>().not.toExtend<LogCode>()
    expectTypeOf<Omit<ReadLogCode, 'file'>>().not.toExtend<LogCode>()
    expectTypeOf<{
      readonly code: 'a.b'
      readonly level: 'info'
      readonly message: 'A'
      readonly meaning: 'B'
    }>().not.toExtend<LogCode>()
  })
})
