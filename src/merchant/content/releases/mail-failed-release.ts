/** Writes to everyone who may schedule releases that the checks of one failed at its time (DCO-11). */
import { grantOf } from '../../../contracts/staff/permissions.ts'
import { ROLES } from '../../../contracts/staff/roles.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { stageStaffMail, staffWithRoles } from '../../../services/staff/admin.ts'
import type { ShopSchema } from '../../shop-schema.ts'

export async function mailFailedRelease(
  transaction: Transaction<ShopSchema>,
  { id, name: release, problems }: { readonly id: number; readonly name: string; readonly problems: number },
  now: Date,
): Promise<void> {
  const roles = ROLES.filter((role) => grantOf(role, 'releases.schedule') !== undefined)
  for (const person of await staffWithRoles(transaction, roles)) {
    const { email, name, language } = person
    const mail = { kind: 'release-failed', email, name, language, release, count: problems } as const
    await stageStaffMail(transaction, mail, now, `release-failed.${id}.${now.toISOString()}.${person.id}`)
  }
}
