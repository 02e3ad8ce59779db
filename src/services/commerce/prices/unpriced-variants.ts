/** Offered variants that have a price in one currency and none in another: what conversion has to fill in. */
import type { CurrencyCode } from '../../../markets/types.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'

export type UnpricedVariant = { readonly sku: string; readonly original: number; readonly final: number }

/** With their prices in `base`, by SKU. */
export async function unpricedVariants(
  query: CommerceQuery,
  { base, currency }: { readonly base: CurrencyCode; readonly currency: CurrencyCode },
): Promise<readonly UnpricedVariant[]> {
  return query
    .selectFrom('variants')
    .innerJoin('prices', (join) => join.onRef('prices.variant_id', '=', 'variants.id').on('prices.currency', '=', base))
    .select(['variants.sku', 'prices.original', 'prices.final'])
    .where('variants.offered', '=', 1)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('prices as own')
            .select('own.variant_id')
            .whereRef('own.variant_id', '=', 'variants.id')
            .where('own.currency', '=', currency),
        ),
      ),
    )
    .orderBy('variants.sku')
    .execute()
}

/** Whether the shop offers anything at all. */
export async function hasVariants(query: CommerceQuery): Promise<boolean> {
  const first = await query.selectFrom('variants').select('id').where('offered', '=', 1).limit(1).executeTakeFirst()
  return first !== undefined
}
