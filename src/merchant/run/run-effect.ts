/**
 * The transaction of a write operation: effect, versions, undo, audit row and stored answer are committed together or not at all.
 * A dry run goes the same way and is rolled back at its end.
 */
import { actorCan, type Actor } from '../../contracts/staff/actor.ts'
import { insideTransaction } from '../../platform/database/inside-transaction.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import { appendAudits } from '../../services/staff/admin.ts'
import type { BegunOperation, PreparedOperation, RegisteredOperation, RunContext } from '../declaration.ts'
import type { OperationFailure } from '../failures/operation-failure.ts'
import type { Progress } from '../progress.ts'
import type { ShopSchema } from '../shop-schema.ts'
import { storeUndo, type UndoableSubject } from '../undo/stored-undo.ts'
import { collectChanges, type ChangedSubject } from './change-log.ts'
import { failureAnswer, type OperationAnswer, type RunnerContext } from './operation-call.ts'
import { withoutPaths } from './remove-personal.ts'
import { withinTime } from './time-limit.ts'
import { raiseCollected } from './raise-collected.ts'
import { changedSince, versionOf } from './versions.ts'

export type Effect = {
  readonly operation: RegisteredOperation
  readonly prepared: PreparedOperation
  readonly actor: Actor
  readonly dryRun: boolean
  /** Undefined: as long as it takes. */
  readonly limitMs: number | undefined
  readonly signal?: AbortSignal
  /** What an unexpected error of one item is logged under. */
  readonly requestId?: string
  /** Throws inside the transaction if the effect may not be committed any more. */
  readonly confirm?: (transaction: Transaction<ShopSchema>) => Promise<void>
  /** Stores the answer in the transaction of the effect. */
  readonly complete?: (transaction: Transaction<ShopSchema>, answer: OperationAnswer) => Promise<void>
}

/** Thrown inside the transaction, so that it is rolled back, with what is answered all the same. */
class RolledBack extends Error {
  readonly answer: OperationAnswer
  constructor(answer: OperationAnswer) {
    super('Rolled back')
    this.answer = answer
  }
}

const NO_PROGRESS: Progress = { begin: () => {}, advance: () => {}, end: () => {} }

export async function runEffect(effect: Effect, shop: RunnerContext): Promise<OperationAnswer> {
  const { prepared, actor, limitMs } = effect
  return withinTime(limitMs, effect.signal, async (signal) => {
    const outside = contextOf(effect, shop, signal)
    const begun = await prepared.begin(outside)
    if (!begun.ok) return failureAnswer(begun.failure, actor)
    try {
      return await commit(effect, begun.value, { shop, signal })
    } finally {
      await begun.value.end?.()
    }
  })
}

type Running = { readonly shop: RunnerContext; readonly signal: AbortSignal }

async function commit(
  effect: Effect,
  begun: BegunOperation<unknown>,
  { shop, signal }: Running,
): Promise<OperationAnswer> {
  try {
    return await shop.database.transaction(
      async (transaction) => {
        const database = insideTransaction(shop.database, transaction)
        // Races inside the transaction too: only an error in here rolls it back.
        return withinTime(undefined, signal, () =>
          inTransaction(effect, begun, { ...shop, database }, transaction, signal),
        )
      },
      { mayRepeat: true },
    )
  } catch (error) {
    if (error instanceof RolledBack) return error.answer
    throw error
  }
}

