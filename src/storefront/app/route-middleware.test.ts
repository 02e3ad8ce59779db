import { describe, expect, it } from 'vitest'
import { ROUTES, type PageRoute } from '../../contracts/storefront/routes.ts'
import { mayShow, registerRoutes } from './route-middleware.ts'

describe('the middleware of routes', () => {
  it('RTE-34 ERR-52 an unknown name is an error', () => {
    expect(() => registerRoutes([{}, { middleware: ['reserved-slugs', 'nope'] }])).toThrow(
      new Error('Unknown route middleware: nope'),
    )
    expect(() => mayShow({ middleware: ['nope'] }, {})).toThrow(new Error('Unknown route middleware: nope'))
  })

  it('every name in the table is known', () => {
    expect(registerRoutes<PageRoute>(ROUTES)).toBe(ROUTES)
  })

  it.each([
    [['gifts'], true],
    [['robots.txt'], false],
    [['checkout', 'undefined'], false],
    [undefined, true],
  ])('reserved-slugs lets %j pass: %j', (slugs, expected) => {
    expect(mayShow({ middleware: ['reserved-slugs'] }, { slugs })).toBe(expected)
  })
})
