/** discount.revise: replaces a discount that runs (DSH-03). */
import { z } from 'zod'
import { fail, ok } from '../../platform/result.ts'
import {
  discountDefinition,
  type DiscountDefinition,
  type DiscountRevision,
  reviseDiscount,
  storedDiscount,
} from '../../services/commerce/admin.ts'
import type { OperationResult } from '../declaration.ts'
import { merchantOperation, type RunContext } from '../operation.ts'
import { discountSubject } from './discount-subject.ts'

type Revised = {
  readonly definition: DiscountDefinition
  readonly usageLimit?: number
  readonly version?: number
}

const revised: z.ZodType<Revised> = z.strictObject({
  /** All of it: what is absent, the discount no longer has. Id and code are those it has. */
  definition: discountDefinition,
  usageLimit: z.int().min(1).exactOptional(),
  version: z.int().min(0).exactOptional(),
})

const replaced = z.object({ definition: storedDiscount, usageLimit: z.int().nullable() })

export const reviseDiscountOperation = merchantOperation({
  name: 'discount.revise',
  kind: 'write',
  permission: 'discounts.write',
  fresh: false,
  service: 'commerce',
  input: revised,
  output: z.undefined(),
  subject: ({ definition }) => discountSubject(definition.id),
  version: (input) => input.version,
  run: (context, { definition, usageLimit = null }) => revise(context, { definition, usageLimit }),
  async undo(context, { state }) {
    const restored = await revise(context, replaced.parse(state))
    return restored.ok ? ok(undefined) : fail(restored.failure)
  },
})

async function revise(context: RunContext, after: DiscountRevision): OperationResult<undefined> {
  const { database, audit } = context
  const result = await database.transaction((transaction) => reviseDiscount(transaction, database, after))
  if (!result.ok) return fail(result.failure)
  const before = result.value
  const members = new Set([...Object.keys(before.definition), ...Object.keys(after.definition)])
  const [one, other] = [membersOf(before.definition), membersOf(after.definition)]
  for (const field of members) {
    const change = { field, before: one.get(field) ?? null, after: other.get(field) ?? null }
    if (JSON.stringify(change.before) !== JSON.stringify(change.after)) audit.changed(change)
  }
  if (before.usageLimit !== after.usageLimit) {
    audit.changed({ field: 'usageLimit', before: before.usageLimit, after: after.usageLimit })
  }
  audit.restores(before)
  return ok(undefined)
}

const membersOf = (definition: DiscountDefinition): ReadonlyMap<string, unknown> => new Map(Object.entries(definition))
