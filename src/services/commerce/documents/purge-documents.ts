/** Deletes documents after ten full calendar years. Nothing else deletes one (INV-08). */
import { retentionOf } from '../../../markets/retention.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import type { CommerceTables } from '../tables.ts'

/** Of the seller's books: documents of all countries are in one series. */
const { documents: YEARS } = retentionOf('')
const MAX_PER_BATCH = 200

/** A document of 2026 is retained through 2036, and deleted from 2037 on. */
export const lastPurgedYear = (now: Date): number => now.getUTCFullYear() - YEARS - 1

/** The last day of the retention of a document of that year. */
export const retainedUntil = (year: number): string => `${year + YEARS}-12-31`

/** How many. What a younger document refers to stays as long as that one. */
export function purgeDocuments(database: Pick<Database<CommerceTables>, 'transaction'>, now: Date): Promise<number> {
  const last = lastPurgedYear(now)
  return database.transaction(async (transaction) => {
    const old = await transaction
      .selectFrom('documents as old')
      .select('id')
      .where('series_year', '<=', last)
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom('documents as later')
              .select('later.id')
              .where((or) =>
                or.or([or('later.invoice_id', '=', or.ref('old.id')), or('later.corrects_id', '=', or.ref('old.id'))]),
              ),
          ),
        ),
      )
      .limit(MAX_PER_BATCH)
      .execute()
    if (old.length === 0) return 0
    const ids = old.map(({ id }) => id)
    await transaction.deleteFrom('document_taxes').where('document_id', 'in', ids).execute()
    await transaction.deleteFrom('documents').where('id', 'in', ids).execute()
    return old.length
  })
}
