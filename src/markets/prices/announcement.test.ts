import { describe, expect, it } from 'vitest'
import { announcementOf, lowestPlanned, stepsBefore, type PlannedStep } from './announcement.ts'
import { announcedPrice, priorPrice, type PriceStep } from './prior-price.ts'

const DAY = 24 * 60 * 60 * 1000
const NOW = Date.parse('2026-11-20T00:00:00Z')
const daysAgo = (days: number): number => NOW - days * DAY
const regular = (amount: number) => ({ original: amount, final: amount })
const step = (days: number, price: PriceStep['price']): PriceStep => ({ since: daysAgo(days), price })

describe('what pages will show', () => {
  it.each([
    ['DGO-07 nothing of a price that is not reduced', [step(90, regular(1200))], [900, 900], 'regular'],
    ['DGO-07 nothing where it was not for sale', [step(90, regular(1200)), step(40, undefined)], [1200, 900], 'unsold'],
    ['DGO-07 nothing of a product without a history', [], [1200, 900], 'unsold'],
    [
      'DGO-07 nothing where it cost as little in the last thirty days',
      [step(90, regular(1200)), step(20, { original: 1200, final: 900 }), step(10, regular(1200))],
      [1200, 900],
      'not-lower',
    ],
  ] as const)('%s', (_, steps, [original, final], reason) => {
    expect(announcementOf(steps, { original, final }, NOW)).toEqual({ kind: 'none', reason })
  })

  it.each([
    ['DGO-07 struck is the price of before, not the list price', [step(90, regular(1200))], [1500, 900], 1200, 25],
    ['DGO-07 a percentage is rounded down', [step(90, regular(1200))], [1200, 799], 1200, 33],
    [
      'DGO-07 struck is the lowest of thirty days',
      [step(90, regular(1200)), step(10, regular(1000)), step(5, regular(1200))],
      [1200, 900],
      1000,
      10,
    ],
    [
      'DGO-07 a reduction that goes on began earlier',
      [step(90, regular(1200)), step(40, { original: 1200, final: 900 })],
      [1200, 900],
      1200,
      25,
    ],
  ] as const)('%s', (_, steps, [original, final], struck, percent) => {
    const price = { original, final }
    expect(announcementOf(steps, price, NOW)).toEqual({ kind: 'reduction', struck, percent })
    // The same as the shop shows once the price applies.
    const shown = announcedPrice(price, priorPrice([...steps, { since: NOW, price }]))
    expect(shown).toEqual({ original: struck, final })
  })
})

describe('prices that are planned', () => {
  const history = [step(90, regular(1200))]
  const inDays = (days: number): number => NOW + days * DAY
  const sale: PlannedStep = { since: inDays(2), until: inDays(4), price: { original: 1200, final: 800 } }

  it.each([
    ['before it', 1, [1200], 1200],
    ['while it applies', 3, [1200, 800], 800],
    ['after its end', 5, [1200, 800, 1200], 800],
    ['thirty days after its end', 35, [1200, 800, 1200], 1200],
  ])('DGO-07 %s', (_, days, finals, lowest) => {
    const moment = inDays(days)
    expect(stepsBefore(history, [sale], moment).map(({ price }) => price?.final)).toEqual(finals)
    expect(lowestPlanned(history, [sale], moment)).toBe(lowest)
  })

  it('DGO-07 one that applies already is in the history, and ends', () => {
    const running: PlannedStep = { since: daysAgo(1), until: inDays(1), price: { original: 1200, final: 700 } }
    const steps = stepsBefore([...history, step(1, running.price)], [running], inDays(10))
    expect(steps.map(({ since, price }) => [since, price?.final])).toEqual([
      [daysAgo(90), 1200],
      [daysAgo(1), 700],
      [inDays(1), 1200],
    ])
  })

  it('DGO-07 without an earlier price it is not for sale after its end', () => {
    expect(stepsBefore([], [sale], inDays(5)).map(({ price }) => price?.final)).toEqual([800, undefined])
  })
})
