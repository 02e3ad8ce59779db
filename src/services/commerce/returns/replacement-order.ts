/** The contents of a replacement order: what an exchange gives for returned units, and at which price (RET-13). Pure. */
import { includedTax } from '../../../markets/prices/included-tax.ts'
import { pricesIncludeTax } from '../../../markets/prices/prices-include-tax.ts'
import { nameOf } from '../carts/name-of.ts'
import type { CartVariant } from '../carts/read-variants.ts'
import type { OrderLine, OrderSnapshot } from '../orders/order-snapshot.ts'

export type Replacement = { readonly variant: CartVariant; readonly price: number; readonly quantity: number }

/** What was paid for a returned unit, without a tax that was added to it. */
export type ReturnedUnit = { readonly productSku: string; readonly paid: number }

/**
 * A variant of a returned product costs what was paid for that product, so that another size costs no more than the first one did,
 * whatever discount applied; it never costs more than its price today. Others cost their price today.
 */
export function replacementLines(
  wanted: readonly Replacement[],
  returned: readonly ReturnedUnit[],
  { market, language }: Pick<OrderSnapshot, 'market' | 'language'>,
): readonly OrderLine[] {
  const left = [...returned]
  const store = { countryCode: market.country, languageCode: language }
  return wanted.map(({ variant, price, quantity }): OrderLine => {
    const { id, sku, productSku, size, facts } = variant
    const amounts = Array.from({ length: quantity }, () => {
      const place = left.findIndex((unit) => unit.productSku === productSku)
      const [matched] = place < 0 ? [] : left.splice(place, 1)
      return matched === undefined ? price : Math.min(matched.paid, price)
    })
    const [total, totalWithDiscount] = [price * quantity, amounts.reduce((sum, amount) => sum + amount, 0)]
    return {
      id,
      itemId: id,
      sku,
      productSku,
      name: nameOf(variant, store),
      size,
      sections: facts.sections,
      picture: facts.picture,
      quantity,
      price: { original: price, final: price },
      total,
      productDiscount: 0,
      totalDiscount: total - totalWithDiscount,
      totalWithDiscount,
      tax: pricesIncludeTax(market.country) ? includedTax(totalWithDiscount, market.taxPercentage ?? 0) : 0,
      isGift: false,
    }
  })
}

/** For the same recipient, in the same language, delivered at the shop's expense. */
export function replacementSnapshot(
  snapshot: OrderSnapshot,
  lines: readonly OrderLine[],
  { externalTax, now }: { readonly externalTax: number | undefined; readonly now: Date },
): OrderSnapshot {
  const sum = (member: 'total' | 'totalDiscount' | 'totalWithDiscount' | 'tax') =>
    lines.reduce((total, line) => total + line[member], 0)
  return {
    ...snapshot,
    lines,
    shipping: { ...snapshot.shipping, total: 0, totalDiscount: 0, totalWithDiscount: 0, tax: 0, cheapest: 0 },
    discounts: [],
    totals: {
      products: sum('total'),
      shipping: 0,
      discount: sum('totalDiscount'),
      tax: sum('tax'),
      ...(externalTax !== undefined && { externalTax }),
      total: sum('totalWithDiscount') + (externalTax ?? 0),
    },
    termsAgreedAt: now.toISOString(),
  }
}
