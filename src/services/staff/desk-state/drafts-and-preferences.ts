/** Unsaved work and preferences of an account: JSON that the desk writes and reads, never data of shoppers. */
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { StaffFailure } from '../../../contracts/staff/failures.ts'
import { ok, type Result } from '../../../platform/result.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import type { StaffContext } from '../accounts/stored-account.ts'
import { staffFailure } from '../failures.ts'
import type { StaffTables } from '../tables.ts'

const MAX_DRAFT_LENGTH = 500_000
const MAX_DRAFTS = 100
const MAX_PREFERENCE_LENGTH = 20_000
const MAX_PREFERENCES = 200

type DraftKey = { readonly account: string; readonly subject: string }

type StoredDraft = { readonly value: unknown; readonly updatedAt: string }

export async function readDraft(
  query: Kysely<StaffTables>,
  { account, subject }: DraftKey,
): Promise<StoredDraft | undefined> {
  const row = await query
    .selectFrom('staff_drafts')
    .select(['value', 'updated_at'])
    .where('account_id', '=', account)
    .where('subject', '=', subject)
    .executeTakeFirst()
  if (row === undefined) return undefined
  return { value: parseStoredJson(z.unknown(), row.value, `draft of ${subject}`), updatedAt: row.updated_at }
}

export async function saveDraft(
  { database, now }: StaffContext,
  { account, subject, value }: DraftKey & { readonly value: unknown },
): Promise<Result<Pick<StoredDraft, 'updatedAt'>, StaffFailure>> {
  const text = JSON.stringify(value ?? null)
  if (text.length > MAX_DRAFT_LENGTH) return staffFailure('TOO_LARGE', { field: 'value' })
  const updatedAt = now.toISOString()
  return database.transaction(async (transaction) => {
    await transaction
      .insertInto('staff_drafts')
      .values({ account_id: account, subject, value: text, updated_at: updatedAt })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'subject']).doUpdateSet({ value: text, updated_at: updatedAt }),
      )
      .execute()
    await transaction
      .deleteFrom('staff_drafts')
      .where('account_id', '=', account)
      .where('subject', 'in', (old) =>
        old
          .selectFrom('staff_drafts')
          .select('subject')
          .where('account_id', '=', account)
          .orderBy('updated_at', 'desc')
          .limit(MAX_DRAFTS)
          .offset(MAX_DRAFTS),
      )
      .execute()
    return ok({ updatedAt })
  })
}

export async function deleteDraft({ database }: StaffContext, { account, subject }: DraftKey): Promise<void> {
  await database.transaction((transaction) =>
    transaction.deleteFrom('staff_drafts').where('account_id', '=', account).where('subject', '=', subject).execute(),
  )
}

export async function readPreferences(
  query: Kysely<StaffTables>,
  account: string,
): Promise<Readonly<Record<string, unknown>>> {
  const rows = await query
    .selectFrom('staff_preferences')
    .select(['key', 'value'])
    .where('account_id', '=', account)
    .orderBy('key')
    .execute()
  return Object.fromEntries(
    rows.map(({ key, value }) => [key, parseStoredJson(z.unknown(), value, `preference ${key}`)]),
  )
}

export type Preference = { readonly account: string; readonly key: string; readonly value: unknown }

/** Null deletes it. */
export async function savePreference(
  { database, now }: StaffContext,
  { account, key, value }: Preference,
): Promise<Result<void, StaffFailure>> {
  const text = JSON.stringify(value ?? null)
  if (text.length > MAX_PREFERENCE_LENGTH) return staffFailure('TOO_LARGE', { field: 'value' })
  return database.transaction(async (transaction) => {
    const own = transaction.deleteFrom('staff_preferences').where('account_id', '=', account).where('key', '=', key)
    if (text === 'null') {
      await own.execute()
      return ok(undefined)
    }
    const { count } = await transaction
      .selectFrom('staff_preferences')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('account_id', '=', account)
      .where('key', '!=', key)
      .executeTakeFirstOrThrow()
    if (count >= MAX_PREFERENCES) return staffFailure('TOO_LARGE', { field: 'key' })
    const values = { value: text, updated_at: now.toISOString() }
    await transaction
      .insertInto('staff_preferences')
      .values({ account_id: account, key, ...values })
      .onConflict((conflict) => conflict.columns(['account_id', 'key']).doUpdateSet(values))
      .execute()
    return ok(undefined)
  })
}
