/**
 * Calculates the tax that an order adds to its prices: the embedded tables, or a tax service with the same interface. It is
 * called while the cart is locked, so it must be fast or time out.
 */
import { salesTax, type TaxedParcel } from '../../../markets/tax/sales-tax.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import type { OrderContents, OrderLine } from './order-snapshot.ts'
import { readLocalTax } from './us-tax.ts'

/** ZIP and state disagree: the tax is undefined. */
export type TaxMismatch = { readonly zip: string; readonly state: string }

export type TaxPort = {
  /** `query` reads what the merchant stored, in the transaction of the order. */
  readonly taxOf: (parcel: TaxedParcel, query?: CommerceQuery) => Promise<Result<number, TaxMismatch>>
}

export const embeddedTax: TaxPort = {
  async taxOf(parcel, query) {
    const tax = salesTax(parcel, query && (await readLocalTax(query, parcel)))
    return tax.kind === 'tax' ? ok(tax.amount) : fail({ zip: tax.zip, state: tax.state })
  },
}

type ParcelContents = Pick<OrderContents, 'shipping'> & {
  readonly lines: readonly Pick<OrderLine, 'quantity' | 'totalWithDiscount'>[]
}

export function toParcel(
  { lines, shipping }: ParcelContents,
  { postCode, region }: { readonly postCode: string; readonly region: string },
): TaxedParcel {
  return {
    zip: postCode,
    state: region,
    lines: lines.map(({ quantity, totalWithDiscount }) => ({ quantity, total: totalWithDiscount })),
    shipping: shipping.totalWithDiscount,
  }
}
