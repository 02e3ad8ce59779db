/** What was made of products, for as long as the index has the same columns and the product the same revision. */
import { LRUCache } from 'lru-cache'
import type { ProductColumns } from '../index/product-columns.ts'

export type Revision = { readonly of: ProductColumns; readonly revision: number }

export function createRevisedCache<Value>(max: number) {
  const cache = new LRUCache<string, Revision & { readonly value: Value }>({ max })
  return {
    get(key: string, { of, revision }: Revision): Value | undefined {
      const entry = cache.get(key)
      return entry?.of === of && entry.revision === revision ? entry.value : undefined
    },
    set(key: string, { of, revision }: Revision, value: Value): void {
      cache.set(key, { of, revision, value })
    },
  }
}
