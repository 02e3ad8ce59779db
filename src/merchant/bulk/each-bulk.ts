/** A bulk operation on orders: one transaction per order, with a result for each (OPS-08). */
import { z } from 'zod'
import type { RegisteredOperation } from '../declaration.ts'
import { bulkOperation } from './bulk-operation.ts'

const eachValue = z.object({
  items: z.array(z.looseObject({ subject: z.string().nullable(), status: z.int() })),
  done: z.int(),
  failed: z.int(),
})

export const eachBulk = (name: string, operation: RegisteredOperation): RegisteredOperation =>
  bulkOperation(name, operation, {
    bulk: 'each',
    output: eachValue,
    // Each item is answered as the operation alone: its personal members are removed there.
    personal: operation.personal.map((path) => `items.value.${path}`),
    // Limits are checked per item.
    guard: () => async () => undefined,
    begin: () => async () => {
      throw new Error('The items of this operation run one by one')
    },
  })
