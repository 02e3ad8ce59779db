/** One random secret per installation, stored in its database: what the keys of the demo are derived from (SEC-09). */
import { createHmac, randomBytes } from 'node:crypto'
import type { FactTables } from './database/fact-tables.ts'
import type { Database } from './database/open-database.ts'

const NAME = 'installation-secret'

/** Of two nodes that start together one is first, and both use what it wrote. */
export async function readInstallationSecret({ query }: Pick<Database<FactTables>, 'query'>): Promise<string> {
  await query
    .insertInto('facts')
    .values({ name: NAME, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await query.selectFrom('facts').select('value').where('name', '=', NAME).executeTakeFirstOrThrow()).value
}

/** 32 bytes; one key does not reveal another. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  createHmac('sha256', secret).update(purpose).digest()
