/** The contents of a replacement order: what an exchange gives for returned units, and at which price (RET-13). Pure. */
import { containedTaxes } from '../../../markets/carts/contained-taxes.ts'
import { pricingMarketOf } from '../../../markets/carts/pricing-market.ts'
import { nameOf } from '../carts/name-of.ts'
import type { OrderLine, OrderSnapshot } from '../orders/order-snapshot.ts'
import { orderMarketOf, ownTaxOf, shippingTermsOf } from '../orders/order-terms.ts'
import type { Replacement, ReplacementTerms } from './replacement-terms.ts'

/** Its tax depends on all lines. */
export type UntaxedLine = Omit<OrderLine, 'tax'>

/** What was paid for a returned unit, without a tax that was added to it. */
export type ReturnedUnit = { readonly productSku: string; readonly paid: number }

/**
 * A variant of a returned product costs what was paid for that product, so that another size costs no more than the first one did,
 * whatever discount applied; it never costs more than its price today. Others cost their price today.
 */
export function replacementLines(
  wanted: readonly Replacement[],
  returned: readonly ReturnedUnit[],
  terms: Pick<ReplacementTerms, 'market' | 'childrensTax'> & Pick<OrderSnapshot, 'language'>,
): readonly UntaxedLine[] {
  const left = [...returned]
  const store = { countryCode: terms.market.countryCode, languageCode: terms.language }
  return wanted.map(({ variant, price, quantity }): UntaxedLine => {
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
      isGift: false,
      ...ownTaxOf(facts.sections, terms),
    }
  })
}

/** For the same recipient, in the same language, delivered at the shop's expense. Promise and taxes are those of the moment. */
export function replacementSnapshot(
  snapshot: OrderSnapshot,
  untaxed: readonly UntaxedLine[],
  { market, method, now, externalTax }: ReplacementTerms & { readonly externalTax: number | undefined },
): OrderSnapshot {
  const { promised: _promised, ...before } = snapshot.shipping
  const parts = untaxed.map(({ itemId, id, totalWithDiscount }) => ({ id: itemId, variantId: id, totalWithDiscount }))
  const contained = containedTaxes(parts, { lines: untaxed, market: pricingMarketOf(market) })
  const lines = untaxed.map((line, place): OrderLine => ({ ...line, tax: contained.taxes[place] ?? 0 }))
  const sum = (member: 'total' | 'totalDiscount' | 'totalWithDiscount' | 'tax') =>
    lines.reduce((total, line) => total + line[member], 0)
  return {
    ...snapshot,
    lines,
    shipping: {
      ...before,
      ...(method && shippingTermsOf(method, { market, language: snapshot.language, now })),
      total: 0,
      totalDiscount: 0,
      totalWithDiscount: 0,
      tax: 0,
      cheapest: 0,
    },
    discounts: [],
    totals: {
      products: sum('total'),
      shipping: 0,
      discount: sum('totalDiscount'),
      tax: sum('tax'),
      ...(externalTax !== undefined && { externalTax }),
      total: sum('totalWithDiscount') + (externalTax ?? 0),
    },
    taxRates: contained.taxRates,
    market: orderMarketOf(market, contained),
    termsAgreedAt: now.toISOString(),
  }
}
