/** What the desk stores about a person: personal values of the audit log, drafts and views that name them, and their own account. */
import { sql } from 'kysely'
import { z } from 'zod'
import type { PersonRecord } from '../../contracts/staff/person-records.ts'
import { foldEmail } from '../../markets/addresses/email-key.ts'
import { containing } from '../../platform/containing.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { parseStoredJson } from '../../platform/stored-json.ts'
import { erasePersonalValues, findPersonalValues } from './audit/erase-personal-values.ts'
import type { StaffTables } from './tables.ts'

export type NamedPerson = {
  readonly email: string
  /** E-mail address and telephone numbers. */
  readonly texts: readonly string[]
  /** Of the audit log and of drafts: `order:1000`. */
  readonly subjects: readonly string[]
}

/** Views and preferences that search for the person, and drafts about them. */
const namedIn = ({ amongTexts }: Pick<Database<StaffTables>, 'amongTexts'>, { texts, subjects }: NamedPerson) => ({
  drafts: sql<boolean>`(${containing('value', texts)} or subject ${amongTexts(subjects)})`,
  views: sql<boolean>`(${containing('state', texts)} or ${containing('name', texts)})`,
  preferences: containing('value', texts),
})

export async function staffRecords(
  database: Pick<Database<StaffTables>, 'query' | 'amongTexts'>,
  person: NamedPerson,
): Promise<readonly PersonRecord[]> {
  const { query } = database
  const where = namedIn(database, person)
  const drafts = await query.selectFrom('staff_drafts').select(['subject', 'updated_at']).where(where.drafts).execute()
  const views = await query.selectFrom('staff_views').select(['name', 'updated_at']).where(where.views).execute()
  const preferences = await query
    .selectFrom('staff_preferences')
    .select(['key', 'updated_at'])
    .where(where.preferences)
    .execute()
  const accounts = await query
    .selectFrom('staff_accounts')
    .select(['name', 'email', 'role', 'status', 'language', 'time_zone', 'created_at', 'signed_in_at'])
    .where('email', 'in', [...new Set([foldEmail(person.email), person.email.toLowerCase()])])
    .execute()
  const sessions = await query
    .selectFrom('staff_sessions')
    .innerJoin('staff_accounts', 'staff_accounts.id', 'staff_sessions.account_id')
    .select(['device', 'network', 'staff_sessions.created_at', 'seen_at'])
    .where('email', 'in', accounts.length === 0 ? [''] : accounts.map(({ email }) => email))
    .execute()
  return [
    ...(await findPersonalValues(database, person)).map(({ at, operation, subject, value }): PersonRecord => ({
      kind: 'audit',
      label: operation,
      at,
      fate: 'deleted',
      data: { operation, subject, at, value: parseStoredJson(z.unknown(), value ?? 'null', 'value of the audit log') },
    })),
    // Written by staff, and possibly about others, too: named, not exported.
    ...drafts.map(({ subject, updated_at: at }): PersonRecord => ({
      kind: 'drafts',
      label: subject,
      at,
      fate: 'deleted',
    })),
    ...[...views, ...preferences.map(({ key: name, updated_at }) => ({ name, updated_at }))].map(
      ({ name, updated_at: at }): PersonRecord => ({ kind: 'views', label: name, at, fate: 'deleted' }),
    ),
    ...accounts.map((account): PersonRecord => ({
      kind: 'staff',
      label: account.email,
      at: account.created_at,
      fate: 'stays',
      reason: 'staff-account',
      data: { ...account, sessions },
    })),
  ]
}

export async function eraseFromStaff(database: Database<StaffTables>, person: NamedPerson): Promise<void> {
  const where = namedIn(database, person)
  await database.transaction(async (transaction) => {
    await transaction.deleteFrom('staff_drafts').where(where.drafts).execute()
    await transaction.deleteFrom('staff_views').where(where.views).execute()
    await transaction.deleteFrom('staff_preferences').where(where.preferences).execute()
  })
  await erasePersonalValues(database, person)
}
