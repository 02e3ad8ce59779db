/** A return as staff see it. */
import { z } from 'zod'
import {
  readReturns,
  RETURN_KINDS,
  RETURN_REASONS,
  RETURN_STATES,
  URGENCIES,
  urgencyOf,
  type StoredReturn,
} from '../../services/commerce/admin.ts'
import type { RunContext } from '../operation.ts'
import { versionsOf } from '../run/versions.ts'

export const returnView = z.object({
  id: z.string(),
  number: z.string(),
  /** Where it is read, not where it was changed. */
  version: z.int().optional(),
  /** What the shopper wrote; of withdrawals. */
  statement: z.object({ name: z.string(), email: z.string(), words: z.string() }).optional(),
  kind: z.enum(RETURN_KINDS),
  state: z.enum(RETURN_STATES),
  requestedAt: z.string(),
  dueOn: z.string().optional(),
  /** Of the refund. */
  urgency: z.enum(URGENCIES).optional(),
  periodEndsOn: z.string().optional(),
  lateDays: z.int().optional(),
  hasRight: z.boolean(),
  receivedAt: z.string().optional(),
  refund: z.int().optional(),
  note: z.string().optional(),
  rejectReason: z.string().optional(),
  units: z.array(
    z.object({
      itemId: z.string(),
      quantity: z.int(),
      reason: z.enum(RETURN_REASONS),
      reasonText: z.string().optional(),
      restocked: z.int(),
      damaged: z.int(),
      missing: z.int(),
    }),
  ),
})

export const RETURN_PERSONAL: readonly string[] = ['statement', 'units.reasonText', 'note', 'rejectReason']

export const shownReturn = (found: StoredReturn, now: Date) => ({ ...found, urgency: urgencyOf(found, now) })

/** Before a change, for the audit log. */
export async function returnState({ database }: Pick<RunContext, 'database'>, id: string) {
  const [found] = await readReturns(database.query, { id })
  return found?.state ?? null
}

/** With the version that a change of it is based on. */
export async function readableReturns(
  query: Parameters<typeof versionsOf>[0],
  found: readonly StoredReturn[],
  now: Date,
) {
  const versions = await versionsOf(query, found.map(returnSubject))
  return found.map((one) => ({ ...shownReturn(one, now), version: versions.get(returnSubject(one)) ?? 0 }))
}

export const returnSubject = (input: { readonly id: string }): string => `return:${input.id}`
