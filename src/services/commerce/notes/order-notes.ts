/** Notes of staff about an order (DOR-04). No page, mail or API of a shopper reads them. */
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { newId } from '../../../platform/ids.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import type { CommerceTables } from '../tables.ts'

export const MAX_NOTE_LENGTH = 2000
/** How long its author may correct it. */
const CORRECTABLE_MS = 10 * 60_000

export type OrderNote = {
  readonly id: string
  /** `staff:ID`, `cli:USER`. */
  readonly author: string
  readonly text: string
  readonly createdAt: string
  readonly correctedAt: string | undefined
}

type Deps = { readonly database: Database<CommerceTables>; readonly clock: Clock }

export const correctableUntil = ({ createdAt }: Pick<OrderNote, 'createdAt'>): string =>
  new Date(Date.parse(createdAt) + CORRECTABLE_MS).toISOString()

/** The oldest first. */
export async function readNotes(query: CommerceQuery, orderId: string): Promise<readonly OrderNote[]> {
  const rows = await query
    .selectFrom('order_notes')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toNote)
}

export async function addNote(
  { database, clock }: Deps,
  { orderId, author, text }: { readonly orderId: string; readonly author: string; readonly text: string },
): Promise<OrderNote> {
  const row = {
    id: newId(),
    order_id: orderId,
    author,
    text,
    created_at: clock.now().toISOString(),
    corrected_at: null,
  }
  await database.query.insertInto('order_notes').values(row).execute()
  return toNote(row)
}

export type NoteCorrection = { readonly before: string; readonly note: OrderNote }

/** `author`: another person wrote it. `late`: ten minutes are over. */
export type NoteRefusal = 'unknown' | 'author' | 'late'

export const correctNote = (
  { database, clock }: Deps,
  given: { readonly id: string; readonly orderId: string; readonly author: string; readonly text: string },
): Promise<Result<NoteCorrection, NoteRefusal>> =>
  database.transaction(async (transaction) => {
    const row = await database
      .lockRows(
        transaction
          .selectFrom('order_notes')
          .selectAll()
          .where('id', '=', given.id)
          .where('order_id', '=', given.orderId),
      )
      .executeTakeFirst()
    if (row === undefined) return fail('unknown')
    if (row.author !== given.author) return fail('author')
    const now = clock.now().toISOString()
    if (now > correctableUntil(toNote(row))) return fail('late')
    const corrected = { ...row, text: given.text, corrected_at: now }
    await transaction
      .updateTable('order_notes')
      .set({ text: given.text, corrected_at: now })
      .where('id', '=', row.id)
      .execute()
    return ok({ before: row.text, note: toNote(corrected) })
  })

const toNote = (row: CommerceTables['order_notes']): OrderNote => ({
  id: row.id,
  author: row.author,
  text: row.text,
  createdAt: row.created_at,
  correctedAt: row.corrected_at ?? undefined,
})
