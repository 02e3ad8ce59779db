/** Mails about returns, staged with the step that causes them. They go to the address of the order (RET-14). */
import { z } from 'zod'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { newId } from '../../../platform/ids.ts'
import { stage } from '../../../platform/outbox/outbox.ts'
import type { CommerceTables } from '../tables.ts'
import type { StoredReturn } from './stored-returns.ts'

/** Key: mail and return; of a resend, the same with a dot and an id of its own. */
export const RETURN_MAIL = 'return-mail'

/** `instruction`: a withdrawal that was accepted automatically. `accepted`: by a person. */
export const RETURN_MAILS = ['instruction', 'accepted', 'rejected', 'settled'] as const
export type ReturnMail = (typeof RETURN_MAILS)[number]

export const returnMailPayload = z.object({ returnId: z.string(), mail: z.enum(RETURN_MAILS) })

export const stageReturnMail = (
  transaction: Transaction<CommerceTables>,
  payload: z.output<typeof returnMailPayload>,
  now: Date,
): Promise<void> =>
  stage(transaction, {
    topic: RETURN_MAIL,
    key: `${payload.mail}.${payload.returnId}`,
    payload: JSON.stringify(payload),
    due: now,
  })

/** The mail about the state of a return; undefined where there is none to send again. */
export function mailOfState({ state, kind, lateDays, hasRight }: StoredReturn): ReturnMail | undefined {
  switch (state) {
    case 'accepted':
    case 'received':
    case 'refunding':
      return kind === 'withdrawal' && hasRight && lateDays === undefined ? 'instruction' : 'accepted'
    case 'rejected':
      return 'rejected'
    case 'settled':
      return 'settled'
    case 'unmatched':
    case 'requested':
    case 'cancelled':
      return undefined
  }
}

/** Once more, because a person requested it. */
export const stageReturnMailAgain = (
  transaction: Transaction<CommerceTables>,
  payload: z.output<typeof returnMailPayload>,
  now: Date,
): Promise<void> =>
  stage(transaction, {
    topic: RETURN_MAIL,
    key: `${payload.mail}.${payload.returnId}.${newId()}`,
    payload: JSON.stringify(payload),
    due: now,
  })
