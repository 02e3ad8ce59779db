/**
 * The order in which subjects changed, for readers that follow it by a cursor (docs/adr/0060). Triggers note each change in its
 * own transaction; positions are given to noted changes later, by one writer at a time.
 */
import type { Generated } from 'kysely'

export type ChangeTables = {
  /** Changes that have no position yet. Rows of a transaction that is still open are not visible, and get theirs later. */
  changed_subjects: { id: Generated<number>; kind: string; subject: string }
  /** Of the last change of each subject. */
  change_positions: { kind: string; subject: string; position: number }
  /** One row, locked by the writer of positions until it has committed. */
  change_sequence: { id: 1; last: number }
}
