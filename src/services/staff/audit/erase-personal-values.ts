/** Personal values of the audit log: found, and emptied. Their digests stay, so the chain does not break (AUD-06). */
import { sql } from 'kysely'
import { containing } from '../../../platform/containing.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import type { StaffTables } from '../tables.ts'

export type PersonalValues = {
  /** Rows about these: `order:S-1000`. */
  readonly subjects?: readonly string[]
  /** Values that contain one of these texts, such as an address; case is ignored. */
  readonly texts?: readonly string[]
}

type Values = Pick<Database<StaffTables>, 'amongTexts'>

const matching = ({ amongTexts }: Values, { subjects = [], texts = [] }: PersonalValues) =>
  sql<boolean>`(audit_id in (select id from staff_audit where subject ${amongTexts(subjects)})
    or ${containing(
      'value',
      texts.filter((one) => one.trim() !== ''),
    )})`

/** How many values were emptied. The salt goes with the value: without it the digest discloses nothing. */
export async function erasePersonalValues(database: Database<StaffTables>, wanted: PersonalValues): Promise<number> {
  return database.transaction(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('staff_audit_values')
      .set({ salt: null, value: null })
      .where('value', 'is not', null)
      .where(matching(database, wanted))
      .executeTakeFirstOrThrow()
    return Number(numUpdatedRows)
  })
}

export type PersonalValue = {
  readonly at: string
  readonly operation: string
  readonly subject: string | null
  /** JSON. */
  readonly value: string | null
}

/** The newest first. */
export const findPersonalValues = (
  database: Values & Pick<Database<StaffTables>, 'query'>,
  wanted: PersonalValues,
): Promise<readonly PersonalValue[]> =>
  database.query
    .selectFrom('staff_audit_values')
    .innerJoin('staff_audit', 'staff_audit.id', 'staff_audit_values.audit_id')
    .select(['at', 'operation', 'subject', 'value'])
    .where('value', 'is not', null)
    .where(matching(database, wanted))
    .orderBy('at', 'desc')
    .execute()
