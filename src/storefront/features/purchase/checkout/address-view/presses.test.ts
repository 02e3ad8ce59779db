import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPresses } from './presses.ts'

describe('what must not move a page under a finger', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function watching() {
    const page = new EventTarget()
    const ran: string[] = []
    const presses = createPresses()
    const stop = presses.watch(page)
    const dispatch = (name: string) => void page.dispatchEvent(new Event(name))
    return { ran, dispatch, stop, runAfter: (word: string) => presses.afterPress(() => void ran.push(word)) }
  }

  it('is done at once where nothing is pressed', () => {
    const { ran, runAfter } = watching()
    runAfter('now')
    expect(ran).toEqual(['now'])
  })

  it.each(['pointerup', 'pointercancel'])('waits for the end of a press: %s', async (end) => {
    const { ran, runAfter, dispatch } = watching()
    dispatch('pointerdown')
    runAfter('later')
    expect(ran).toEqual([])
    dispatch(end)
    // Whatever is done on a click is done before.
    expect(ran).toEqual([])
    await vi.runAllTimersAsync()
    expect(ran).toEqual(['later'])
    dispatch(end)
    await vi.runAllTimersAsync()
    expect(ran).toEqual(['later'])
  })

  it('handles no events once stopped', () => {
    const { ran, runAfter, dispatch, stop } = watching()
    stop()
    dispatch('pointerdown')
    runAfter('now')
    expect(ran).toEqual(['now'])
  })
})
