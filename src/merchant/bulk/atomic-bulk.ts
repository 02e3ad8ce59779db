/** A bulk operation on prices, stock, products or texts: all subjects in one transaction, or none and every problem (OPS-07). */
import { z } from 'zod'
import { ok } from '../../platform/result.ts'
import type { OperationResult, PreparedOperation, RegisteredOperation, RunContext } from '../declaration.ts'
import { rejected } from '../failures/operation-failure.ts'
import { CancelledError } from '../run/time-limit.ts'
import { problemOf, type ItemProblem } from './bulk-input.ts'
import { bulkOperation } from './bulk-operation.ts'

export const atomicBulk = (name: string, operation: RegisteredOperation): RegisteredOperation =>
  bulkOperation(name, operation, {
    bulk: 'atomic',
    output: z.object({ changed: z.int() }),
    personal: [],
    undo: operation.undo,
    guard: (items) => async (context, actor) => {
      for (const item of items) {
        const refused = await item.guard(context, actor)
        if (refused !== undefined) return refused
      }
      return undefined
    },
    begin: (items) => async () => ok({ write: (context) => writeAll(context, items) }),
  })

/** Goes on after a problem: all of them are reported, and the whole is rolled back. */
async function writeAll(context: RunContext, items: readonly PreparedOperation[]): OperationResult<unknown> {
  const problems: ItemProblem[] = []
  const language = context.actor.kind === 'staff' ? context.actor.language : 'en'
  context.progress.begin('Writing', items.length)
  for (const [index, item] of items.entries()) {
    if (context.signal.aborted) throw new CancelledError()
    const { subject } = item
    const audit = subject === undefined ? context.audit : context.auditOf(subject, item.version)
    const begun = await item.begin({ ...context, audit })
    const written = begun.ok ? await begun.value.write({ ...context, audit }) : begun
    if (!written.ok) problems.push(problemOf(index, written.failure, subject, language))
    context.progress.advance(1)
  }
  context.progress.end()
  if (problems.length === 0) return ok({ changed: items.length })
  return rejected('BULK_REJECTED', { count: problems.length }, { details: { problems } })
}
