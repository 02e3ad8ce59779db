/** Alarms: notifications of the provider that a person has to look at, stored with what they changed. */
import type { NotificationItem } from '../../../contracts/payment-provider/payment-provider.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { Completion } from '../payments/payment-update.ts'
import type { CommerceTables } from '../tables.ts'
import { causeOf, type AlarmCause } from './alarm-causes.ts'

type Worked = { readonly key: string; readonly item: NotificationItem; readonly completion: Completion }

export const isMoney = ({ eventCode, success }: Pick<NotificationItem, 'eventCode' | 'success'>): boolean =>
  eventCode === 'AUTHORISATION' && success === 'true'

/** A notification that is processed again opens its alarm again. */
export async function raiseAlarm(
  transaction: Transaction<CommerceTables>,
  { key, item, completion }: Worked,
  now: Date,
): Promise<void> {
  const cause = await alarmOf(transaction, item, completion)
  if (cause === undefined) return
  const alarm = {
    cause,
    event_code: item.eventCode,
    psp_reference: item.originalReference ?? item.pspReference,
    order_id: completion.orderId ?? null,
    value: item.amount.value,
    currency: item.amount.currency,
    raised_at: now.toISOString(),
    closed_at: null,
  }
  await transaction
    .insertInto('provider_alarms')
    .values({ event_key: key, ...alarm })
    .onConflict((conflict) => conflict.column('event_key').doUpdateSet(alarm))
    .execute()
}

async function alarmOf(
  transaction: Transaction<CommerceTables>,
  item: NotificationItem,
  { effect, alert }: Completion,
): Promise<AlarmCause | undefined> {
  if (effect === 'unknown') return isMoney(item) ? 'money-without-order' : undefined
  const cause = causeOf(alert)
  if (cause !== 'refund-rejected' && cause !== 'refund-undone') return cause
  // A refund of ours is listed itself.
  const own = await transaction
    .selectFrom('refunds')
    .select('id')
    .where('id', '=', item.merchantReference)
    .executeTakeFirst()
  return own === undefined ? cause : undefined
}
