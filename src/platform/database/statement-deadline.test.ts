import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isUnavailable } from '../database-unavailable.ts'
import { statementDeadline } from './statement-deadline.ts'

const SECOND = 1000

describe('the deadline of statements', () => {
  let errors: Error[]
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate'] })
    errors = []
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** With a statement timeout of ten seconds. */
  const open = (statementSeconds = 10) => {
    const stream = new PassThrough()
    stream.on('error', (error) => errors.push(error))
    return { stream, deadline: statementDeadline({ connection: { stream } }, statementSeconds) }
  }

  it('~SCL-02 closes a connection that does not answer five seconds after the server would have cancelled', async () => {
    const { stream, deadline } = open()
    deadline.start()
    await vi.advanceTimersByTimeAsync(14.9 * SECOND)
    expect(stream.destroyed).toBe(false)
    await vi.advanceTimersByTimeAsync(0.2 * SECOND)
    expect(stream.destroyed).toBe(true)
    expect(errors.map(isUnavailable)).toEqual([true])
  })

  it('counts from the last answer while statements are pipelined', async () => {
    const { stream, deadline } = open()
    for (let sent = 0; sent < 3; sent += 1) deadline.start()
    for (let answered = 0; answered < 2; answered += 1) {
      await vi.advanceTimersByTimeAsync(10 * SECOND)
      deadline.end()
    }
    await vi.advanceTimersByTimeAsync(14.9 * SECOND)
    expect(stream.destroyed).toBe(false)
    await vi.advanceTimersByTimeAsync(0.2 * SECOND)
    expect(stream.destroyed).toBe(true)
  })

  it('leaves an idle connection open, however long, and counts from its next statement', async () => {
    const { stream, deadline } = open()
    deadline.start()
    deadline.end()
    await vi.advanceTimersByTimeAsync(100 * SECOND)
    deadline.start()
    await vi.advanceTimersByTimeAsync(14.9 * SECOND)
    expect(stream.destroyed).toBe(false)
    await vi.advanceTimersByTimeAsync(0.2 * SECOND)
    expect(stream.destroyed).toBe(true)
  })

  it('reads what has arrived while the process itself was stopped, before it decides', async () => {
    const { stream, deadline } = open()
    deadline.start()
    vi.advanceTimersByTime(15 * SECOND)
    deadline.end()
    deadline.start()
    await vi.advanceTimersByTimeAsync(1 * SECOND)
    expect(stream.destroyed).toBe(false)
  })

  it('is none where the code lifts the timeouts, nor where the server has none', async () => {
    const lifted = open()
    lifted.deadline.lift(true)
    const unlimited = open(0)
    for (const { deadline } of [lifted, unlimited]) deadline.start()
    await vi.advanceTimersByTimeAsync(1000 * SECOND)
    expect([lifted.stream.destroyed, unlimited.stream.destroyed]).toEqual([false, false])
    lifted.deadline.end()
    lifted.deadline.lift(false)
    lifted.deadline.start()
    await vi.advanceTimersByTimeAsync(16 * SECOND)
    expect(lifted.stream.destroyed).toBe(true)
  })
})
