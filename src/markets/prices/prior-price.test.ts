import { describe, expect, it } from 'vitest'
import { announcedPrice, priorPrice } from './prior-price.ts'

const DAY = 24 * 60 * 60 * 1000

/** '0:1200 100:1200/900' is 1200 from day 0, reduced to 900 on day 100; '50:-' is not for sale from day 50. */
const steps = (text: string) =>
  text.split(' ').map((step) => {
    const [day = '', price = ''] = step.split(':')
    const [original = '', final = original] = price.split('/')
    return {
      since: Number(day) * DAY,
      price: price === '-' ? undefined : { original: Number(original), final: Number(final) },
    }
  })

describe('priorPrice', () => {
  it.each([
    ['what is not reduced has none', '0:1200', undefined],
    ['reduced from the first day on: there was nothing before', '0:1200/900', undefined],
    ['the price before the reduction', '0:1200 100:1200/900', 1200],
    ['the lowest of several within thirty days', '0:1200 80:1200/1000 90:1200/1100 100:1200/900', 1000],
    ['a dip that ended more than thirty days before does not count', '0:1200 50:700 60:1200 100:1200/900', 1200],
    ['a dip that ended within the thirty days counts from its last day', '0:1200 50:700 71:1200 100:1200/900', 700],
    ['a dip that ended exactly thirty days before does not count', '0:1200 50:700 70:1200 100:1200/900', 1200],
    ['a second cut is measured from the first', '0:1200 90:1200/1000 100:1200/900', 1000],
    ['raised just before the sale: the trick does not work', '0:1200 95:2000 100:2000/1200', 1200],
    ['a price that fell quietly and is called reduced later', '0:1300 60:1200 150:1300/1200', 1200],
    ['the list price of a reduction changes: it goes on', '0:1300 100:1300/1000 110:1500/1000', 1300],
    ['it goes on for long: it is still measured from before', '0:1300 100:1300/1000', 1300],
    ['not for sale in the thirty days', '0:1300 50:- 300:1300/600', undefined],
    ['not for sale in part of them', '0:1300 50:- 60:900 80:1300/600', 900],
    [
      'back in the shop, reduced as before: no price in the last thirty days',
      '0:1300 10:1300/900 50:- 300:1300/900',
      undefined,
    ],
    ['after a rise it is not reduced', '0:900 100:1200', undefined],
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
    ['not reduced, though it was dearer before', 1200, 1200, 1500, 1200],
    ['reduced, at full price before', 1200, 900, 1200, 1200],
    ['reduced from a lower price than the list price', 1200, 900, 1000, 1000],
    ['reduced on paper, but it never cost more', 1200, 900, 900, 900],
    ['reduced on paper, and it was even cheaper', 1200, 900, 800, 900],
    ['reduced on paper, with nothing known of before', 1200, 900, undefined, 900],
    ['more expensive before than the list price', 1200, 900, 1500, 1500],
  ])('PRC-17 %s', (_, original, final, prior, expected) => {
    expect(announcedPrice({ original, final }, prior)).toEqual({ original: expected, final })
  })
})
