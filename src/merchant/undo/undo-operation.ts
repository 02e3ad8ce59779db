/** undo.run: restores what an edit changed, as an operation with its own audit row (OPS-10, OPS-11). */
import { z } from 'zod'
import { actorCan } from '../../contracts/staff/actor.ts'
import { fail, ok } from '../../platform/result.ts'
import type { OperationResult, RegisteredOperation, RunContext } from '../declaration.ts'
import { rejected } from '../failures/operation-failure.ts'
import { merchantOperation } from '../operation.ts'
import { checkRemote } from '../run/check-access.ts'
import { actorKey } from '../run/operation-call.ts'
import { changedSince, versionsOf } from '../run/versions.ts'
import { lockUndo, markUndone, type StoredUndo, type UndoableSubject } from './stored-undo.ts'

const undone = z.object({
  /** Restored. */
  subjects: z.array(z.string()),
  /** Changed since, and left as they are. Only in a bulk edit: a single one is rejected then. */
  skipped: z.array(z.object({ subject: z.string(), fields: z.array(z.string()) })),
})

type Undone = z.output<typeof undone>

/** The operations are looked up when it runs: they are in the same registry. */
export const undoOperation = (find: (name: string) => RegisteredOperation | undefined) =>
  merchantOperation({
    name: 'undo.run',
    kind: 'write',
    permission: 'signed-in',
    fresh: false,
    outcome: 'undone',
    input: z.strictObject({ id: z.string().min(1).max(64) }),
    output: undone,
    async run(context, { id }): OperationResult<Undone> {
      const { database, clock, actor } = context
      const stored = await database.transaction((transaction) => lockUndo(transaction, database, id))
      if (stored === undefined || stored.actorKey !== actorKey(actor)) return rejected('UNDO_NOT_FOUND')
      const operation = find(stored.operation)
      if (operation?.undo === undefined) return rejected('UNDO_NOT_FOUND')
      const { permission } = operation
      if (!actorCan(actor, permission))
        return fail({ code: 'FORBIDDEN', parameters: { permission }, details: { permission } })
      const remote = checkRemote(operation, actor, context)
      if (remote !== undefined) return fail(remote)
      if (stored.isDone) return rejected('UNDO_DONE')
      if (stored.until <= clock.now().toISOString()) return rejected('UNDO_EXPIRED')
      const result = operation.undoMany
        ? await restoreTogether(context, operation.undoMany, stored)
        : await restore(context, operation.undo, stored)
      if (result.ok) await database.transaction((transaction) => markUndone(transaction, id, clock.now()))
      return result
    },
  })

/** A few statements, however many subjects there are. */
async function restoreTogether(
  context: RunContext,
  undoMany: NonNullable<RegisteredOperation['undoMany']>,
  { operation, subjects }: StoredUndo,
): OperationResult<Undone> {
  const { query } = context.database
  const versions = await versionsOf(
    query,
    subjects.map(({ subject }) => subject),
  )
  const isCurrent = ({ subject, version }: UndoableSubject): boolean => (versions.get(subject) ?? 0) === version
  const skipped: Undone['skipped'] = []
  for (const { subject, version } of subjects.filter((one) => !isCurrent(one))) {
    const { current, fields } = await changedSince(query, subject, version)
    if (subjects.length === 1) return rejected('STALE_VERSION', {}, { details: { current, fields } })
    skipped.push({ subject, fields: [...fields] })
  }
  const restored = subjects.filter(isCurrent)
  for (const { subject, version } of restored) context.auditOf(subject, version).detail('operation', operation)
  const result = await undoMany(context, restored)
  return result.ok ? ok({ subjects: restored.map(({ subject }) => subject), skipped }) : result
}

async function restore(
  context: RunContext,
  undo: NonNullable<RegisteredOperation['undo']>,
  { operation, subjects }: StoredUndo,
): OperationResult<Undone> {
  const result: Undone = { subjects: [], skipped: [] }
  for (const one of subjects) {
    const { subject, version, changes, state } = one
    const { current, fields, isCurrent } = await sinceThen(context, one)
    if (!isCurrent) {
      if (subjects.length === 1) return rejected('STALE_VERSION', {}, { details: { current, fields } })
      result.skipped.push({ subject, fields: [...fields] })
      continue
    }
    const audit = context.auditOf(subject, version)
    audit.detail('operation', operation)
    const restored = await undo({ ...context, audit }, { subject, changes, state })
    if (!restored.ok) return restored
    result.subjects.push(subject)
  }
  return ok(result)
}

/** What changed since the edit, of its subject or of what it changed along with it. */
async function sinceThen({ database: { query } }: RunContext, { subject, version, also = [] }: UndoableSubject) {
  const own = await changedSince(query, subject, version)
  const others = await versionsOf(
    query,
    also.map((one) => one.subject),
  )
  const stale = also.filter((one) => (others.get(one.subject) ?? 0) !== one.version)
  const fields = new Set(own.fields)
  for (const one of stale) {
    for (const field of (await changedSince(query, one.subject, one.version)).fields) fields.add(field)
  }
  return {
    current: own.current,
    fields: [...fields].toSorted(),
    isCurrent: own.current === version && stale.length === 0,
  }
}
