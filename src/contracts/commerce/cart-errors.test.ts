import { describe, expect, it } from 'vitest'
import { CallError } from '../call-json.ts'
import { CartError, toCartError } from './cart-errors.ts'
import { CART_ERROR_STATUSES } from './cart.ts'

const refused = (answer: unknown) => toCartError(new CallError('status', { status: 400, answer }))

describe('toCartError', () => {
  it.each([
    ['ERR-01', 'UNAUTHORIZED', true, undefined],
    ['ERR-02', 'CART_NOT_FOUND', true, 'noCartFound'],
    ['ERR-03', 'CART_CLOSED', true, 'noCartFound'],
    ['~ERR-04', 'OUT_OF_STOCK', false, undefined],
    ['ERR-05', 'MISSING_PRODUCTS', false, undefined],
  ])('%s %s: reset %s, text %s', (_, code, isReset, translationKey) => {
    const error = refused({ code, message: 'in the words of the service' })
    expect(error).toBeInstanceOf(CartError)
    expect(error).toMatchObject({ code, isReset, translationKey, message: 'in the words of the service' })
  })

  it('ERR-53 the reset signal is raised for three codes and only these', () => {
    const resetting = Object.keys(CART_ERROR_STATUSES).filter((code) => new CartError({ code, message: '' }).isReset)
    expect(resetting).toEqual(['UNAUTHORIZED', 'CART_NOT_FOUND', 'CART_CLOSED'])
  })

  it('~ERR-04 returns what is left', () => {
    const products = [{ id: '1', available: 3 }, { id: '2' }]
    expect(refused({ code: 'OUT_OF_STOCK', message: 'x', products })).toMatchObject({ products })
  })

  it('reads a message that is no text as the code', () => {
    expect(refused({ code: 'OUT_OF_STOCK', message: 7 })).toMatchObject({ message: 'OUT_OF_STOCK', products: [] })
  })

  it.each([
    ['no list', 'all of them'],
    ['a list of anything', [7, { id: 7 }, { id: '1', available: 'many' }, null]],
  ])('does not believe %s', (_, products) => {
    expect(refused({ code: 'OUT_OF_STOCK', products })).toMatchObject({ message: 'OUT_OF_STOCK', products: [] })
  })

  it.each([
    ['an answer without a code', new CallError('status', { status: 500, answer: { message: 'oh' } })],
    ['an answer with a code that is no text', new CallError('status', { status: 500, answer: { code: 7 } })],
    ['an answer that is null', new CallError('status', { status: 500, answer: null })],
    ['an answer that is a text', new CallError('status', { status: 500, answer: 'code' })],
    ['an error that is no call, even with an answer', Object.assign(new Error('x'), { answer: { code: 'CODE' } })],
    ['an answer that is none', new CallError('status', { status: 502 })],
    ['no answer', new CallError('network')],
    ['anything else', new Error('bug')],
  ])('~CRT-22 passes on %s as it is', (_, failure) => {
    expect(toCartError(failure)).toBe(failure)
  })
})
