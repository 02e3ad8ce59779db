import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lastValueSender } from './last-value-sender.ts'

/** Responds when the test resolves it. */
function slowService() {
  const sent: number[] = []
  const waiting: (() => void)[] = []
  let settled = 0
  const sender = lastValueSender<number>({
    send: (value) => {
      sent.push(value)
      return new Promise((resolve) => void waiting.push(resolve))
    },
    delayMs: 400,
    onSettled: () => {
      settled += 1
    },
  })
  const answer = async () => {
    waiting.shift()?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { sender, sent, answer, settled: () => settled }
}

describe('sending the last of many wishes', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('sends one for many that follow each other', async () => {
    const { sender, sent, answer, settled } = slowService()
    for (const value of [2, 3, 4]) sender.want(value)
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(400)
    expect(sent).toEqual([4])
    await answer()
    expect(settled()).toBe(1)
  })

  it('never sends while an answer is awaited, and then the last only', async () => {
    const { sender, sent, answer, settled } = slowService()
    sender.want(2)
    await vi.advanceTimersByTimeAsync(400)
    sender.want(3)
    await vi.advanceTimersByTimeAsync(400)
    sender.want(4)
    await vi.advanceTimersByTimeAsync(400)
    expect(sent).toEqual([2])
    await answer()
    expect([sent, settled()]).toEqual([[2, 4], 0])
    await answer()
    expect([sent, settled()]).toEqual([[2, 4], 1])
  })

  it('waits for the delay after the latest value', async () => {
    const { sender, sent, answer } = slowService()
    sender.want(2)
    await vi.advanceTimersByTimeAsync(400)
    sender.want(3)
    await answer()
    expect(sent).toEqual([2])
    await vi.advanceTimersByTimeAsync(400)
    expect(sent).toEqual([2, 3])
  })

  it('sends at once on leaving, and nothing twice', async () => {
    const { sender, sent, answer } = slowService()
    sender.want(2)
    sender.sendNow()
    sender.sendNow()
    await answer()
    await vi.advanceTimersByTimeAsync(400)
    expect(sent).toEqual([2])
  })

  it('sends nothing that was taken back, and says that nothing waits', async () => {
    const { sender, sent, settled } = slowService()
    sender.want(2)
    sender.cancel()
    sender.cancel()
    sender.sendNow()
    await vi.advanceTimersByTimeAsync(400)
    expect([sent, settled()]).toEqual([[], 1])
  })

  it('what is under way when the rest is taken back is still answered', async () => {
    const { sender, sent, answer, settled } = slowService()
    sender.want(2)
    await vi.advanceTimersByTimeAsync(400)
    sender.want(3)
    sender.cancel()
    expect(settled()).toBe(0)
    await answer()
    expect([sent, settled()]).toEqual([[2], 1])
  })
})
