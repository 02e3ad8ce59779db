/** What bulk operations have in common: a list of inputs of one operation, with its permission and limits. */
import type { z } from 'zod'
import { ok } from '../../platform/result.ts'
import type { PreparedOperation, RegisteredOperation } from '../declaration.ts'
import { bulkSchema, MAX_WITHOUT_JOB, prepareItems } from './bulk-input.ts'

type Items = readonly PreparedOperation[]

type Own = {
  readonly bulk: NonNullable<RegisteredOperation['bulk']>
  readonly output: z.ZodType
  /** Paths of the output. */
  readonly personal: readonly string[]
  readonly undo?: RegisteredOperation['undo'] | undefined
  readonly guard: (items: Items) => PreparedOperation['guard']
  readonly begin: (items: Items) => PreparedOperation['begin']
}

export function bulkOperation(name: string, operation: RegisteredOperation, own: Own): RegisteredOperation {
  const { kind, permission, scope, fresh, service, movesMoney, timeoutMs } = operation
  const { bulk, output, personal, undo } = own
  const prepared = (items: Items): PreparedOperation => ({
    input: { items: items.map(({ input }) => input) },
    subject: undefined,
    version: undefined,
    unversioned: items.flatMap(({ unversioned }, index) =>
      unversioned.map(({ path, subject }) => ({ path: ['items', index, ...path], subject })),
    ),
    isCheck: false,
    items,
    guard: own.guard(items),
    isJob: async () => items.length > MAX_WITHOUT_JOB,
    isRejection: () => false,
    begin: own.begin(items),
  })
  return {
    name,
    kind,
    permission,
    fresh,
    personal,
    secret: [],
    timeoutMs,
    bulk,
    inputSchema: bulkSchema(operation.inputSchema),
    outputSchema: output,
    ...(scope && { scope }),
    ...(service && { service }),
    ...(undo && { undo }),
    ...(movesMoney && { movesMoney }),
    checkInput(given) {
      const items = prepareItems(name, operation, given)
      return items.ok ? ok(prepared(items.value)) : items
    },
  }
}
