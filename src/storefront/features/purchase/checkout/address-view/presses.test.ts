import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPresses } from './presses.ts'

describe('what must not move a page under a finger', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function watching() {
    const page = new EventTarget()
    const said: string[] = []
    const presses = createPresses()
    const stop = presses.watch(page)
    const tell = (name: string) => void page.dispatchEvent(new Event(name))
    return { said, tell, stop, say: (word: string) => presses.afterPress(() => void said.push(word)) }
  }

  it('is done at once where nothing is pressed', () => {
    const { said, say } = watching()
    say('now')
    expect(said).toEqual(['now'])
  })

  it.each(['pointerup', 'pointercancel'])('waits for the end of a press: %s', async (end) => {
    const { said, say, tell } = watching()
    tell('pointerdown')
    say('later')
    expect(said).toEqual([])
    tell(end)
    // Whatever is done on a click is done before.
    expect(said).toEqual([])
    await vi.runAllTimersAsync()
    expect(said).toEqual(['later'])
    tell(end)
    await vi.runAllTimersAsync()
    expect(said).toEqual(['later'])
  })

  it('hears nothing any more once stopped', () => {
    const { said, say, tell, stop } = watching()
    stop()
    tell('pointerdown')
    say('now')
    expect(said).toEqual(['now'])
  })
})
