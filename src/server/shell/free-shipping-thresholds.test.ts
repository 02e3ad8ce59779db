import { describe, expect, it } from 'vitest'
import { changingContent, EVERYTHING } from '../../../tests/support/changing-content.ts'
import { FREE_SHIPPING_THRESHOLDS, thresholdOf } from '../../markets/shipping/free-shipping.ts'
import { settableClock } from '../../../tests/support/settable-clock.ts'
import { cacheThresholds } from './free-shipping-thresholds.ts'
import { cacheShells } from './shell-cache.ts'

const bar = (...thresholds: readonly (readonly [string, string])[]) => ({
  component: 'checkout-free-shipping-bar',
  text: '{amount} more',
  reachedText: 'free',
  thresholds: thresholds.map(([country, amount]) => ({ component: 'threshold', country, amount })),
})

type Stories = Readonly<Record<string, ReturnType<typeof bar>>>

async function thresholdsOf(stories: Stories, down: typeof EVERYTHING | readonly [] = []) {
  const { client: content } = changingContent({ stories, down })
  const log = { write: () => undefined }
  const shells = cacheShells({ content, environment: 'production', clock: settableClock(), log })
  const thresholds = cacheThresholds('production')
  const before = thresholds.current()
  await thresholds.renew(shells)
  return { before, after: (country: string) => thresholdOf(thresholds.current(), country) }
}

describe('thresholds of free shipping', () => {
  it('SHP-10 are those of the bar, and its own where a storefront has one', async () => {
    const { after } = await thresholdsOf({
      '_default/shared-content/bar': bar(['gb', '25'], ['de', '30'], ['se', '450']),
      'uk/shared-content/bar': bar(['GB', '20']),
    })
    expect(['GB', 'DE', 'SE'].map(after)).toEqual([20, 30, 450])
  })

  it('SHP-10 are read once for all carts that are requested before they are known', async () => {
    const { client: content } = changingContent({ stories: { '_default/shared-content/bar': bar(['gb', '25']) } })
    const shells = cacheShells({ content, environment: 'production', clock: settableClock(), log: { write: () => {} } })
    const thresholds = cacheThresholds('production')
    const both = [thresholds.first(shells), thresholds.first(shells)]
    expect(both[0]).toBe(both[1])
    await Promise.all(both)
    expect(thresholdOf(thresholds.current(), 'GB')).toBe(25)
  })

  it('a country that the bar does not name, or names without a number, has none', async () => {
    const { after } = await thresholdsOf({ '_default/shared-content/bar': bar(['gb', '25'], ['de', 'plenty']) })
    expect(['FR', 'DE'].map(after)).toEqual([0, 0])
  })

  it.each<[string, Parameters<typeof thresholdsOf>]>([
    ['before anything was read, and where there is no bar', [{}]],
    ['where content is down', [{ '_default/shared-content/bar': bar(['gb', '25']) }, EVERYTHING]],
  ])('SHP-10 are the bundled ones %s', async (_, given) => {
    const { before, after } = await thresholdsOf(...given)
    expect(before).toBe(FREE_SHIPPING_THRESHOLDS)
    const countries = Object.keys(FREE_SHIPPING_THRESHOLDS)
    expect(Object.fromEntries(countries.map((country) => [country, after(country)]))).toEqual(FREE_SHIPPING_THRESHOLDS)
  })
})
