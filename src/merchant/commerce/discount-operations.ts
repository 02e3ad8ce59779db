/** Discounts: create, import, list, read, stop. */
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
import { rejected } from '../failures/operation-failure.ts'
import { merchantOperation, type RunContext } from '../operation.ts'
import { versionOf } from '../run/versions.ts'
import { discountSubject as subjectOf } from './discount-subject.ts'
import { listedDiscount } from './listed-discount.ts'
import { reviseDiscountOperation } from './revise-discount-operation.ts'
import { tryDiscountOperation } from './try-discount-operation.ts'

export { discountDefinition, type DiscountDefinition, type ListedDiscount } from '../../services/commerce/admin.ts'

export type NewDiscount = { readonly definition: DiscountDefinition; readonly usageLimit?: number }

const newDiscount: z.ZodType<NewDiscount> = z.strictObject({
  definition: discountDefinition,
  usageLimit: z.int().min(1).exactOptional(),
})

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
  output: z.array(listedDiscount),
  run: async ({ database }) => ok(await listDiscounts(database.query)),
})

/** With the version that a revision is based on. */
const readDiscountOperation = merchantOperation({
  name: 'discount.read',
  kind: 'read',
  permission: 'discounts.write',
  fresh: false,
  input: z.strictObject({ id: z.string().min(1).max(64) }),
  output: z.object({ discount: listedDiscount, version: z.int() }),
  async run({ database }, { id }) {
    // Before the discount: a change in between makes the version stale, never the discount.
    const version = await versionOf(database.query, subjectOf(id))
    const discount = (await listDiscounts(database.query)).find((one) => one.id === id)
    return discount === undefined ? rejected('UNKNOWN_DISCOUNT', { id }) : ok({ discount, version })
  },
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

export const DISCOUNT_OPERATIONS = [
  createDiscountOperation,
  importDiscountsOperation,
  listDiscountsOperation,
  readDiscountOperation,
  reviseDiscountOperation,
  stopDiscountOperation,
  tryDiscountOperation,
]
