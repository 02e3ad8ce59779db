/** The seller as documents, mails and pages state it (LAW-11). Stored once; documents hold a copy of their own. */
import { z } from 'zod'
import type { SellerContact } from '../../../contracts/commerce/seller.ts'
import { isEuMemberState } from '../../../markets/eu-member-states.ts'
import type { TaxTreatment } from '../../../markets/tax/tax-rows.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import type { CommerceTables } from '../tables.ts'
import type { WaitingReason } from './document-tables.ts'

const MAX_LINE_LENGTH = 120
const line = z.string().trim().min(1).max(MAX_LINE_LENGTH)
/** Members that came after the first profiles were stored have a default. */
const optionalLine = (max: number) => z.string().trim().max(max).default('')
const country = z.string().regex(/^[A-Z]{2}$/)
const language = z.string().regex(/^[a-z]{2}$/)
/** Letters, digits and separators of a document number. */
const prefix = z.string().regex(/^[A-Z0-9/-]{1,12}$/)

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

export const sellerProfile = z.strictObject({
  name: line,
  /** Street, post code and town, country: as printed. */
  address: z.array(line).max(6),
  /** Where the seller is established. */
  country,
  /** Issue dates and the year of a number are in it. */
  timeZone: z.string().max(60).refine(isTimeZone, 'is no time zone such as Europe/Amsterdam'),
  email: z.email().max(254),
  /** Empty in a shop that is not open yet: a live one does not start without it (LAW-05). */
  telephone: optionalLine(40),
  representative: optionalLine(200),
  /** Company register and what else the law of the country requires on an invoice. */
  registration: z.string().trim().max(300),
  /** By country. Member states without one are reported with the seller's own id, through the One Stop Shop. */
  vatIds: z.record(country, z.string().trim().min(4).max(30)),
  disputeBodies: z.record(country, z.string().trim().min(1).max(300)).default({}),
  responsiblePerson: optionalLine(300),
  sellerNumbers: z.record(country, line).default({}),
  producerNumbers: z.record(country, line).default({}),
  sortingMarks: z.record(country, z.string().trim().min(1).max(300)).default({}),
  guaranteeNotices: z.record(language, z.string().trim().min(1).max(4000)).default({}),
  /** Authorities that supervise accessibility, by country, where the shop does not know them (LAW-30). */
  accessibilityBodies: z.record(country, line).default({}),
  /** Texts of the shop that were compared with the official ones, such as `withdrawal.pl` (LAW-05). */
  confirmedTexts: z
    .array(z.string().regex(/^[a-z]+\.[a-z]{2}$/))
    .max(100)
    .default([]),
  prefixes: z
    .strictObject({ invoice: prefix, creditNote: prefix, cancellation: prefix })
    .refine(({ invoice, creditNote, cancellation }) => new Set([invoice, creditNote, cancellation]).size === 3, {
      message: 'must differ from each other',
    }),
})

export type SellerProfile = Readonly<z.output<typeof sellerProfile>>

/** Read with every document and mail, and changed once a year. */
let parsed: { readonly text: string; readonly seller: SellerProfile } | undefined

export async function readSeller(query: CommerceQuery): Promise<SellerProfile | undefined> {
  const row = await query.selectFrom('seller_profile').select('profile').where('id', '=', 1).executeTakeFirst()
  if (row === undefined) return undefined
  if (parsed?.text !== row.profile) {
    parsed = { text: row.profile, seller: parseStoredJson(sellerProfile, row.profile, 'seller profile') }
  }
  return parsed.seller
}

/** What pages show of it; undefined before it is stored. */
export async function readSellerContact(query: CommerceQuery): Promise<SellerContact | undefined> {
  const seller = await readSeller(query)
  if (seller === undefined) return undefined
  const { timeZone: _timeZone, prefixes: _prefixes, confirmedTexts: _confirmed, ...contact } = seller
  return contact
}

export async function saveSeller(
  transaction: Transaction<CommerceTables>,
  profile: SellerProfile,
  now: Date,
): Promise<void> {
  const row = { profile: JSON.stringify(profile), updated_at: now.toISOString() }
  await transaction
    .insertInto('seller_profile')
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

export type SellerProblem = { readonly reason: WaitingReason; readonly detail: string }

/** The VAT id that an invoice to a country states. Member states share the seller's own one through the One Stop Shop. */
export function vatIdFor({ vatIds, country: home }: SellerProfile, to: string): string | undefined {
  const shared = isEuMemberState(to) && isEuMemberState(home)
  return vatIds[to] ?? (shared ? vatIds[home] : undefined)
}

/** Why an invoice to a country cannot be issued (INV-03). */
export function sellerProblem(
  seller: SellerProfile | undefined,
  { to, treatment }: { readonly to: string; readonly treatment: TaxTreatment },
): SellerProblem | undefined {
  if (seller === undefined || seller.address.length === 0) return { reason: 'seller-address-missing', detail: '' }
  if (treatment === 'vat' && vatIdFor(seller, to) === undefined) return { reason: 'vat-id-missing', detail: to }
  return undefined
}
