import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readToDesk, readToPage, sentText } from './desk-messages.ts'

describe('messages between the desk and a page', () => {
  it.each([
    { sockeye: 'input', sequence: 3, slug: 'uk/home', content: { component: 'page' } },
    { sockeye: 'input', sequence: 0, slug: 'uk/home', content: null },
    { sockeye: 'select', block: 'b1' },
    { sockeye: 'select', block: null },
  ])('~DCO-04 the page reads %j', (message) => {
    expect(readToPage(message)).toEqual(message)
    expect(readToDesk(message)).toBeUndefined()
  })

  it.each([
    { sockeye: 'ready', path: '/uk' },
    { sockeye: 'chosen', block: 'b1', text: 'Warm feet' },
    { sockeye: 'chosen', block: null, text: '' },
    { sockeye: 'shown', sequence: 7 },
    { sockeye: 'ended' },
  ])('~DCO-04 the desk reads %j', (message) => {
    expect(readToDesk(message)).toEqual(message)
    expect(readToPage(message)).toBeUndefined()
  })

  it.each([
    [null],
    ['ready'],
    [[]],
    [{}],
    [{ sockeye: 'other' }],
    [{ sockeye: 'input', sequence: -1, slug: 'uk/home', content: null }],
    [{ sockeye: 'input', sequence: 1.5, slug: 'uk/home', content: null }],
    [{ sockeye: 'input', sequence: 1, slug: 5, content: null }],
    [{ sockeye: 'input', sequence: 1, slug: 'uk/home', content: [] }],
    [{ sockeye: 'input', sequence: 1, slug: 'uk/home' }],
    [{ sockeye: 'select', block: 'b1', also: true }],
    [{ sockeye: 'select', block: 5 }],
    [{ sockeye: 'ready' }],
    [{ sockeye: 'ready', path: 'x'.repeat(2001) }],
    [{ sockeye: 'chosen', block: 'b1' }],
    [{ sockeye: 'chosen', block: 5, text: '' }],
    [{ sockeye: 'shown', sequence: '1' }],
    [{ sockeye: 'ended', now: true }],
  ])('~DCO-04 ignores %j', (message) => {
    expect([readToPage(message), readToDesk(message)]).toEqual([undefined, undefined])
  })

  it('~DCO-04 never throws, whatever arrives', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect([typeof readToPage(data), typeof readToDesk(data)]).toBeDefined()
      }),
    )
  })

  it('sends the words of an element without the space around them, and not a whole page', () => {
    expect(sentText('  Warm feet\n')).toBe('Warm feet')
    expect(sentText('x'.repeat(5000))).toHaveLength(2000)
  })
})
