/**
 * A search that shows orders of one person only is a read of that person's data, and audited (AUD-02): with the digest of the
 * address, as requests about personal data have it. Lists of many persons are work lists, and not audited.
 */
import { foldEmail } from '../../markets/addresses/email-key.ts'
import type { RunContext } from '../operation.ts'
import { personDigest } from '../privacy/person-digest.ts'

export async function noteSearchedPerson(
  { database, audit }: Pick<RunContext, 'database' | 'audit'>,
  rows: readonly { readonly email: string }[],
): Promise<void> {
  const [person, ...others] = new Set(rows.map(({ email }) => foldEmail(email)))
  if (person === undefined || person === '' || others.length > 0) return
  audit.detail('person', await personDigest(database, person))
  audit.detail('rows', rows.length)
}
