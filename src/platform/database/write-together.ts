/**
 * Small writes of many at the same time, each of rows that nobody else writes just then. Whoever comes while the disk is waited
 * for goes next, with all others who came: one message, one transaction and one wait for the disk for all of them. If it fails,
 * each is tried alone.
 */
import { together } from '../together.ts'
import type { Question } from './kept-statement.ts'
import type { Database } from './open-database.ts'

/** What is handed over in one call is done as a whole or not at all. */
type WriteTogether<Schema> = (...writes: readonly Question<Schema, unknown>[]) => Promise<void>

export function writeTogether<Schema>(database: Pick<Database<Schema>, 'query' | 'atOnce'>): WriteTogether<Schema> {
  const write = together<readonly Question<Schema, unknown>[]>(async (writes) => {
    await database.atOnce(database.query, ...writes.flat())
  })
  return (...writes) => write(writes)
}
