import type { CommerceClient } from '../../../contracts/commerce/commerce-client.ts'
import type { Offer } from '../../../contracts/commerce/commerce.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import type { DiscoveryTables } from '../tables.ts'
import { readProducts, type StoredProduct } from './read-products.ts'

export type OfferedProduct = { readonly stored: StoredProduct; readonly offers: readonly Offer[] }

/** Listed products with their offers, in the order of the SKUs. */
export async function readOffered(
  { database, commerce }: { database: Database<DiscoveryTables>; commerce: Pick<CommerceClient, 'offers'> },
  skus: readonly string[],
): Promise<readonly OfferedProduct[]> {
  const [products, offers] = await Promise.all([readProducts(database.query, database, skus), commerce.offers(skus)])
  return products.map((stored) => ({ stored, offers: offers[stored.document.sku] ?? [] }))
}
