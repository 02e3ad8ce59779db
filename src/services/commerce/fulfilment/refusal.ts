/** Why an operation on an order was refused. Code and parameters are those of the catalogue of failures of merchant operations. */
import { fail, type Fail } from '../../../platform/result.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import type { Trigger } from './transitions.ts'

export type OrderRefusal = {
  readonly code:
    | 'UNKNOWN_ORDER'
    | 'UNKNOWN_SHIPMENT'
    | 'UNKNOWN_RETURN'
    | 'UNKNOWN_VARIANT'
    | 'NOT_SOLD_TO'
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
    | 'NOT_CHARGED'
    | 'NO_CREDIT_LEFT'
    | 'PAID_WITH_CREDIT'
    | 'INVALID_ADDRESS'
    | 'INVALID_VALUE'
    | 'RETURN_STATE'
    | 'RETURN_NOT_RECEIVED'
    | 'REFUND_TOO_LOW'
    | 'EXCHANGE_VALUE'
    | 'NOT_AVAILABLE'
    | 'ORDER_REFUNDED'
    | 'ORDER_REPLACED'
    | 'ORDER_LAPSED'
    | 'ORDER_CANCELLED'
    | 'PARTLY_SHIPPED'
    | 'PARTLY_REFUNDED'
    | 'EXCHANGE_ORDER'
    | 'NO_PAYMENT'
    | 'FREE_ORDER'
    | 'ALL_REFUNDED'
    | 'REFUND_AMOUNT'
    | 'REFUND_TOO_HIGH'
    | 'REFUND_CURRENCY'
    | 'TOO_MANY_RESENDS'
    | 'NO_MAIL'
    | 'UNKNOWN_WORK'
    | 'NEVER_PAID'
    | 'NOT_HELD'
    | 'PAYMENT_GONE'
    | 'PAYMENT_RETURNING'
    | 'STOCK_GONE'
  readonly parameters?: Readonly<Record<string, string | number>>
  readonly field?: string
  readonly details?: Readonly<Record<string, unknown>>
  /** Seconds. */
  readonly retryAfter?: number
}

export const refuse = (
  code: OrderRefusal['code'],
  parameters: NonNullable<OrderRefusal['parameters']> = {},
  more: Pick<OrderRefusal, 'field' | 'details' | 'retryAfter'> = {},
): Fail<OrderRefusal> => fail({ code, parameters, ...more })

const UNKNOWN = {
  order: (number: string) => refuse('UNKNOWN_ORDER', { number }),
  shipment: (shipment: string) => refuse('UNKNOWN_SHIPMENT', { shipment }),
  return: (id: string) => refuse('UNKNOWN_RETURN', { id }),
  variant: (sku: string) => refuse('UNKNOWN_VARIANT', { sku }),
  market: (country: string) => refuse('NOT_SOLD_TO', { country }),
} as const

export const noSuch = (kind: keyof typeof UNKNOWN, id: string): Fail<OrderRefusal> => UNKNOWN[kind](id)

/** Names state and trigger. */
export const refuseTransition = (
  { number, state, fulfilment }: Pick<StoredOrder, 'number' | 'state' | 'fulfilment'>,
  trigger: Trigger,
): Fail<OrderRefusal> =>
  refuse('TRANSITION_REFUSED', { number, state, fulfilment, trigger }, { details: { state, fulfilment, trigger } })
