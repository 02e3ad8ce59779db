import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { within } from './within.ts'

const late = () => new Error('No answer in time')

describe('work with a time limit', () => {
  const echo = spawn('cat')
  const answer = async (text: string): Promise<string> => {
    echo.stdin.write(text)
    const [chunk] = await once(echo.stdout, 'data')
    return String(chunk)
  }

  // It has started.
  beforeAll(() => answer('first'))
  afterAll(() => echo.kill())

  it('returns its result', async () => {
    expect(await within(60_000, answer('second'), late)).toBe('second')
  })

  it('fails when it takes longer', async () => {
    await expect(within(1, new Promise(() => {}), late)).rejects.toThrow('No answer in time')
  })

  it('fails as the work fails', async () => {
    await expect(within(60_000, Promise.reject(new Error('No such thing')), late)).rejects.toThrow('No such thing')
  })

  it('reads an answer that arrived while the process was busy for longer than the limit', async () => {
    // The answer is there when the pause is over, and the timer is due as well.
    const asked = within(100, answer('third'), late)
    const pause = new Int32Array(new SharedArrayBuffer(4))
    Atomics.wait(pause, 0, 0, 2000)
    expect(await asked).toBe('third')
  })
})
