/** What engagement stores about a person: subscriptions and inquiries. Tokens of links are no part of an export. */
import { sql, type Kysely } from 'kysely'
import type { PersonRecord } from '../../contracts/staff/person-records.ts'
import { foldEmail } from '../../markets/addresses/email-key.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import type { EngagementTables } from './tables.ts'

const isOf = (email: string) => {
  const folded = foldEmail(email)
  return sql<boolean>`lower(email) in (${folded}, ${folded.toLowerCase()})`
}

export async function engagementRecords(
  query: Kysely<EngagementTables>,
  email: string,
): Promise<readonly PersonRecord[]> {
  const subscribers = await query
    .selectFrom('subscribers')
    .selectAll()
    .where(isOf(email))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const inquiries = await query
    .selectFrom('inquiries')
    .selectAll()
    .where(isOf(email))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return [
    ...subscribers.map((one): PersonRecord => ({
      kind: 'subscriptions',
      label: one.store,
      at: one.created_at,
      fate: 'deleted',
      data: {
        email: one.email,
        store: one.store,
        country: one.country_code,
        source: one.source,
        status: one.status,
        createdAt: one.created_at,
        requestedAt: one.asked_at,
        requestedFrom: one.asked_from,
        confirmedAt: one.confirmed_at,
        confirmedFrom: one.confirmed_from,
        textVersion: one.text_version,
      },
    })),
    ...(await proofsOf(query, email)),
    ...inquiries.map((one): PersonRecord => ({
      kind: 'inquiries',
      label: one.campaign,
      at: one.created_at,
      fate: 'deleted',
      data: {
        campaign: one.campaign,
        store: one.store,
        country: one.country_code,
        name: one.name,
        email: one.email,
        company: one.company,
        pieces: one.pieces,
        message: one.message,
        createdAt: one.created_at,
      },
    })),
  ]
}

/** Of subscriptions that have ended. */
async function proofsOf(query: Kysely<EngagementTables>, email: string): Promise<readonly PersonRecord[]> {
  const proofs = await query
    .selectFrom('newsletter_proofs')
    .selectAll()
    .where(isOf(email))
    .orderBy('left_at')
    .orderBy('id')
    .execute()
  return proofs.map((one): PersonRecord => ({
    kind: 'subscriptions',
    label: one.store,
    at: one.left_at,
    fate: 'deleted',
    data: {
      email: one.email,
      store: one.store,
      country: one.country_code,
      source: one.source,
      requestedAt: one.asked_at,
      requestedFrom: one.asked_from,
      confirmedAt: one.confirmed_at,
      confirmedFrom: one.confirmed_from,
      textVersion: one.text_version,
      leftAt: one.left_at,
    },
  }))
}

export async function eraseFromEngagement(transaction: Transaction<EngagementTables>, email: string): Promise<void> {
  await transaction.deleteFrom('subscribers').where(isOf(email)).execute()
  await transaction.deleteFrom('newsletter_proofs').where(isOf(email)).execute()
  await transaction.deleteFrom('inquiries').where(isOf(email)).execute()
}
