/** Raises the versions of everything that an operation changed, and returns what its undo is based on. */
import type { Transaction } from '../../platform/database/open-database.ts'
import { ok } from '../../platform/result.ts'
import type { OperationResult } from '../declaration.ts'
import type { ShopSchema } from '../shop-schema.ts'
import type { UndoableSubject } from '../undo/stored-undo.ts'
import type { ChangeCollector } from './change-log.ts'
import type { RunnerContext } from './operation-call.ts'
import { raiseVersions } from './versions.ts'

export async function raiseCollected(
  transaction: Transaction<ShopSchema>,
  collected: ChangeCollector,
  { clock, database }: RunnerContext,
): OperationResult<readonly UndoableSubject[]> {
  const edits = collected.subjects().flatMap(({ subject, version, changes, state }) => {
    if (subject === undefined || (changes.length === 0 && version === undefined)) return []
    return [{ subject, version, changes, fields: changes.map(({ field }) => field), state: state() }]
  })
  const own = new Set(edits.map(({ subject }) => subject))
  const others = collected.others().filter(({ subject }) => !own.has(subject))
  const all = [...edits, ...others.map((other) => ({ ...other, version: undefined }))].toSorted(bySubject)
  const raised = await raiseVersions(transaction, database, all, clock.now())
  if (!raised.ok) return raised
  const versionOf = (subject: string): number => raised.value.get(subject) ?? 0
  const also = others.map(({ subject }) => ({ subject, version: versionOf(subject) }))
  return ok(
    edits.toSorted(bySubject).map(({ subject, changes, state }) => ({
      subject,
      version: versionOf(subject),
      changes: [...changes],
      ...(state !== undefined && { state }),
      // Of an edit of many, it is not known which of them changed what.
      ...(edits.length === 1 && also.length > 0 && { also }),
    })),
  )
}

type OfSubject = { readonly subject: string }

const bySubject = (a: OfSubject, b: OfSubject): number => (a.subject < b.subject ? -1 : 1)
