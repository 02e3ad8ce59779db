/** A person in the audit log: the same person has the same digest, and without the key of the shop no address can be tried out. */
import { createHmac } from 'node:crypto'
import { foldEmail } from '../../markets/addresses/email-key.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { deriveKey, readInstallationSecret } from '../../platform/installation-secret.ts'
import type { ShopSchema } from '../shop-schema.ts'

const PURPOSE = 'digest of a person in the audit log'

export async function personDigest(database: Pick<Database<ShopSchema>, 'query'>, email: string): Promise<string> {
  const key = deriveKey(await readInstallationSecret(database), PURPOSE)
  return createHmac('sha256', key).update(foldEmail(email)).digest('base64url')
}
