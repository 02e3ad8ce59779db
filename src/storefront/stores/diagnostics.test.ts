import { beforeEach, describe, expect, it, vi } from 'vitest'
import { limitReports, mostReports, onReport } from './diagnostics.ts'

const times = (count: number) => Array.from({ length: count }, (_, index) => `error_${index}`)

function openLimit(most: unknown) {
  const sent: string[] = []
  const client = { log: async (_: string, code: string) => void sent.push(code) }
  return { sent, log: limitReports(client, () => mostReports(most)).log }
}

describe('reports', () => {
  beforeEach(() => {
    const items = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
    })
  })

  it.each([
    ['DIA-05 ten by default', undefined, 10],
    ['DIA-06 one', 1, 1],
    ['DIA-06 a hundred', 100, 100],
    ['DIA-06 ten instead of none', 0, 10],
    ['DIA-06 ten instead of 101', 101, 10],
    ['DIA-06 ten instead of what is no number', Number.NaN, 10],
    ['DIA-06 ten instead of a text', '50', 10],
  ])('%s', (_, configured, expected) => {
    expect(mostReports(configured)).toBe(expected)
  })

  it('DIA-05 of twelve errors ten are sent', async () => {
    const { sent, log } = openLimit(undefined)
    for (const code of times(12)) await log('page', code)
    expect(sent).toEqual(times(10))
  })

  it('DIA-05 are counted over all pages of the session', async () => {
    const [first, next] = [openLimit(3), openLimit(3)]
    for (const code of times(2)) await first.log('page', code)
    for (const code of times(2)) await next.log('page', code)
    expect([first.sent, next.sent]).toEqual([times(2), times(1)])
  })

  it('DIA-05 are counted for the page where the browser keeps nothing', async () => {
    vi.stubGlobal('sessionStorage', undefined)
    const { sent, log } = openLimit(undefined)
    for (const code of times(12)) await log('page', code)
    expect(sent).toHaveLength(10)
  })

  it('are passed to the listeners, as long as they are sent', async () => {
    const received: string[] = []
    const stop = onReport((_, code) => received.push(code))
    const { log } = openLimit(1)
    for (const code of times(3)) await log('page', code)
    stop()
    await openLimit(9).log('page', 'unheard')
    expect(received).toEqual(['error_0'])
  })

  it('~DIA-04 are sent, and passed to other listeners, where one listener fails', async () => {
    const received: string[] = []
    const stops = [
      onReport(() => {
        throw new TypeError('crypto.randomUUID is not a function')
      }),
      onReport((_, code) => received.push(code)),
    ]
    const { sent, log } = openLimit(undefined)
    await log('page', 'broken')
    stops.forEach((stop) => stop())
    expect([sent, received]).toEqual([['broken'], ['broken']])
  })
})
