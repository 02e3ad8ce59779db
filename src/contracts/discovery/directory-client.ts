/** Where products have pages: for the addresses of one in all storefronts, and for the maps of whole storefronts. */
import { CallError } from '../call-json.ts'
import type { Transport } from '../transport.ts'
import { entriesOf, hasTexts, memberOf } from './discovery-answers.ts'
import { callDiscovery, SKU } from './discovery-call.ts'
import { READ_PRODUCTS_DIRECTORY } from './discovery-routes.ts'
import { MAX_SKUS, type DirectoryEntry } from './discovery.ts'

export type DirectoryClient = {
  readonly inDirectory: (skus: readonly string[]) => Promise<readonly DirectoryEntry[]>
  /** All products, in the merchant's order. */
  readonly directory: () => Promise<readonly DirectoryEntry[]>
}

export function directoryClient(transport: Transport): DirectoryClient {
  async function read(query: Readonly<Record<string, string>>) {
    const { status, value } = await callDiscovery(transport, READ_PRODUCTS_DIRECTORY, { query })
    if (!Array.isArray(memberOf(value, 'products'))) throw new CallError('status', { status, answer: value })
    return { products: entriesOf(value, 'products').filter(isEntry), next: memberOf(value, 'next') }
  }

  return {
    async inDirectory(skus) {
      const wanted = skus.filter((sku) => SKU.test(sku)).slice(0, MAX_SKUS)
      return wanted.length === 0 ? [] : (await read({ skus: wanted.join(',') })).products
    },

    async directory() {
      const all: DirectoryEntry[] = []
      for (let from = 0; ;) {
        const { products, next } = await read({ from: String(from) })
        all.push(...products)
        // One that does not lead on would be requested without end.
        if (typeof next !== 'number' || next <= from) return all
        from = next
      }
    },
  }
}

const isEntry = (entry: unknown): entry is DirectoryEntry =>
  hasTexts(entry, 'sku', 'updatedAt') &&
  hasTexts(memberOf(entry, 'names'), 'en') &&
  Array.isArray(memberOf(entry, 'pictures')) &&
  Array.isArray(memberOf(entry, 'countries'))
