import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MARKET_RECORDS } from './countries/records.ts'
import { recordOf } from './countries/record-of.ts'
import { vatOn, type MarketRecord } from './market-record.ts'

const ROOT = resolve(import.meta.dirname, '../..')

const markets: readonly MarketRecord[] = MARKET_RECORDS

describe('the records of the markets', () => {
  it.each(markets.map((record) => [record.countryCode, record] as const))(
    'HSE-10 %s has a locale of its language and country, a known time zone, and VAT rates oldest first',
    (code, { language, locale, textLocale, timeZone, vat, address }) => {
      expect(code).toMatch(/^[A-Z]{2}$/)
      expect(locale).toBe(`${language}-${code}`)
      expect(textLocale.startsWith(`${language}-`)).toBe(true)
      expect(Intl.supportedValuesOf('timeZone')).toContain(timeZone)
      expect(vat.map(({ from }) => from)).toEqual(vat.map(({ from }) => from).toSorted())
      expect(vat.every(({ from }) => new Date(from).toISOString().startsWith(from))).toBe(true)
      expect(() => new RegExp(address.postCode.format)).not.toThrow()
      expect(address.regions.map((region) => region.code)).toEqual(
        expect.arrayContaining([...address.unshippedRegions]),
      )
    },
  )

  it('HSE-10 each country has one record', () => {
    expect(new Set(markets.map(({ countryCode }) => countryCode)).size).toBe(markets.length)
  })

  it.each([
    ['HSE-10 before the first known rate', '2006-12-31', undefined],
    ['HSE-10 on its first day', '2007-01-01', 19],
    ['HSE-10 in the half year of a lower one', '2020-12-31', 16],
    ['HSE-10 after it', '2021-01-01', 19],
  ])('%s', (_, day, expected) => {
    expect(vatOn(recordOf('DE'), day)).toBe(expected)
  })
})

/** One file for each field, with everything but that field. They are compiled together: a compiler takes long to start. */
describe('a record without one of its fields', () => {
  const fields = Object.keys(recordOf('PL'))
  mkdirSync(join(ROOT, 'test-results'), { recursive: true })
  const folder = mkdtempSync(join(ROOT, 'test-results/incomplete-markets-'))
  let output = ''

  const write = (name: string, record: unknown) =>
    writeFileSync(
      join(folder, `${name}.ts`),
      `import { defineMarket } from '../../src/markets/market-record.ts'\nexport const market = defineMarket(${JSON.stringify(record)})\n`,
    )

  beforeAll(() => {
    const whole: Readonly<Record<string, unknown>> = { ...recordOf('PL') }
    write('complete', whole)
    for (const field of fields) {
      write(`without-${field}`, Object.fromEntries(Object.entries(whole).filter(([name]) => name !== field)))
    }
    write('unknown-currency', { ...whole, currency: 'XXX' })
    write('unknown-field', { ...whole, curency: 'EUR' })
    const config = { extends: join(ROOT, 'tsconfig.json'), include: ['*.ts'] }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    output = spawnSync(
      process.execPath,
      [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', folder, '--pretty', 'false'],
      {
        encoding: 'utf8',
      },
    ).stdout
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const errorsOf = (name: string) => output.split('\n').filter((line) => line.includes(`${name}.ts(`))

  it('HSE-10 compiles only when nothing is missing', () => {
    expect(errorsOf('complete')).toEqual([])
    expect(fields.length).toBeGreaterThan(15)
  })

  it.each(fields)('HSE-10 does not compile without %s', (field) => {
    expect(errorsOf(`without-${field}`)).toHaveLength(1)
  })

  it.each(['unknown-currency', 'unknown-field'])('HSE-10 does not compile with an %s', (name) => {
    expect(errorsOf(name)).toHaveLength(1)
  })
})
