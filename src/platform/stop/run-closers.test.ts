import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLog } from '../log/log.ts'
import { runClosers, type Closer } from './run-closers.ts'

const lines: string[] = []
const log = createLog({ level: 'info', destination: { write: (line) => lines.push(line) } })
const closed: string[] = []

function closer(name: string, close: Closer['close'] = () => {}): Closer {
  return {
    name,
    close() {
      closed.push(name)
      return close()
    },
  }
}

describe('runClosers', () => {
  beforeEach(() => {
    lines.length = 0
    closed.length = 0
    vi.useFakeTimers()
  })
  afterEach(() => vi.useRealTimers())

  it('closes in reverse order, one after the other', async () => {
    const server = closer('server', async () => {
      await Promise.resolve()
      closed.push('server is closed')
    })
    await runClosers([closer('database'), closer('cache'), server], 1000, log)
    expect(closed).toEqual(['server', 'server is closed', 'cache', 'database'])
    expect(lines).toEqual([])
  })

  it('one that fails does not prevent the others from closing', async () => {
    const throws = closer('throws', () => {
      throw new Error('no')
    })
    const rejects = closer('rejects', () => Promise.reject(new Error('never')))
    await runClosers([closer('database'), throws, rejects], 1000, log)
    expect(closed).toEqual(['rejects', 'throws', 'database'])
    expect(lines.map((line) => JSON.parse(line).closer)).toEqual(['rejects', 'throws'])
  })

  it('one that hangs does not prevent the others from closing', async () => {
    const hangs = closer('hangs', () => new Promise(() => {}))
    const done = runClosers([closer('database'), hangs], 1000, log)
    await vi.advanceTimersByTimeAsync(500)
    await done
    expect(closed).toEqual(['hangs', 'database'])
    expect(lines.map((line) => JSON.parse(line).code)).toEqual(['process.closer_timeout'])
  })

  it('requests under way get most of the time, however many others close after them', async () => {
    const others = Array.from({ length: 14 }, (_, index) => closer(`other ${index}`))
    const { promise: served, resolve: serve } = Promise.withResolvers<void>()
    const server = { ...closer('server', () => served), waitsForRequests: true }
    const done = runClosers([...others, server], 10_000, log)
    await vi.advanceTimersByTimeAsync(7400)
    expect(closed).toEqual(['server'])
    serve()
    await done
    expect(lines).toEqual([])
    expect(closed).toHaveLength(15)
  })

  it('requests that never end leave time for the others', async () => {
    const server = { ...closer('server', () => new Promise(() => {})), waitsForRequests: true }
    const done = runClosers([closer('database'), server], 10_000, log)
    await vi.advanceTimersByTimeAsync(7500)
    await done
    expect(closed).toEqual(['server', 'database'])
  })

  it('many that hang take no longer than the limit together', async () => {
    const hangs = ['a', 'b', 'c', 'd'].map((name) => closer(name, () => new Promise(() => {})))
    const done = runClosers(hangs, 1000, log)
    await vi.advanceTimersByTimeAsync(1000)
    await done
    expect(closed).toEqual(['d', 'c', 'b', 'a'])
  })
})
