import { describe, expect, it } from 'vitest'
import { readQuery } from '../../../../markets/paths/query.ts'
import { mayFetchCart, startUp, type StartUp } from './start-up.ts'

function recorded(changes: Partial<StartUp> = {}): { readonly steps: StartUp; readonly happened: string[] } {
  const happened: string[] = []
  const note = (what: string) => void happened.push(what)
  return {
    happened,
    steps: {
      setLoading: (isLoading) => note(isLoading ? 'loading' : 'done'),
      restoreToken: () => {
        note('token')
        return true
      },
      restoreSession: () => note('session'),
      updateCountry: () => note('country'),
      fetchCart: async () => {
        note('fetch')
        return 'GB'
      },
      moveCart: async () => note('move'),
      country: 'GB',
      query: {},
      log: (error) => note(String(error)),
      ...changes,
    },
  }
}

describe('the start of a visit', () => {
  it('APP-01 APP-02 restores token and session, then the country, then fetches', async () => {
    const { steps, happened } = recorded()
    await startUp(steps)
    expect(happened).toEqual(['loading', 'token', 'session', 'country', 'fetch', 'done'])
  })

  it('~APP-04 a cart in another country follows', async () => {
    const { steps, happened } = recorded({ country: 'FI' })
    await startUp(steps)
    expect(happened).toEqual(['loading', 'token', 'session', 'country', 'fetch', 'move', 'done'])
  })

  it('APP-01 ~APP-05 is over after a failure too, which is logged', async () => {
    const { steps, happened } = recorded({ fetchCart: () => Promise.reject(new Error('down')) })
    await startUp(steps)
    expect(happened).toEqual(['loading', 'token', 'session', 'country', 'Error: down', 'done'])
  })

  it('~APP-05 a storage that throws is a failure like any other', async () => {
    const { steps, happened } = recorded({
      restoreToken: () => {
        throw new Error('blocked')
      },
    })
    await startUp(steps)
    expect(happened).toEqual(['loading', 'Error: blocked', 'done'])
  })

  it.each([
    ['with a token', true, '', true],
    ['without one', false, '', false],
    ['in the visual editor', true, '?_storyblok=1', false],
    ['on the way back from a bank', true, '?redirectResult=x', false],
    ['with an empty result of a bank', true, '?redirectResult=', false],
    ['with a link that fills the cart', true, '?items=1x1', false],
    ['with anything else in the query', true, '?utm_source=a', true],
  ])('~APP-03 %s: %j', (_, hasToken, search, expected) => {
    expect(mayFetchCart({ hasToken, query: readQuery(search) })).toBe(expected)
  })
})
