/**
 * Why an edit of stock, prices, discounts or shipping was refused. Code and parameters are those of the catalogue of failures of merchant
 * operations.
 */
import { fail, type Fail } from '../../../platform/result.ts'

export type OfferRefusal = {
  readonly code:
    | 'UNKNOWN_VARIANT'
    | 'STOCK_PROMISED'
    | 'STOCK_SHORT'
    | 'COUNT_TOO_LOW'
    | 'PRICE_END'
    | 'PRICE_OVERLAPS'
    | 'DISCOUNT_EXISTS'
    | 'DISCOUNT_STOPPED'
    | 'CODE_TAKEN'
    | 'UNKNOWN_DISCOUNT'
    | 'DISCOUNT_USED'
    | 'CODE_STAYS'
    | 'LIMIT_BELOW_USES'
    | 'SHIPPING_METHOD_EXISTS'
    | 'UNKNOWN_SHIPPING_METHOD'
    | 'SHIPPING_ORDER'
  readonly parameters: Readonly<Record<string, string | number>>
  readonly details?: Readonly<Record<string, unknown>>
}

export const refuseOffer = (
  code: OfferRefusal['code'],
  parameters: OfferRefusal['parameters'],
  details?: OfferRefusal['details'],
): Fail<OfferRefusal> => fail({ code, parameters, ...(details && { details }) })
