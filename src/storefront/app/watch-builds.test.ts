import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchBuilds } from './watch-builds.ts'

/** A page of build `one`, in a browser whose tab the test shows and hides, and a server that responds with `answer`. */
function open(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn<(url: string) => Promise<Response>>(async () => answer())
  const tab = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('document', tab)
  const stopIntercepting = vi.fn<() => void>()
  const stop = watchBuilds({ shown: { get: () => ({ build: 'one' }) }, stopIntercepting })
  const turn = (visibilityState: 'visible' | 'hidden') => {
    tab.visibilityState = visibilityState
    tab.dispatchEvent(new Event('visibilitychange'))
  }
  const requested = () => fetch.mock.calls.map(([url]) => url)
  return {
    requested,
    stopIntercepting,
    turn,
    stop,
    pass: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000),
  }
}

const latest = (build: unknown) => () => Response.json({ build })

describe('watching builds', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('~BLD-01 checks every 60 seconds', async () => {
    const { requested, pass, stop } = open(latest('one'))
    await pass(59)
    expect(requested()).toEqual([])
    await pass(1)
    expect(requested()).toEqual(['/builds/latest.json'])
    await pass(180)
    expect(requested()).toHaveLength(4)
    stop()
    await pass(600)
    expect(requested()).toHaveLength(4)
  })

  it('~BLD-01 checks only while the page is visible, and at once when it becomes visible', async () => {
    const { requested, turn, pass, stop } = open(latest('one'))
    turn('hidden')
    await pass(600)
    expect(requested()).toEqual([])
    turn('visible')
    turn('hidden')
    turn('visible')
    expect(requested()).toHaveLength(1)
    stop()
  })

  it('~BLD-02 has pages loaded from the moment it knows of another build, and stops checking', async () => {
    const { requested, stopIntercepting, pass } = open(latest('two'))
    await pass(59)
    expect(stopIntercepting).not.toHaveBeenCalled()
    await pass(1)
    expect(stopIntercepting).toHaveBeenCalledOnce()
    await pass(600)
    expect(requested()).toHaveLength(1)
  })

  it.each([
    ['the same build', latest('one')],
    ['nonsense', latest(7)],
    ['no record', () => Response.json(null)],
    ['no JSON', () => new Response('<html>')],
    ['an error', () => Response.json({ build: 'two' }, { status: 503 })],
    ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('~BLD-02 goes on where the answer is %s', async (_, answer) => {
    const { requested, stopIntercepting, pass, stop } = open(answer)
    await pass(120)
    expect(stopIntercepting).not.toHaveBeenCalled()
    expect(requested()).toHaveLength(2)
    stop()
  })
})
