/** What the recipient of a cart pays beyond its total (LAW-03). Pure. */
import type { PricedCart } from '../../../markets/carts/priced-cart.ts'
import { importNotice } from '../../../markets/tax/import-charges.ts'
import type { Market } from '../../../markets/types.ts'

export type ChargesOnDelivery = 'vat-and-duty' | 'duty' | 'none'

/** A rate that the merchant stored for an export country is in its prices: then only duty is left. */
export function chargesOnDelivery(
  { countryCode, tax }: Pick<Market, 'countryCode' | 'tax'>,
  { isAboveImportLimit }: Pick<PricedCart, 'isAboveImportLimit'>,
): ChargesOnDelivery {
  const { kind } = importNotice(countryCode)
  if (isAboveImportLimit || (kind === 'import' && (tax ?? 0) === 0)) return 'vat-and-duty'
  return kind === 'duty' || kind === 'import' ? 'duty' : 'none'
}
