/** A bulk operation on orders: one transaction per order, with a result for each (OPS-08). */
import { z } from 'zod'
import { ok } from '../../platform/result.ts'
import type { PreparedOperation, RegisteredOperation } from '../declaration.ts'
import { bulkSchema, MAX_WITHOUT_JOB, prepareItems } from './bulk-input.ts'

const eachValue = z.object({
  items: z.array(z.looseObject({ subject: z.string().nullable(), status: z.int() })),
  done: z.int(),
  failed: z.int(),
})

export function eachBulk(name: string, operation: RegisteredOperation): RegisteredOperation {
  const { kind, permission, fresh, service, movesMoney, timeoutMs, personal } = operation
  return {
    name,
    kind,
    permission,
    fresh,
    // Each item is answered as the operation alone: its personal members are removed there.
    personal: personal.map((path) => `items.value.${path}`),
    secret: [],
    timeoutMs,
    bulk: 'each',
    inputSchema: bulkSchema(operation.inputSchema),
    outputSchema: eachValue,
    ...(service && { service }),
    ...(movesMoney && { movesMoney }),
    checkInput(given) {
      const items = prepareItems(name, operation, given)
      return items.ok ? ok(prepared(items.value)) : items
    },
  }
}

const prepared = (items: readonly PreparedOperation[]): PreparedOperation => ({
  input: { items: items.map(({ input }) => input) },
  subject: undefined,
  version: undefined,
  isCheck: false,
  items,
  // Limits are checked per item.
  guard: async () => undefined,
  isJob: async () => items.length > MAX_WITHOUT_JOB,
  isRejection: () => false,
  begin: async () => {
    throw new Error('The items of this operation run one by one')
  },
})
