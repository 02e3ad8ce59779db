/** A published release cannot be changed or published again: otherwise it would no longer record what was published. */
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { ContentTables } from '../tables.ts'
import { releaseState } from './release-state.ts'

export async function requireOpenRelease(transaction: Transaction<ContentTables>, id: number): Promise<void> {
  const state = await releaseState(transaction, id)
  if (state === 'unknown') throw new Error(`There is no release ${id}`)
  if (state === 'published') throw new Error(`The release ${id} is published already`)
}
