/** Asks where products have pages: for the addresses of one in all storefronts, and for the maps of whole storefronts. */
import { CallError } from '../call-json.ts'
import { entriesOf, hasTexts, memberOf } from './discovery-answers.ts'
import { askDiscovery, SKU, type Reach } from './discovery-call.ts'
import { MOST_SKUS, PRODUCTS_DIRECTORY_PATH, type DirectoryEntry } from './discovery.ts'

export type DirectoryClient = {
  readonly inDirectory: (skus: readonly string[]) => Promise<readonly DirectoryEntry[]>
  /** All products, in the merchant's order. */
  readonly directory: () => Promise<readonly DirectoryEntry[]>
}

export function directoryClient({ fetch, baseUrl }: Reach): DirectoryClient {
  async function ask(query: Readonly<Record<string, string>>) {
    const url = `${baseUrl}${PRODUCTS_DIRECTORY_PATH}?${new URLSearchParams(query).toString()}`
    const { status, body } = await askDiscovery({ fetch, url })
    if (!Array.isArray(memberOf(body, 'products'))) throw new CallError('status', { status, answer: body })
    return { products: entriesOf(body, 'products').filter(isEntry), next: memberOf(body, 'next') }
  }

  return {
    async inDirectory(skus) {
      const wanted = skus.filter((sku) => SKU.test(sku)).slice(0, MOST_SKUS)
      return wanted.length === 0 ? [] : (await ask({ skus: wanted.join(',') })).products
    },

    async directory() {
      const all: DirectoryEntry[] = []
      for (let from = 0; ;) {
        const { products, next } = await ask({ from: String(from) })
        all.push(...products)
        // One that does not lead on would be asked for without end.
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
