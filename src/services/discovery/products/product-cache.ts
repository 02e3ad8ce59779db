/** Caches what is computed from products. A value is valid while the index has the same columns and its product the same revision. */
import { LRUCache } from 'lru-cache'
import type { ProductColumns } from '../index/product-columns.ts'

export type ProductRevision = { readonly columns: ProductColumns; readonly revision: number }

export function createProductCache<Value extends object>(max: number) {
  const cache = new LRUCache<string, { readonly revision: number; readonly value: Value }>({ max })
  let current: ProductColumns | undefined
  return {
    get(key: string, { columns, revision }: ProductRevision): Value | undefined {
      const entry = columns === current ? cache.get(key) : undefined
      return entry?.revision === revision ? entry.value : undefined
    },
    set(key: string, { columns, revision }: ProductRevision, value: Value): void {
      if (columns !== current) cache.clear()
      current = columns
      cache.set(key, { revision, value })
    },
  }
}
