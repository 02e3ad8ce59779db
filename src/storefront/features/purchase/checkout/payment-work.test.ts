import { beforeEach, describe, expect, it } from 'vitest'
import { storedPayment } from '../../../../../tests/support/stored-payment.ts'
import { comeBack, leavePayment, paymentWork, takePayment } from './payment-work.ts'

const payment = storedPayment()

describe('the payment under way', () => {
  beforeEach(() => paymentWork.set(() => paymentWork.initial))

  it('is the only one, even after leaving its view and coming back', () => {
    expect(takePayment(payment)).toBe(true)
    leavePayment()
    expect(takePayment(payment)).toBe(false)
    expect(paymentWork.get()).toEqual({ step: 'busy', payment })
  })

  it('is over after the return from the bank', () => {
    takePayment(payment)
    comeBack()
    expect(takePayment(payment)).toBe(true)
  })

  it('is retained while it is unknown whether it was confirmed', () => {
    paymentWork.set(() => ({ step: 'unconfirmed', payment }))
    comeBack()
    leavePayment()
    expect(paymentWork.get().step).toBe('unconfirmed')
    expect(takePayment(payment)).toBe(true)
  })

  it('leaves nothing behind when it has led elsewhere', () => {
    paymentWork.set(() => ({ step: 'over', payment }))
    expect(takePayment(payment)).toBe(false)
    leavePayment()
    expect(paymentWork.get()).toEqual({ step: 'ready' })
  })
})
