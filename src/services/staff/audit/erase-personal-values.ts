/** Empties personal values of the audit log. Their digests stay, so the chain does not break (AUD-06). */
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/open-database.ts'
import type { StaffTables } from '../tables.ts'

export type PersonalValues = {
  /** Rows about these: `order:S-1000`. */
  readonly subjects?: readonly string[]
  /** Values that contain one of these texts, such as an address; case is ignored. */
  readonly texts?: readonly string[]
}

/** How many values were emptied. The salt goes with the value: without it the digest discloses nothing. */
export async function erasePersonalValues(
  database: Database<StaffTables>,
  { subjects = [], texts = [] }: PersonalValues,
): Promise<number> {
  return database.transaction(async (transaction) => {
    const erased = { salt: null, value: null }
    const bySubject = await transaction
      .updateTable('staff_audit_values')
      .set(erased)
      .where('value', 'is not', null)
      .where('audit_id', 'in', (rows) =>
        rows
          .selectFrom('staff_audit')
          .select('id')
          .where(sql<boolean>`subject ${database.amongTexts(subjects)}`),
      )
      .executeTakeFirstOrThrow()
    let count = Number(bySubject.numUpdatedRows)
    for (const text of texts.filter((one) => one.trim() !== '')) {
      const { numUpdatedRows } = await transaction
        .updateTable('staff_audit_values')
        .set(erased)
        .where('value', 'is not', null)
        .where(sql<boolean>`lower(value) like ${patternOf(text)} escape '\\'`)
        .executeTakeFirstOrThrow()
      count += Number(numUpdatedRows)
    }
    return count
  })
}

/** As it is spelled inside of stored JSON. */
const patternOf = (text: string): string => {
  const stored = JSON.stringify(text.toLowerCase()).slice(1, -1)
  return `%${stored.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
