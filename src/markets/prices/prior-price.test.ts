import { describe, expect, it } from 'vitest'
import { announcedPrice, priorPrice } from './prior-price.ts'

const DAY = 24 * 60 * 60 * 1000
const steps = (text: string) =>
  text.split(' ').map((step) => {
    const [day = '', amount = ''] = step.split(':')
    return { since: Number(day) * DAY, amount: Number(amount) }
  })

describe('priorPrice', () => {
  it.each([
    ['the first price has none before it', '0:1200', undefined],
    ['the price before the reduction', '0:1200 100:900', 1200],
    ['the lowest of several within thirty days', '0:1200 80:1000 90:1100 100:900', 1000],
    ['a dip that ended more than thirty days before does not count', '0:1200 50:700 60:1200 100:900', 1200],
    ['a dip that ended within the thirty days counts from its last day', '0:1200 50:700 71:1200 100:900', 700],
    ['a dip that ended exactly thirty days before does not count', '0:1200 50:700 70:1200 100:900', 1200],
    ['a second cut is measured from the first', '0:1200 90:1000 100:900', 1000],
    ['raised just before the sale: the trick does not work', '0:1200 95:2000 100:1200', 1200],
    ['after a rise it is lower than the price itself', '0:900 100:1200', 900],
  ])('PRC-17 %s', (_, history, expected) => {
    expect(priorPrice(steps(history))).toBe(expected)
  })

  it('PRC-17 nothing of nothing', () => {
    expect(priorPrice([])).toBeUndefined()
  })
})

describe('announcedPrice', () => {
  it.each([
    ['not reduced', 1200, 1200, undefined, 1200],
    ['reduced, asked for in full before', 1200, 900, 1200, 1200],
    ['reduced from a lower price than the list says', 1200, 900, 1000, 1000],
    ['reduced on paper, but it never cost more', 1200, 900, 900, 900],
    ['reduced on paper, and it was even cheaper', 1200, 900, 800, 900],
    ['reduced on paper, with nothing known of before', 1200, 900, undefined, 900],
    ['dearer before than the list says', 1200, 900, 1500, 1200],
  ])('PRC-17 %s', (_, original, final, prior, expected) => {
    expect(announcedPrice({ original, final }, prior)).toEqual({ original: expected, final })
  })
})