async function inTransaction(
  effect: Effect,
  begun: BegunOperation<unknown>,
  shop: RunnerContext,
  transaction: Transaction<ShopSchema>,
  signal: AbortSignal,
): Promise<OperationAnswer> {
  const { operation, prepared, actor, dryRun } = effect
  const rollBack = (failure: OperationFailure): never => {
    throw new RolledBack(failureAnswer(failure, actor))
  }
  const collected = collectChanges()
  const stale = await staleVersion(transaction, prepared)
  if (stale !== undefined) return rollBack(stale)
  const result = await begun.write(contextOf(effect, shop, signal, collected))
  if (!result.ok) return rollBack(result.failure)
  const value = result.value
  if (prepared.isRejection(value)) throw new RolledBack(answerOf(effect, value, []))
  const subjects = collected.subjects()
  const raised = await raiseCollected(transaction, collected, shop)
  if (!raised.ok) return rollBack(raised.failure)
  const edited = raised.value
  const now = shop.clock.now()
  const answer = answerOf(effect, value, subjects)
  if (dryRun || prepared.isCheck) throw new RolledBack(answer)
  await effect.confirm?.(transaction)
  await appendAudits(
    transaction,
    auditedOf(subjects).map(({ subject, changes, details }) => ({
      at: now,
      actor,
      operation: operation.name,
      ...(subject !== undefined && { subject }),
      outcome: operation.outcome ?? 'done',
      changes,
      ...(Object.keys(details).length > 0 && { details }),
    })),
  )
  const undo =
    operation.undo && edited.length > 0
      ? await storeUndo(transaction, { operation: operation.name, actor, subjects: edited }, now)
      : undefined
  const complete: OperationAnswer = {
    ...answer,
    body: { ...answer.body, ...(undo && { undo }), ...newVersion(actor, prepared, edited) },
  }
  const { secret } = operation
  const stored =
    secret.length === 0
      ? complete
      : { ...complete, body: { ...complete.body, value: withoutPaths(complete.body['value'], secret) } }
  await effect.complete?.(transaction, stored)
  return complete
}

/** What others changed is the reason, whatever else the edit would be rejected for now. Writers with the same base decide later. */
async function staleVersion(
  transaction: Transaction<ShopSchema>,
  { subject, version }: PreparedOperation,
): Promise<OperationFailure | undefined> {
  if (subject === undefined || version === undefined) return undefined
  if ((await versionOf(transaction, subject)) === version) return undefined
  return { code: 'STALE_VERSION', details: await changedSince(transaction, subject, version) }
}

/** Programs send it with their next edit. People read the subject again. */
function newVersion({ kind }: Actor, { subject }: PreparedOperation, edited: readonly UndoableSubject[]) {
  const version = edited.find((one) => one.subject === subject)?.version
  return kind === 'api-key' && version !== undefined ? { version } : {}
}

/** A bulk operation has one row per subject that changed, and at least one row in all. */
function auditedOf(subjects: readonly ChangedSubject[]): readonly ChangedSubject[] {
  const changed = subjects.filter(({ changes, details }) => changes.length > 0 || Object.keys(details).length > 0)
  return changed.length > 0 ? changed : subjects.slice(0, 1)
}

function answerOf({ operation, actor }: Effect, value: unknown, subjects: readonly ChangedSubject[]): OperationAnswer {
  const mayReadPersons = actorCan(actor, 'persons.read')
  const shown = mayReadPersons ? value : withoutPaths(value, operation.personal)
  const changes = subjects.flatMap((one) =>
    one.changes
      .filter(({ personal }) => mayReadPersons || personal !== true)
      .map((change) => ({ ...(one.subject !== undefined && { subject: one.subject }), ...change })),
  )
  return { status: 200, body: { value: shown, ...(changes.length > 0 && { changes }) } }
}

export function contextOf(
  { actor, dryRun, prepared }: Pick<Effect, 'actor' | 'dryRun' | 'prepared'>,
  shop: RunnerContext,
  signal: AbortSignal,
  collected = collectChanges(),
): RunContext {
  const { progress = NO_PROGRESS } = shop
  const audit = collected.begin(prepared.subject, prepared.version)
  const { alsoChanged } = collected
  return {
    ...shop,
    actor,
    dryRun: dryRun || prepared.isCheck,
    progress,
    signal,
    audit,
    auditOf: collected.begin,
    alsoChanged,
  }
}
