/** Regular expressions take linear time: any of them may meet a text that a stranger wrote (docs/security/linear-patterns.md). */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { stripText } from '../../src/contracts/engagement/strip-personal.ts'
import { isPostCodeUsual } from '../../src/markets/addresses/post-code-format.ts'
import { SHIPPING_COUNTRY_CODES } from '../../src/markets/derived/country-codes.ts'
import { currenciesNamed } from '../../src/markets/prices/currencies-named.ts'
import { handWrittenAmounts } from '../../src/markets/prices/price-placeholder.ts'
import { redactText } from '../../src/platform/log/redact-text.ts'
import { carrierSchema, matchesPattern } from '../../src/services/commerce/fulfilment/carriers.ts'
import { DEFAULT_CARRIERS } from '../../src/services/commerce/fulfilment/default-carriers.ts'
import { sortBy } from '../../src/services/content/delivery/sort-by.ts'
import { signsAsWords } from '../../src/services/discovery/search/money-signs.ts'
import { sourceFiles } from './domain-words.ts'
import { adversarialTexts } from './patterns/adversarial-texts.ts'
import { findPatterns } from './patterns/find-patterns.ts'
import { findSlowText, findSlowTextOf } from './patterns/find-slow-text.ts'

/** Their input has a limit of its own, which is the reason. */
const SHORT_INPUT = new Map([['src/markets/prices/number-format.ts', 'the digits of a number, at most 21']])

/** Patterns that are built from values: the functions that use them, and letters that they look for. */
const BUILT: readonly (readonly [file: string, run: (text: string) => unknown, letters: RegExp])[] = [
  ['src/services/discovery/search/money-signs.ts', signsAsWords, /kr|HK\$|€0 0/],
  ['src/services/content/delivery/sort-by.ts', (text) => sortBy.safeParse(text), /content\.|name|:asc|:int|,/],
  ['src/markets/prices/currencies-named.ts', currenciesNamed, /kr|HK\$|€0 0/],
  ['src/markets/prices/price-placeholder.ts', handWrittenAmounts, /kr|HK\$|€0 0|0,0|\{price:/],
  [
    'src/markets/addresses/post-code-format.ts',
    (text) => SHIPPING_COUNTRY_CODES.map((country) => isPostCodeUsual(country, text)),
    /LV-|A1 1/,
  ],
  [
    'src/services/commerce/fulfilment/carriers.ts',
    (text) =>
      DEFAULT_CARRIERS.map(({ numberPattern = '' }) => matchesPattern(numberPattern, text)).concat(
        carrierSchema.safeParse({ id: 'a', name: 'A', countries: [], numberPattern: text, allowsNoTracking: true })
          .success,
      ),
    /3S|1Z|A1|\d\{1,2\}|\[A-Z\]/,
  ],
]

const found = sourceFiles('src').map((file) => findPatterns(file, readFileSync(file, 'utf8')))

describe('regular expressions', () => {
  it('SEC-01 every pattern of the shop takes linear time on adversarial texts of 16 to 64 kB', () => {
    const literals = found.flatMap((patterns) => patterns.literals)
    expect(literals.length).toBeGreaterThan(250)
    const slow = literals
      .filter(({ file }) => !SHORT_INPUT.has(file))
      .map(({ file, line, pattern }) => ({ file, line, pattern: String(pattern), text: findSlowText(pattern) }))
      .filter(({ text }) => text !== undefined)
    expect(slow).toEqual([])
  })

  it('SEC-01 functions that build their patterns are listed here, and take linear time', () => {
    const files = new Set(found.flatMap(({ built }) => built.map(({ file }) => file)))
    expect([...files].toSorted()).toEqual(BUILT.map(([file]) => file).toSorted())
    const slow = BUILT.map(([file, run, letters]) => ({ file, text: findSlowTextOf(run, adversarialTexts(letters)) }))
    expect(slow.filter(({ text }) => text !== undefined)).toEqual([])
  })

  it.each([
    ['report of a browser', stripText],
    ['text of the log', redactText],
  ])('SEC-01 the whole %s is cleaned in linear time', (_, clean) => {
    expect(findSlowTextOf(clean, adversarialTexts(/eyJ|Bearer |\?token=|%40|https:\/\/|\+49|a1|1 /))).toBeUndefined()
  })

  it.each([
    ['words with a look-ahead', /\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{40,}\b/gi],
    ['tokens from every position', /\beyJ[\w-]{5,}\.[\w-]+\.[\w-]*/g],
    ['spaces at the end', /\s+$/],
    ['two neighbours that match the same', /^\s*["']?\s*#/],
  ])('SEC-01 the check finds %s', (_, pattern) => {
    expect(findSlowText(pattern)).toBeDefined()
  })

  it('SEC-01 the check ends a pattern that would never end', () => {
    expect(findSlowText(/^(?:\w+\s?)+$/, 2_000)).toBeDefined()
  })

  it.each([/^\s+/, /(?<!\/)\/+$/, /[a-z]{1,64}@/, /^[A-Z]{2}\d{1,8}$/])('SEC-01 the check accepts %s', (pattern) => {
    expect(findSlowText(pattern)).toBeUndefined()
  })

  it('SEC-01 the check finds literals and built patterns in TypeScript', () => {
    const source = 'const a = /x+/g\nconst b = new RegExp(`${a.source}y`)\nconst c = RegExp.escape("/z/")\n'
    expect(findPatterns('a.ts', source)).toEqual({
      literals: [{ file: 'a.ts', line: 1, pattern: /x+/g }],
      built: [{ file: 'a.ts', line: 2 }],
    })
  })
})
