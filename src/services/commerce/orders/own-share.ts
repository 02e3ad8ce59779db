/**
 * Stock that an open order has reserved is available when the same cart is ordered again: otherwise the last pair would be sold
 * out to the very shopper who has reserved it.
 */
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { PricingContext } from '../carts/price-choice.ts'
import type { CommerceTables } from '../tables.ts'

export type OwnShare = {
  /** Pieces by variant. */
  readonly variants: ReadonlyMap<string, number>
  readonly discounts: ReadonlySet<string>
}

export async function readOwn(transaction: Transaction<CommerceTables>, orderId: string): Promise<OwnShare> {
  const held = await transaction
    .selectFrom('reservations')
    .select(['variant_id', ({ fn }) => fn.sum<number>('quantity').as('pieces')])
    .where('order_ref', '=', orderId)
    .where('state', '=', 'held')
    .groupBy('variant_id')
    .execute()
  const uses = await transaction
    .selectFrom('discount_uses')
    .select('discount_id')
    .where('order_id', '=', orderId)
    .execute()
  return {
    variants: new Map(held.map(({ variant_id: id, pieces }) => [id, pieces])),
    discounts: new Set(uses.map(({ discount_id: id }) => id)),
  }
}

/** As if the order had released it. */
export function withOwn(pricingContext: PricingContext, own: OwnShare | undefined): PricingContext {
  if (own === undefined) return pricingContext
  const { variants, terms } = pricingContext
  const free = <Rule extends { readonly id: string; readonly isExhausted: boolean }>(rule: Rule): Rule =>
    own.discounts.has(rule.id) ? { ...rule, isExhausted: false } : rule
  return {
    ...pricingContext,
    variants: withPieces(variants, own.variants),
    terms: {
      ...terms,
      rules: terms.rules.map(free),
      codes: new Map([...terms.codes].map(([code, rule]) => [code, free(rule)])),
    },
  }
}

function withPieces(variants: PricingContext['variants'], pieces: OwnShare['variants']): PricingContext['variants'] {
  const all = new Map(variants)
  for (const [id, count] of pieces) {
    const known = all.get(id)
    if (known !== undefined) all.set(id, { ...known, available: known.available + count })
  }
  return all
}
