/** Which variants of a product belong to a storefront. The US sells its own packs, marked -UP in the sku. */
import type { ExternalStorefrontCode, StorefrontCode } from '../types.ts'

/** A pack for the United States; anywhere in the sku. */
export const isAmericanPack = (sku: string): boolean => sku.includes('-UP')

/** PRD-12, PRD-13: with -UP on us, without it elsewhere; anywhere in the sku, and exclusive both ways (T52). */
export function variantsOfStorefront<Variant extends { readonly sku: string }>(
  variants: readonly Variant[],
  storefrontCode: StorefrontCode | ExternalStorefrontCode,
): readonly Variant[] {
  return variants.filter(({ sku }) => isAmericanPack(sku) === (storefrontCode === 'us'))
}
