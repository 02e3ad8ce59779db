/** A seller with everything that an invoice states. */
import type { SellerProfile } from '../../src/services/commerce/documents/seller-profile.ts'

export const SELLER: SellerProfile = {
  name: 'Sockeye B.V.',
  address: ['Keizersgracht 1', '1015 CN Amsterdam', 'Netherlands'],
  country: 'NL',
  timeZone: 'Europe/Amsterdam',
  email: 'shop@example.com',
  telephone: '+31 20 123 4567',
  representative: '',
  registration: 'KvK 00000000',
  vatIds: { NL: 'NL000000000B00', GB: 'GB000000000', NO: 'NO000000000MVA', CH: 'CHE-000.000.000 MWST' },
  disputeBodies: {},
  responsiblePerson: '',
  sellerNumbers: {},
  producerNumbers: {},
  sortingMarks: {},
  guaranteeNotices: {},
  accessibilityBodies: {},
  confirmedTexts: [],
  prefixes: { invoice: 'INV-', creditNote: 'CN-', cancellation: 'CC-' },
}
