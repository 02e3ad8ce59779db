/** The seller that mails name: the stored record, or the settings until there is one (LAW-11). */
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { readSellerContact } from '../documents/seller-profile.ts'
import type { Seller } from './order-mails.ts'

export async function mailSeller(query: CommerceQuery, settings: Seller): Promise<Seller> {
  const contact = await readSellerContact(query)
  if (contact === undefined) return settings
  const { name, address, email, telephone } = contact
  return { name: [name, ...address].join(', '), email, telephone, contact }
}
