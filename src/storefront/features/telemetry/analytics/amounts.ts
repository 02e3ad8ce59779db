/** Amounts and lines for events: in major units, as tag managers expect. */
import type { CartItem } from '../../../../contracts/commerce/to-cart.ts'
import { minorUnitsPerMajor } from '../../../../markets/prices/exponent-of.ts'
import type { CurrencyCode } from '../../../../markets/types.ts'
import type { EventLine } from './events.ts'

export const toMajor = (minor: number, currency: CurrencyCode): number => minor / minorUnitsPerMajor(currency)

type Line = Pick<CartItem, 'sku' | 'parentSku' | 'name' | 'size' | 'price' | 'quantity'>

export const toEventLine = (line: Line, currency: CurrencyCode): EventLine => ({
  sku: line.sku,
  productSku: line.parentSku,
  name: line.name,
  size: line.size.label,
  price: toMajor(line.price.final, currency),
  quantity: line.quantity,
})
