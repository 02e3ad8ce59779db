import { describe, expect, it } from 'vitest'
import { CallError } from '../call-json.ts'
import { OrderError, PaymentFailedError, PaymentSessionError, toOrderError } from './order-errors.ts'

const refused = (answer: unknown) => toOrderError(new CallError('status', { status: 422, answer }))
const wrongCity = { field: 'shippingAddress.city', problem: 'missing' }

describe('toOrderError', () => {
  it('~ERR-40 names the fields that are wrong', () => {
    const error = refused({ code: 'INVALID_ADDRESS', message: 'Please check the address.', fields: [wrongCity] })
    expect(error).toBeInstanceOf(OrderError)
    expect(error).toMatchObject({
      name: 'OrderError',
      code: 'INVALID_ADDRESS',
      message: 'Please check the address.',
      fields: [wrongCity],
      cause: { name: 'CartError' },
    })
  })

  it.each([
    ['none', undefined],
    ['no list', 'city'],
    ['a list of anything', [null, 'city', {}, { field: 'city' }, { problem: 'missing' }, { field: 7, problem: 'x' }]],
  ])('names no field where the answer has %s', (_, fields) => {
    expect(refused({ code: 'INVALID_ADDRESS', message: '', fields })).toMatchObject({ fields: [] })
  })

  it('leaves out what is no field, and passes on what is one', () => {
    expect(refused({ code: 'X', fields: [null, wrongCity, { field: 'a', problem: 1 }] })).toMatchObject({
      fields: [wrongCity],
    })
  })

  it('passes on a failure without an error code', () => {
    const failure = new Error('bug')
    expect(toOrderError(failure)).toBe(failure)
  })
})

describe('PaymentSessionError', () => {
  it('has what the refusal says', () => {
    const refusal = refused({ code: 'CART_CLOSED', message: 'The cart is closed', fields: [wrongCity] })
    expect(new PaymentSessionError(refusal)).toMatchObject({
      name: 'PaymentSessionError',
      code: 'CART_CLOSED',
      shown: 'The cart is closed',
      isReset: true,
      fields: [wrongCity],
    })
  })

  it('has nothing to show of any other failure, and the cart is still there', () => {
    expect(new PaymentSessionError(new Error('bug'))).toMatchObject({
      code: undefined,
      shown: undefined,
      isReset: false,
      fields: [],
    })
  })
})

describe('PaymentFailedError', () => {
  it('~ERR-51 is known by its name', () => {
    expect(new PaymentFailedError('Refused')).toMatchObject({ name: 'PaymentFailedError', message: 'Refused' })
  })
})
