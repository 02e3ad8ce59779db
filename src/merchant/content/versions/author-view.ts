/** Who saved, published or deleted: the name of the staff member, or what did it. */
import { staffNames } from '../../../services/staff/admin.ts'
import type { OperationContext } from '../../declaration.ts'

const STAFF = /^(?:staff|api-key):/

/** A function that names authors, for the answer of an operation. */
export async function authorNames(
  { database }: Pick<OperationContext, 'database'>,
  authors: readonly (string | null)[],
): Promise<(author: string) => string> {
  const ids = authors.flatMap((author) => (author !== null && STAFF.test(author) ? [idOf(author)] : []))
  const names = await staffNames(database, ids)
  return (author) => names.get(idOf(author)) ?? author
}

const idOf = (author: string): string => author.slice(author.indexOf(':') + 1)
