import { describe, expect, it } from 'vitest'
import { type NewsletterEvent, nextNewsletterState, UNTOUCHED } from './newsletter-state.ts'

const typed = (email: string): NewsletterEvent => ({ type: 'typed', email })
const after = (...events: readonly NewsletterEvent[]) => events.reduce(nextNewsletterState, UNTOUCHED)
const submitted = { type: 'submitted' } as const
const ada = typed('ada@example.com')

describe('the newsletter form', () => {
  it('~NWS-04 waits, sends, and then it arrived or failed', () => {
    expect(UNTOUCHED.phase).toBe('idle')
    expect(after(ada, submitted).phase).toBe('loading')
    expect(after(ada, submitted, { type: 'arrived' }).phase).toBe('success')
    expect(after(ada, submitted, { type: 'failed' }).phase).toBe('requestFailed')
  })

  it.each([
    ['nothing', '', true],
    ['blanks', '   ', true],
    ['no at sign', 'ada.example.com', true],
    ['no dot', 'ada@example', true],
    ['a blank inside', 'a da@example.com', true],
    ['two at signs', 'a@b@example.com', true],
    ['an address', 'ada@example.com', false],
    ['an address among blanks', '  ada@example.com ', false],
    ['a loose one', 'a@b.c', false],
  ])('NWS-09 %s', (_, email, isWrong) => {
    expect(after(typed(email), submitted)).toEqual(
      isWrong ? { phase: 'idle', email, error: 'invalidEmail' } : { phase: 'loading', email },
    )
  })

  it('~NWS-10 the error goes when a good address has settled, and stays while it is a bad one', () => {
    expect(after(typed('ada'), submitted, ada).error).toBe('invalidEmail')
    expect(after(typed('ada'), submitted, ada, { type: 'settled' }).error).toBeUndefined()
    expect(after(typed('ada'), submitted, typed('ada@'), { type: 'settled' }).error).toBe('invalidEmail')
  })

  it('~NWS-11 is not sent twice', () => {
    const once = after(ada, submitted)
    expect(nextNewsletterState(once, submitted)).toBe(once)
  })

  it.each([
    ['menu', 'idle'],
    ['block', 'idle'],
    ['popup', 'success'],
  ] as const)('~NWS-06 the button of the welcome clears the address, and in the %s it is %s then', (place, phase) => {
    expect(after(ada, submitted, { type: 'arrived' }, { type: 'welcomed', place })).toEqual({ phase, email: '' })
  })

  it('~NWS-08 another try begins from nothing', () => {
    expect(after(ada, submitted, { type: 'failed' }, { type: 'retried' })).toEqual({ phase: 'idle', email: '' })
  })
})
