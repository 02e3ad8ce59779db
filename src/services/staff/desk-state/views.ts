/** Saved views of lists: filter, sort and columns, for oneself or for all. */
import type { Kysely, Selectable } from 'kysely'
import { z } from 'zod'
import type { StaffFailure } from '../../../contracts/staff/failures.ts'
import { newId } from '../../../platform/ids.ts'
import { ok, type Result } from '../../../platform/result.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import type { StaffContext } from '../accounts/stored-account.ts'
import { staffFailure } from '../failures.ts'
import type { StaffTables } from '../tables.ts'

export type SavedView = {
  readonly id: string
  readonly screen: string
  readonly name: string
  readonly shared: boolean
  /** Whether the reader saved it. */
  readonly own: boolean
  readonly state: unknown
  readonly version: number
}

const MAX_VIEWS = 200
const MAX_STATE_LENGTH = 20_000

/** Those of the account, and those for all. */
export async function listViews(
  query: Kysely<StaffTables>,
  { account, screen }: { readonly account: string; readonly screen: string },
): Promise<readonly SavedView[]> {
  const rows = await query
    .selectFrom('staff_views')
    .selectAll()
    .where('screen', '=', screen)
    .where((is) => is.or([is('account_id', '=', account), is('shared', '=', 1)]))
    .orderBy('name')
    .orderBy('id')
    .limit(MAX_VIEWS)
    .execute()
  return rows.map((row) => toView(row, account))
}

const toView = (row: Selectable<StaffTables['staff_views']>, account: string): SavedView => ({
  id: row.id,
  screen: row.screen,
  name: row.name,
  shared: row.shared === 1,
  own: row.account_id === account,
  state: parseStoredJson(z.unknown(), row.state, `view ${row.id}`),
  version: row.version,
})

export type ViewToSave = {
  readonly account: string
  /** Whether the account may save views for all, and change those of others. */
  readonly canShare: boolean
  /** Without it a new view is saved. */
  readonly id?: string | undefined
  /** The one that the change is based on. */
  readonly version?: number | undefined
  readonly screen: string
  readonly name: string
  readonly shared: boolean
  readonly state: unknown
}

export type ViewSaved = { readonly before: SavedView | undefined; readonly after: SavedView }

export function saveView(
  { database, now }: StaffContext,
  { account, canShare, id, version, screen, name, shared, state }: ViewToSave,
): Promise<Result<ViewSaved, StaffFailure>> {
  return database.transaction(async (transaction) => {
    if (shared && !canShare) return staffFailure('FORBIDDEN')
    const text = JSON.stringify(state ?? null)
    if (text.length > MAX_STATE_LENGTH) return staffFailure('TOO_LARGE', { field: 'state' })
    const values = { screen, name, shared: shared ? 1 : 0, state: text, updated_at: now.toISOString() }
    if (id === undefined) {
      const row = { id: newId(), account_id: account, version: 1, ...values }
      await transaction.insertInto('staff_views').values(row).execute()
      return ok({ before: undefined, after: toView(row, account) })
    }
    const rows = transaction.selectFrom('staff_views').selectAll().where('id', '=', id)
    const found = await database.lockRows(rows).executeTakeFirst()
    if (found === undefined || !mayChange(found, { account, canShare })) return staffFailure('NOT_FOUND')
    if (version !== found.version) {
      return staffFailure('STALE_VERSION', { current: found.version, fields: ['name', 'shared', 'state'] })
    }
    const next = { ...found, ...values, version: found.version + 1 }
    await transaction
      .updateTable('staff_views')
      .set({ ...values, version: next.version })
      .where('id', '=', id)
      .where('version', '=', found.version)
      .execute()
    return ok({ before: toView(found, account), after: toView(next, account) })
  })
}

export function deleteView(
  { database }: StaffContext,
  { account, canShare, id }: { readonly account: string; readonly canShare: boolean; readonly id: string },
): Promise<Result<SavedView, StaffFailure>> {
  return database.transaction(async (transaction) => {
    const rows = transaction.selectFrom('staff_views').selectAll().where('id', '=', id)
    const found = await database.lockRows(rows).executeTakeFirst()
    if (found === undefined || !mayChange(found, { account, canShare })) return staffFailure('NOT_FOUND')
    await transaction.deleteFrom('staff_views').where('id', '=', id).execute()
    return ok(toView(found, account))
  })
}

/** One's own always; those for all by those who may share. */
const mayChange = (
  { account_id, shared }: Selectable<StaffTables['staff_views']>,
  { account, canShare }: { readonly account: string; readonly canShare: boolean },
): boolean => account_id === account || (shared === 1 && canShare)
