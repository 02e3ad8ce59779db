/** What differs between two versions of a product, for the audit log: one entry per text, list or amount. */
import { isDeepStrictEqual } from 'node:util'
import { incompleteProduct, type IncompleteProduct } from '../../contracts/merchant/incomplete-product.ts'
import type { Change } from '../declaration.ts'

export function productChanges(before: IncompleteProduct | undefined, after: IncompleteProduct): readonly Change[] {
  const [old, fresh] = [leavesOf(before ?? {}), leavesOf(after)]
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .map((field) => ({ field, before: old.get(field) ?? null, after: fresh.get(field) ?? null }))
    .filter((change) => !isDeepStrictEqual(change.before, change.after))
}

/** Variants by their SKU, so that another order of them is no change of each. */
function leavesOf({ variants = [], ...product }: IncompleteProduct): ReadonlyMap<string, unknown> {
  const named = Object.fromEntries(variants.map((variant, index) => [variant.sku ?? `(${index + 1})`, variant]))
  const leaves = new Map<string, unknown>()
  collect({ ...product, ...(variants.length > 0 && { variants: named }) }, '', leaves)
  return leaves
}

function collect(value: unknown, path: string, into: Map<string, unknown>): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    if (value !== undefined) into.set(path, value)
    return
  }
  for (const [name, member] of Object.entries(value)) collect(member, path === '' ? name : `${path}.${name}`, into)
}

/** The earlier product with the prices and stock of now, but for those that the undone edit changed: sales went on. */
export function restoredProduct(
  earlier: IncompleteProduct,
  now: IncompleteProduct,
  changes: readonly Change[],
): IncompleteProduct {
  const current = new Map((now.variants ?? []).map((variant) => [variant.id, variant]))
  const wasChanged = (sku: string, group: string, name: string) =>
    changes.some(({ field }) => `${field}.`.startsWith(`variants.${sku}.${group}.${name}.`))
  const variants = (earlier.variants ?? []).map((variant) => {
    const own = current.get(variant.id)
    if (own === undefined) return variant
    const changed = (group: string, values: object | undefined) =>
      Object.fromEntries(Object.entries(values ?? {}).filter(([name]) => wasChanged(variant.sku ?? '', group, name)))
    return {
      ...variant,
      prices: { ...own.prices, ...changed('prices', variant.prices) },
      stock: { ...own.stock, ...changed('stock', variant.stock) },
    }
  })
  return incompleteProduct.parse({ ...earlier, variants })
}
