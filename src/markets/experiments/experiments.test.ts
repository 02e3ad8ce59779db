import { describe, expect, it } from 'vitest'
import { COUNTRY_CODES } from '../storefronts/country-codes.ts'
import type { CountryCode } from '../types.ts'
import { EXPERIMENT_COOKIE_MAX_AGE, experimentCookieName } from './experiment.ts'
import { EXPERIMENTS } from './experiments.ts'
import { TAKES_NO_PART } from './choose-variant.ts'
import { isActive } from './is-active.ts'

const [cookieLogic, geolocation] = EXPERIMENTS

function on(market: CountryCode, date: string): boolean {
  return geolocation !== undefined && isActive(geolocation, market, new Date(date))
}

describe('EXPERIMENTS', () => {
  it('EXP-01 each has exactly the twelve members', () => {
    const members =
      'active defaultVariant endDate eventNames excludedMarkets id includedMarkets name startDate trafficPercentage variants weights'
    for (const experiment of EXPERIMENTS) {
      expect(Object.keys(experiment).toSorted()).toEqual(members.split(' '))
      expect(experiment.weights).toHaveLength(experiment.variants.length)
      expect(experiment.variants).toContain(experiment.defaultVariant)
      expect(experiment.variants).not.toContain(TAKES_NO_PART)
      // Their names stand in cookies and in cache keys as they are.
      for (const name of [experiment.id, ...experiment.variants]) expect(name).toMatch(/^[a-z0-9-]{1,40}$/)
    }
  })

  it('EXP-08 there are two', () => {
    expect(EXPERIMENTS).toHaveLength(2)
    expect(new Set(EXPERIMENTS.map(({ id }) => id)).size).toBe(2)
  })

  it('~EXP-09 the cookie-logic experiment is off, everywhere', () => {
    expect(cookieLogic).toMatchObject({ id: 'cookie-logic', active: false })
    expect(COUNTRY_CODES.filter((market) => cookieLogic && isActive(cookieLogic, market, new Date()))).toEqual([])
  })

  it('~EXP-10 the geolocation experiment: 50/50, all traffic, variant2 by default', () => {
    expect(geolocation).toMatchObject({
      variants: ['variant1', 'variant2'],
      weights: [50, 50],
      trafficPercentage: 100,
      defaultVariant: 'variant2',
      active: true,
    })
  })

  it('~EXP-10 it runs in the thirty shipping countries, at any time', () => {
    expect(COUNTRY_CODES.filter((market) => on(market, '2001-01-01'))).toHaveLength(30)
    expect(on('GB', '2090-01-01')).toBe(true)
    expect(on('JP', '2026-11-20')).toBe(false)
  })

  it('~EXP-06 the cookie is exp_{id}, for 180 days', () => {
    expect(experimentCookieName({ id: 'cookie-logic' })).toBe('exp_cookie-logic')
    expect(EXPERIMENT_COOKIE_MAX_AGE).toBe(180 * 24 * 60 * 60)
  })
})
