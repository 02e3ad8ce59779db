/** Discounts: create, import, list, stop. */
import { z } from 'zod'
import { fail, ok } from '../../platform/result.ts'
import {
  createDiscount,
  listDiscounts,
  resumeDiscount,
  stopDiscount,
  withdrawDiscount,
  type DiscountDefinition,
  discountDefinition,
} from '../../services/commerce/admin.ts'
import type { UndoneSubject } from '../declaration.ts'
import { merchantOperation, type RunContext } from '../operation.ts'
import { listedDiscounts } from './listed-discount.ts'

export { discountDefinition, type DiscountDefinition, type ListedDiscount } from '../../services/commerce/admin.ts'

export type NewDiscount = { readonly definition: DiscountDefinition; readonly usageLimit?: number }

const newDiscount: z.ZodType<NewDiscount> = z.strictObject({
  definition: discountDefinition,
  usageLimit: z.int().min(1).exactOptional(),
})

const subjectOf = (id: string) => `discount:${id}`

async function create(context: RunContext, { definition, usageLimit }: NewDiscount, audit = context.audit) {
  const { database, clock } = context
  const created = await database.transaction((transaction) =>
    createDiscount(transaction, definition, { usageLimit, now: clock.now() }),
  )
  if (!created.ok) return fail(created.failure)
  audit.changed({ field: 'definition', before: null, after: definition })
  if (usageLimit !== undefined) audit.changed({ field: 'usageLimit', before: null, after: usageLimit })
  return ok(undefined)
}

async function undoCreation({ database, audit }: RunContext, { subject, changes }: UndoneSubject) {
  const id = subject.slice(subjectOf('').length)
  const withdrawn = await database.transaction((transaction) => withdrawDiscount(transaction, id))
  if (!withdrawn.ok) return fail(withdrawn.failure)
  for (const { field, before, after } of changes) audit.changed({ field, before: after, after: before })
  return ok(undefined)
}

export const createDiscountOperation = merchantOperation({
  name: 'discount.create',
  kind: 'write',
  permission: 'discounts.write',
  fresh: false,
  service: 'commerce',
  input: newDiscount,
  output: z.undefined(),
  subject: ({ definition }) => subjectOf(definition.id),
  run: (context, discount) => create(context, discount),
  undo: undoCreation,
})

/** What stands in a file of discounts. */
export const newDiscounts: z.ZodType<readonly NewDiscount[]> = z.array(newDiscount)

const discounts: z.ZodType<{ readonly discounts: readonly NewDiscount[] }> = z.strictObject({ discounts: newDiscounts })

/** All of them or none. */
export const importDiscountsOperation = merchantOperation({
  name: 'discount.import',
  kind: 'write',
  permission: 'discounts.write',
  fresh: false,
  service: 'commerce',
  input: discounts,
  output: z.int(),
  async run(context, { discounts: given }) {
    for (const discount of given) {
      const created = await create(context, discount, context.auditOf(subjectOf(discount.definition.id)))
      if (!created.ok) return created
    }
    return ok(given.length)
  },
  undo: undoCreation,
})

export const listDiscountsOperation = merchantOperation({
  name: 'discount.list',
  kind: 'read',
  permission: 'discounts.write',
  fresh: false,
  input: z.strictObject({}),
  output: listedDiscounts,
  run: async ({ database }) => ok(await listDiscounts(database.query)),
})

export const stopDiscountOperation = merchantOperation({
  name: 'discount.stop',
  kind: 'write',
  permission: 'discounts.write',
  fresh: false,
  service: 'commerce',
  input: z.strictObject({ id: z.string(), version: z.int().min(0).exactOptional() }),
  output: z.undefined(),
  subject: ({ id }) => subjectOf(id),
  version: ({ version }) => version,
  async run({ database, clock, audit }, { id }) {
    const now = clock.now()
    const stopped = await database.transaction((transaction) => stopDiscount(transaction, id, now))
    if (!stopped.ok) return fail(stopped.failure)
    audit.changed({ field: 'stoppedAt', before: null, after: now.toISOString() })
    return ok(undefined)
  },
  async undo({ database, audit }, { subject, changes }) {
    const id = subject.slice(subjectOf('').length)
    const resumed = await database.transaction((transaction) => resumeDiscount(transaction, id))
    if (!resumed.ok) return fail(resumed.failure)
    for (const { field, before, after } of changes) audit.changed({ field, before: after, after: before })
    return ok(undefined)
  },
})
