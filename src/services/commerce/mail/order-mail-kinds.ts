/** Mails about an order that staff can read and send again, and the limit on sending them again (DOR-07). */
import { z } from 'zod'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import { newId } from '../../../platform/ids.ts'
import { idOf, stage } from '../../../platform/outbox/outbox.ts'
import { ok, type Result } from '../../../platform/result.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { creditsOfOrder } from '../credits/stored-credits.ts'
import { refuse, type OrderRefusal } from '../fulfilment/refusal.ts'
import { isPosted, readShipments } from '../fulfilment/stored-shipments.ts'
import { lockOrder, type StoredOrder } from '../orders/stored-order.ts'
import type { CommerceTables } from '../tables.ts'

export const MAIL_KINDS = ['confirmation', 'shipment', 'refund', 'cancellation', 'credit'] as const

/** `id`: of the shipment, the refund or the store credit. */
export const orderMail = z.object({ mail: z.enum(MAIL_KINDS), id: z.string().max(64).exactOptional() })
export type OrderMail = Readonly<z.output<typeof orderMail>>

/** A mail once more, because a person requested it. Key: the order's id, which mail, and an id of its own. */
export const ORDER_MAIL_AGAIN = 'order-mail-again'

const againPayload = orderMail.extend({ orderId: z.string() })

/** Until mails of all kinds could be sent again, the payload was the order's id. */
export const readMailAgain = (payload: string): z.output<typeof againPayload> =>
  payload.startsWith('{')
    ? parseStoredJson(againPayload, payload, 'mail to send again')
    : { orderId: payload, mail: 'confirmation' }

export const MAX_RESENDS = 5
const RESEND_MS = 60 * 60_000

type Engine = Pick<Database<CommerceTables>, 'lockRows'>

/** Under the lock of the order, so that the limit holds across nodes. */
export async function stageMailAgain(
  transaction: Transaction<CommerceTables>,
  engine: Engine,
  { orderId, ...mail }: OrderMail & { readonly orderId: string },
  now: Date,
): Promise<Result<void, OrderRefusal>> {
  const order = await lockOrder(transaction, engine, orderId)
  if (order === undefined) return refuse('UNKNOWN_ORDER', { number: orderId })
  const { number } = order
  if (order.paidAt === undefined) return refuse('NEVER_PAID', { number })
  const kinds = await mailsOf(transaction, order)
  if (!kinds.some((one) => one.mail === mail.mail && one.id === mail.id)) return refuse('NO_MAIL', { number })
  const prefix = idOf({ topic: ORDER_MAIL_AGAIN, key: `${orderId}.` })
  const since = new Date(now.getTime() - RESEND_MS).toISOString()
  const sent = await transaction
    .selectFrom('outbox')
    .select('staged_at')
    .where('id', '>', prefix)
    .where('id', '<', `${prefix}~`)
    .where('staged_at', '>', since)
    .orderBy('staged_at')
    .execute()
  if (sent.length >= MAX_RESENDS) {
    const oldest = Date.parse(sent[sent.length - MAX_RESENDS]?.staged_at ?? '')
    const retryAfter = Math.max(Math.ceil((oldest + RESEND_MS - now.getTime()) / 1000), 1)
    return refuse('TOO_MANY_RESENDS', { number, most: MAX_RESENDS }, { retryAfter })
  }
  const payload = JSON.stringify({ orderId, ...mail })
  await stage(transaction, { topic: ORDER_MAIL_AGAIN, key: `${orderId}.${mail.mail}.${newId()}`, payload, due: now })
  return ok(undefined)
}

/** The mail with the code of store credit. */
export const stageCreditMail = (
  transaction: Transaction<CommerceTables>,
  { orderId, creditId }: { readonly orderId: string; readonly creditId: string },
  now: Date,
): Promise<void> =>
  stage(transaction, {
    topic: ORDER_MAIL_AGAIN,
    key: `${orderId}.credit.${newId()}`,
    payload: JSON.stringify({ orderId, mail: 'credit', id: creditId }),
    due: now,
  })

export type MailOfOrder = OrderMail & { readonly at: string }

/** The mails that the order is due. Refunds of returns have a mail of the return. */
export async function mailsOf(
  query: CommerceQuery,
  { id, state, paidAt, updatedAt }: Pick<StoredOrder, 'id' | 'state' | 'paidAt' | 'updatedAt'>,
): Promise<readonly MailOfOrder[]> {
  if (paidAt === undefined) return []
  const shipments = (await readShipments(query, [id])).filter(isPosted)
  const refunds = await query
    .selectFrom('refunds')
    .leftJoin('returns', 'returns.refund_id', 'refunds.id')
    .select(['refunds.id', 'refunds.updated_at as at'])
    .where('refunds.order_id', '=', id)
    .where('refunds.state', '=', 'confirmed')
    .where('returns.id', 'is', null)
    .orderBy('refunds.requested_at')
    .orderBy('refunds.id')
    .execute()
  const credits = await creditsOfOrder(query, id)
  return [
    { mail: 'confirmation', at: paidAt },
    ...shipments.map((shipment): MailOfOrder => ({ mail: 'shipment', id: shipment.id, at: shipment.postedAt })),
    ...refunds.map((refund): MailOfOrder => ({ mail: 'refund', ...refund })),
    ...credits.map((credit): MailOfOrder => ({ mail: 'credit', id: credit.id, at: credit.createdAt })),
    ...(state === 'cancelled' ? [{ mail: 'cancellation', at: updatedAt } as const] : []),
  ]
}
