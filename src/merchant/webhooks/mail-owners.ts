/** Writes to the owners of the shop that a webhook was switched off (HKS-07). */
import type { Transaction } from '../../platform/database/open-database.ts'
import { stageStaffMail, staffWithRoles } from '../../services/staff/admin.ts'
import type { ShopSchema } from '../shop-schema.ts'

export async function mailOwners(
  transaction: Transaction<ShopSchema>,
  { id, label, url }: { readonly id: string; readonly label: string; readonly url: string },
  now: Date,
): Promise<void> {
  // The rest of the address may contain a key of the receiver.
  const { host } = new URL(url)
  const webhook = label === '' ? host : `${label} (${host})`
  for (const owner of await staffWithRoles(transaction, ['owner'])) {
    const { email, name, language } = owner
    const mail = { kind: 'webhook-off', email, name, language, webhook } as const
    await stageStaffMail(transaction, mail, now, `webhook-off.${id}.${now.toISOString()}.${owner.id}`)
  }
}
