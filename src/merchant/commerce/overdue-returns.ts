/** One mail a day to everyone who works on returns, while a refund is overdue (RET-12). */
import { grantOf } from '../../contracts/staff/permissions.ts'
import { ROLES } from '../../contracts/staff/roles.ts'
import { readReturns, UNSETTLED_STATES, urgencyOf } from '../../services/commerce/admin.ts'
import { stageStaffMail, staffWithRoles } from '../../services/staff/admin.ts'
import type { OperationContext } from '../declaration.ts'

/** Idempotent for a day (UTC), on all nodes. Returns how many people are written to. */
export async function notifyOverdueReturns({
  database,
  clock,
}: Pick<OperationContext, 'database' | 'clock'>): Promise<number> {
  const now = clock.now()
  const open = await readReturns(database.query, { states: UNSETTLED_STATES })
  const count = open.filter((one) => urgencyOf(one, now) === 'overdue').length
  if (count === 0) return 0
  const roles = ROLES.filter((role) => grantOf(role, 'returns.write') !== undefined)
  const people = await staffWithRoles(database.query, roles)
  const day = now.toISOString().slice(0, 10)
  await database.transaction(async (transaction) => {
    for (const { id, email, name, language } of people) {
      const mail = { kind: 'returns-overdue', email, name, language, count } as const
      await stageStaffMail(transaction, mail, now, `returns-overdue.${day}.${id}`)
    }
  })
  return people.length
}
