/** Accepts, rejects and cancels returns, and sends their mail again. */
import { ok, type Result } from '../../../platform/result.ts'
import { noSuch, refuse, type OrderRefusal } from '../fulfilment/refusal.ts'
import type { FulfilmentDeps } from '../fulfilment/shipments.ts'
import { mailOfState, stageReturnMail, stageReturnMailAgain, type ReturnMail } from './return-mail-requests.ts'
import { beginStep, clearWithdrawal, writeReturn } from './return-step.ts'
import { readReturns, type StoredReturn } from './stored-returns.ts'

export type ReturnChange =
  | { readonly trigger: 'return.accept' | 'return.cancel' }
  /** The reason is mailed to the shopper. */
  | { readonly trigger: 'return.reject'; readonly reason: string }

const MAILS: Readonly<Partial<Record<ReturnChange['trigger'], ReturnMail>>> = {
  'return.accept': 'accepted',
  'return.reject': 'rejected',
}

/** Rejected and cancelled ones no longer block the shipping of the order. */
export const changeReturn = (
  { database, clock }: FulfilmentDeps,
  id: string,
  change: ReturnChange,
): Promise<Result<StoredReturn, OrderRefusal>> =>
  database.transaction(async (transaction) => {
    const now = clock.now()
    const { trigger } = change
    const step = await beginStep(transaction, database, id, trigger)
    if (!step.ok) return step
    const { found, next } = step.value
    const reason = change.trigger === 'return.reject' ? change.reason : undefined
    await writeReturn(transaction, id, { state: next, ...(reason !== undefined && { reject_reason: reason }) }, now)
    if (trigger !== 'return.accept') await clearWithdrawal({ database, clock }, transaction, found)
    const mail = MAILS[trigger]
    if (mail !== undefined) await stageReturnMail(transaction, { returnId: id, mail }, now)
    return ok({ ...found, state: next, ...(reason !== undefined && { rejectReason: reason }) })
  })

export const resendReturnMail = (
  { database, clock }: FulfilmentDeps,
  id: string,
): Promise<Result<{ readonly mail: ReturnMail; readonly number: string }, OrderRefusal>> =>
  database.transaction(async (transaction) => {
    const [found] = await readReturns(transaction, { id })
    if (found === undefined) return noSuch('return', id)
    const mail = mailOfState(found)
    if (mail === undefined) {
      const parameters = { state: found.state, trigger: 'return.resend' }
      return refuse('RETURN_STATE', parameters, { details: parameters })
    }
    await stageReturnMailAgain(transaction, { returnId: id, mail }, clock.now())
    return ok({ mail, number: found.number })
  })
