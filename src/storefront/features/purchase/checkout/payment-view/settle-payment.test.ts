import { describe, expect, it } from 'vitest'
import { storedPayment } from '../../../../../../tests/support/stored-payment.ts'
import { CallError } from '../../../../../contracts/call-json.ts'
import type { ConfirmedPayment } from '../../../../../contracts/commerce/order-client.ts'
import { PaymentFailedError, toOrderError } from '../../../../../contracts/commerce/order-errors.ts'
import { settlePayment } from './settle-payment.ts'

const PAYMENT = storedPayment()

const confirmed = (status: ConfirmedPayment['status'], payment: string): ConfirmedPayment => ({
  order: { ...PAYMENT.order, payment: { status: payment, method: 'scheme' } },
  status,
})

/** Answers one after the other, and counts the waits between. */
function service(...answers: readonly (ConfirmedPayment | Error)[]) {
  const waits: number[] = []
  const left = [...answers]
  const orders = {
    confirmPaymentSession: async () => {
      const answer = left.shift() ?? new CallError('network')
      if (answer instanceof Error) throw answer
      return answer
    },
  }
  const wait = async (milliseconds: number) => void waits.push(milliseconds)
  return { waits, settle: () => settlePayment({ orders, wait }, PAYMENT) }
}

describe('settling a payment', () => {
  it.each<[string, ConfirmedPayment | Error, object]>([
    ['paid', confirmed('paid', 'authorised'), { kind: 'paid' }],
    ['waiting for a bank', confirmed('pending', 'pending'), { kind: 'pending' }],
    ['not tried', confirmed('pending', 'open'), { kind: 'open' }],
    ['refused', new PaymentFailedError('REFUSED'), { kind: 'trouble', trouble: 'refused' }],
    ['sold out meanwhile', new PaymentFailedError('SOLD_OUT'), { kind: 'trouble', trouble: 'soldOut' }],
  ])('~PAY-05 an order that is %s', async (_, answer, expected) => {
    const { settle, waits } = service(answer)
    expect(await settle()).toMatchObject(expected)
    expect(waits).toEqual([])
  })

  it.each(['UNAUTHORIZED', 'ORDER_NOT_FOUND'])(
    'an order that is not returned (%s) is not requested again',
    async (code) => {
      const refusal = toOrderError(new CallError('status', { status: 401, answer: { code } }))
      const { settle, waits } = service(refusal instanceof Error ? refusal : new Error('no refusal'))
      expect([await settle(), waits]).toEqual([{ kind: 'gone' }, []])
    },
  )

  it('retries while there is no response, and gives up in the end', async () => {
    const broken = new CallError('network')
    const late = service(broken, broken, confirmed('paid', 'authorised'))
    expect(await late.settle()).toMatchObject({ kind: 'paid' })
    expect(late.waits).toHaveLength(2)
    expect(await service().settle()).toEqual({ kind: 'unreachable' })
  })
})
