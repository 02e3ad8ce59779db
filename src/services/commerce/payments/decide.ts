/** What money that arrived means for an order. Pure: the caller has locked the order, its cart and its payments. */
import type { Amount } from '../../../contracts/payment-provider/payment-provider.ts'
import type { OrderState } from '../orders/stored-order.ts'
import type { CommerceTables } from '../tables.ts'

type PaymentState = CommerceTables['payments']['state']

export type PaymentOutcome = Extract<PaymentState, 'pending' | 'authorised' | 'refused' | 'cancelled' | 'failed'>

/** Once there is money, only reversing it changes that; any other update came late, or in the wrong order. */
const WITH_MONEY: ReadonlySet<PaymentState> = new Set(['authorised', 'reversing', 'reversed'])

/**
 * The state of a payment after one more update. A refusal may be followed by money (the provider's first response is not its
 * last), money never by a refusal, and a final state never by "pending".
 */
export function nextState(before: PaymentState | undefined, outcome: PaymentOutcome): PaymentState {
  if (before === undefined) return outcome
  if (WITH_MONEY.has(before) || outcome === 'pending') return before
  return outcome
}

export type Standing = {
  readonly order: { readonly state: OrderState; readonly total: number; readonly currency: string }
  /** By this order or by another one. */
  readonly isCartClosed: boolean
  /** What was paid now. */
  readonly amount: Amount
  /** Whether the order has other money already. */
  readonly hasOther: boolean
}

/**
 * `accept`: it is paid, if its stock is still available. `hold`: the amount is not what the order costs, so that nothing is
 * shipped before a person has looked at it. `reverse`: there is nothing to pay with it, and it is reversed. `nothing`: all of
 * this happened before.
 */
export type Decision = 'accept' | 'hold' | 'reverse' | 'nothing'

export function decide({ order, isCartClosed, amount, hasOther }: Standing): Decision {
  const isEqual = amount.value === order.total && amount.currency === order.currency
  if (hasOther) return 'reverse'
  switch (order.state) {
    case 'paid':
      return isEqual ? 'nothing' : 'hold'
    case 'held':
    case 'refunded':
      return 'nothing'
    case 'cancelled':
      return 'reverse'
    case 'open':
    case 'lapsed':
    case 'replaced':
      if (isCartClosed) return 'reverse'
      return isEqual ? 'accept' : 'hold'
  }
}
