import { describe, expect, it } from 'vitest'
import { vatOn, type MarketRecord } from '../market-record.ts'
import { MARKET_RECORDS } from './records.ts'

const MAX_PERCENT = 30
const DAY_MS = 86_400_000

const markets: readonly MarketRecord[] = MARKET_RECORDS
const histories = markets.map(({ countryCode, vat }) => [countryCode, vat] as const)
const taxing = markets.filter(({ taxPercentage }) =>
  Object.values(taxPercentage).some((percentage) => percentage !== 'none' && percentage > 0),
)
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
const TODAY = dayOf(Date.now())

describe('the VAT history of a market', () => {
  it.each(histories)('~HSE-10 %s has real dates, each later than the one before', (_, vat) => {
    const days = vat.map(({ from }) => from)
    expect(days.map((day) => dayOf(Date.parse(day)))).toEqual(days)
    expect(days).toEqual([...new Set(days)].toSorted())
  })

  it.each(histories)('~HSE-10 %s has rates of more than 0 and at most 30 percent', (_, vat) => {
    expect(vat.filter(({ standard }) => !(standard > 0 && standard <= MAX_PERCENT))).toEqual([])
  })

  it.each(histories)('~HSE-10 %s has an entry only where the rate changes', (_, vat) => {
    expect(vat.filter(({ standard }, index) => standard === vat[index - 1]?.standard)).toEqual([])
  })

  it.each(histories)('~HSE-10 %s has no gap: each rate applies until the day before the next', (_, vat) => {
    for (const [index, { from, standard }] of vat.entries()) {
      expect([from, vatOn({ vat }, from)]).toEqual([from, standard])
      const eve = dayOf(Date.parse(from) - DAY_MS)
      expect([eve, vatOn({ vat }, eve)]).toEqual([eve, vat[index - 1]?.standard])
    }
  })

  it('~HSE-10 covers today in every market that taxes', () => {
    expect(taxing.length).toBeGreaterThan(20)
    expect(taxing.filter((record) => vatOn(record, TODAY) === undefined).map(({ countryCode }) => countryCode)).toEqual(
      [],
    )
  })
})
