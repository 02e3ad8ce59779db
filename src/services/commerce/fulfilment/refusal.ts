/** Why an operation on an order was refused. Code and parameters are those of the catalogue of failures of merchant operations. */
import { fail, type Fail } from '../../../platform/result.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import type { Trigger } from './transitions.ts'

export type OrderRefusal = {
  readonly code:
    | 'NOT_FOUND'
    | 'TRANSITION_REFUSED'
    | 'ON_HOLD'
    | 'UNITS_LEFT'
    | 'UNKNOWN_LINE'
    | 'NO_UNITS'
    | 'UNKNOWN_CARRIER'
    | 'TRACKING_NUMBER'
    | 'TOO_LATE_TO_VOID'
    | 'SHIPMENT_STATE'
    | 'DELIVERY_TIME'
    | 'SHIPPED_ALREADY'
    | 'NO_MONEY_LEFT'
    | 'INVALID_ADDRESS'
    | 'INVALID_VALUE'
    | 'RETURN_STATE'
    | 'RETURN_NOT_RECEIVED'
    | 'REFUND_TOO_LOW'
    | 'EXCHANGE_VALUE'
    | 'NOT_AVAILABLE'
  readonly parameters?: Readonly<Record<string, string | number>>
  readonly field?: string
  readonly details?: Readonly<Record<string, unknown>>
}

export const refuse = (
  code: OrderRefusal['code'],
  parameters: NonNullable<OrderRefusal['parameters']> = {},
  more: Pick<OrderRefusal, 'field' | 'details'> = {},
): Fail<OrderRefusal> => fail({ code, parameters, ...more })

export const noSuch = (subject: string): Fail<OrderRefusal> => refuse('NOT_FOUND', { subject })

/** Names state and trigger. */
export const refuseTransition = (
  { number, state, fulfilment }: Pick<StoredOrder, 'number' | 'state' | 'fulfilment'>,
  trigger: Trigger,
): Fail<OrderRefusal> =>
  refuse('TRANSITION_REFUSED', { number, state, fulfilment, trigger }, { details: { state, fulfilment, trigger } })
