/** A refund that waits for another person, as both see it. */
import { z } from 'zod'
import type { Actor } from '../../contracts/staff/actor.ts'
import { parseStoredJson } from '../../platform/stored-json.ts'
import { actorKey } from '../run/operation-call.ts'
import { APPROVAL_STATES, type StoredApproval } from './stored-approvals.ts'

export const approvalView = z.object({
  id: z.string(),
  operation: z.string(),
  subject: z.string(),
  value: z.int(),
  currency: z.string(),
  note: z.string(),
  /** It is settled as store credit. */
  isCredit: z.boolean(),
  /** How the shopper agreed to that, in the words of staff. */
  consent: z.string().optional(),
  actorName: z.string(),
  /** Submitted by the person who reads it, who cannot decide on it. */
  own: z.boolean(),
  /** Of its order. */
  number: z.string().optional(),
  requestedAt: z.string(),
  expiresAt: z.string(),
  state: z.enum(APPROVAL_STATES),
  decidedBy: z.string().optional(),
  decidedAt: z.string().optional(),
  decisionNote: z.string().optional(),
})

export const APPROVAL_PERSONAL = ['consent']

const settledInput = z.looseObject({ credit: z.object({ consent: z.string() }).optional() })

export function shownApproval(approval: StoredApproval, actor: Actor) {
  const { credit } = parseStoredJson(settledInput, approval.input, `approval ${approval.id}`)
  const isCredit = credit !== undefined
  return { ...approval, own: approval.actorKey === actorKey(actor), isCredit, ...credit }
}
