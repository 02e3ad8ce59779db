import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLog } from '../../platform/log/log.ts'
import { backgroundWork } from './job-runner.ts'

const lines: string[] = []
const log = createLog({ level: 'warn', destination: { write: (line) => lines.push(line) } })
const options = { log, random: () => 0.5 }

describe('backgroundWork', () => {
  beforeEach(() => {
    lines.length = 0
    vi.useFakeTimers()
  })
  afterEach(() => vi.useRealTimers())

  it('runs each on its timer, and again immediately while it finds something', async () => {
    const found = [2, 1, 0, 0]
    const run = vi.fn<() => Promise<number>>(async () => found.shift() ?? 0)
    const work = backgroundWork([{ name: 'a', run, everyMs: 1000 }], options)
    await vi.advanceTimersByTimeAsync(999)
    expect(run).toHaveBeenCalledTimes(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(run).toHaveBeenCalledTimes(3)
    await vi.advanceTimersByTimeAsync(1000)
    expect(run).toHaveBeenCalledTimes(4)
    await work.close()
  })

  it('never runs twice at the same time; waking it meanwhile runs it once more', async () => {
    const under = [Promise.withResolvers<number>(), Promise.withResolvers<number>()]
    let started = 0
    const run = () => under[started++]?.promise ?? Promise.resolve(0)
    const work = backgroundWork([{ name: 'a', run, everyMs: 60_000 }], options)
    work.wake('a')
    work.wake('a')
    await vi.advanceTimersByTimeAsync(0)
    expect(started).toBe(1)
    work.wake('a')
    await vi.advanceTimersByTimeAsync(0)
    expect(started).toBe(1)
    under[0]?.resolve(0)
    await vi.advanceTimersByTimeAsync(0)
    expect(started).toBe(2)
    under[1]?.resolve(0)
    await work.close()
  })

  it('pauses between two runs, however often it is woken, and runs immediately the first time', async () => {
    const found = [1, 1, 0]
    const run = vi.fn<() => Promise<number>>(async () => found.shift() ?? 0)
    const work = backgroundWork([{ name: 'a', run, everyMs: 60_000, restMs: 100 }], options)
    work.wake('a')
    await vi.advanceTimersByTimeAsync(0)
    expect(run).toHaveBeenCalledTimes(1)
    work.wake('a')
    work.wake('a')
    await vi.advanceTimersByTimeAsync(99)
    expect(run).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(run).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1000)
    expect(run).toHaveBeenCalledTimes(3)
    work.wake('a')
    await vi.advanceTimersByTimeAsync(0)
    expect(run).toHaveBeenCalledTimes(4)
    await work.close()
  })

  it('closing does not wait for the pause', async () => {
    const run = vi.fn<() => Promise<number>>(async () => 1)
    const work = backgroundWork([{ name: 'a', run, everyMs: 60_000, restMs: 1000 }], options)
    work.wake('a')
    await vi.advanceTimersByTimeAsync(500)
    await work.close()
    await vi.advanceTimersByTimeAsync(5000)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('continues after a failure, which is logged', async () => {
    const run = vi.fn<() => Promise<number>>(() => Promise.reject(new Error('no')))
    const work = backgroundWork([{ name: 'a', run, everyMs: 1000 }], options)
    await vi.advanceTimersByTimeAsync(2000)
    expect(run).toHaveBeenCalledTimes(2)
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { code: 'job.failed', work: 'a' },
      { code: 'job.failed', work: 'a' },
    ])
    await work.close()
  })

  it('closing waits for the running job and starts nothing more', async () => {
    const under = Promise.withResolvers<number>()
    const run = vi.fn<() => Promise<number>>(() => under.promise)
    const work = backgroundWork([{ name: 'a', run, everyMs: 1000 }], options)
    work.wake('a')
    await vi.advanceTimersByTimeAsync(0)
    let isClosed = false
    const closing = (async () => {
      await work.close()
      isClosed = true
    })()
    await vi.advanceTimersByTimeAsync(5000)
    expect(isClosed).toBe(false)
    under.resolve(7)
    await closing
    work.wake('a')
    await vi.advanceTimersByTimeAsync(5000)
    expect(run).toHaveBeenCalledTimes(1)
  })
})
