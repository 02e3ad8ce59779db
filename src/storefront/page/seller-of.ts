import type { SellerContact } from '../../contracts/commerce/seller.ts'
import type { Visit } from './page-contract.ts'

/** Who sells. A page can be shown without it. */
export async function sellerOf({ clients, miss }: Pick<Visit, 'clients' | 'miss'>): Promise<SellerContact | undefined> {
  try {
    return await clients.commerce.seller()
  } catch (err) {
    miss('sellerNotFetched', { err })
    return undefined
  }
}
