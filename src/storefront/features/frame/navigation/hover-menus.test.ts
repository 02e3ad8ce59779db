import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHoverMenus } from './hover-menus.ts'

describe('menus under a pointer', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  const start = () => createHoverMenus(() => Date.now())
  const pass = (ms: number) => vi.advanceTimersByTime(ms)

  it('~HDR-20 one opens after 200 ms', () => {
    const { open, enter } = start()
    enter('socks')
    pass(199)
    expect(open.get()).toBeUndefined()
    pass(1)
    expect(open.get()).toBe('socks')
  })

  it('a pointer that only passes over opens none', () => {
    const { open, enter, leave } = start()
    enter('socks')
    pass(150)
    leave()
    pass(1000)
    expect(open.get()).toBeUndefined()
  })

  it('~HDR-21 another one follows after 150 ms, and the first stays until then', () => {
    const { open, enter, leave, show } = start()
    show('socks')
    leave()
    enter('gifts')
    pass(149)
    expect(open.get()).toBe('socks')
    pass(1)
    expect(open.get()).toBe('gifts')
  })

  it.each([
    ['~HDR-21 just closed: 150 ms', 300, 150],
    ['HDR-22 closed longer than 300 ms ago: 200 ms', 301, 200],
  ])('%s', (_, sinceClosed, delay) => {
    const { open, enter, show, hide } = start()
    show('socks')
    hide()
    pass(sinceClosed)
    enter('gifts')
    pass(delay - 1)
    expect(open.get()).toBeUndefined()
    pass(1)
    expect(open.get()).toBe('gifts')
  })

  it('one that was left closes, unless the pointer comes back', () => {
    const { open, enter, leave, show } = start()
    show('socks')
    leave()
    pass(100)
    enter('socks')
    pass(1000)
    expect(open.get()).toBe('socks')
    leave()
    pass(150)
    expect(open.get()).toBeUndefined()
  })

  it('keys and fingers do not wait, and what they closed stays closed', () => {
    const { open, enter, show, hide } = start()
    enter('gifts')
    show('socks')
    expect(open.get()).toBe('socks')
    hide()
    pass(1000)
    expect(open.get()).toBeUndefined()
  })
})
