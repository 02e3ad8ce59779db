/**
 * The mails about an order. They are work of the outbox, whose rows are deleted some weeks after they are done: a mail whose cause
 * is older than that was sent.
 */
import { idOf } from '../../../platform/outbox/outbox.ts'
import { DONE_RETENTION_MS } from '../../../platform/outbox/purge-done.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { LINES_CANCELLED_MAIL, SHIPMENT_MAIL, SHIPMENT_VOID_MAIL } from '../fulfilment/staged-mails.ts'
import type { StoredShipment } from '../fulfilment/stored-shipments.ts'
import { MAIL_KINDS, ORDER_MAIL_AGAIN } from '../mail/order-mail-kinds.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import { WITHDRAWAL_TOPIC } from '../orders-lookup/withdrawals.ts'
import { CANCEL_MAIL, ORDER_MAIL, REFUND_MAIL } from '../payments/staged-work.ts'
import { RETURN_MAIL, RETURN_MAILS } from '../returns/return-mail-requests.ts'
import type { CommerceTables } from '../tables.ts'
import type { TimelineEntry } from './timeline-entry.ts'

type MailEvent = Extract<TimelineEntry, { kind: 'mail' }>['event']

export type MailCauses = {
  readonly order: StoredOrder
  readonly shipments: readonly StoredShipment[]
  readonly returnIds: readonly string[]
  readonly withdrawals: readonly { readonly id: string; readonly at: string }[]
  readonly cancellations: readonly { readonly id: string; readonly at: string }[]
  /** References of confirmed refunds at the provider. */
  readonly refunds: readonly { readonly reference: string; readonly at: string }[]
}

type Expected = {
  readonly event: MailEvent
  readonly topic: string
  readonly key: string
  /** When it was caused, where its cause is certain to have had a mail. */
  readonly causedAt?: string | undefined
}

/** Each of these topics has the id of the order or of the return, and which mail it is, at the beginning of its keys. */
function resendsOf({ order, returnIds }: MailCauses): readonly Expected[] {
  return [
    ...MAIL_KINDS.map((mail) => ({ event: mail, topic: ORDER_MAIL_AGAIN, key: `${order.id}.${mail}` })),
    ...returnIds.flatMap((id) =>
      RETURN_MAILS.map((mail) => ({ event: mail, topic: RETURN_MAIL, key: `${mail}.${id}` })),
    ),
  ]
}

function expectedOf(causes: MailCauses): readonly Expected[] {
  const { order, shipments, returnIds, withdrawals, cancellations, refunds } = causes
  const wasPaid = order.paidAt !== undefined
  return [
    { event: 'confirmation', topic: ORDER_MAIL, key: order.id, causedAt: order.paidAt },
    {
      event: 'cancellation',
      topic: CANCEL_MAIL,
      key: order.id,
      causedAt: order.state === 'cancelled' && wasPaid ? order.updatedAt : undefined,
    },
    ...shipments
      // One that was voided before its mail was due has none.
      .filter(({ voidedAt, mailedAt }) => voidedAt === undefined || mailedAt !== undefined)
      .flatMap(({ id, mailedAt }): Expected[] => [
        { event: 'shipment', topic: SHIPMENT_MAIL, key: id, causedAt: mailedAt },
        { event: 'shipmentVoid', topic: SHIPMENT_VOID_MAIL, key: id },
      ]),
    ...cancellations.map(({ id, at }): Expected => {
      return { event: 'linesCancelled', topic: LINES_CANCELLED_MAIL, key: id, causedAt: at }
    }),
    ...refunds.map(({ reference }): Expected => ({ event: 'refund', topic: REFUND_MAIL, key: reference })),
    ...withdrawals.map(({ id, at }): Expected => {
      return { event: 'withdrawal', topic: WITHDRAWAL_TOPIC, key: id, causedAt: at }
    }),
    ...returnIds.flatMap((id) =>
      RETURN_MAILS.map((mail): Expected => ({ event: mail, topic: RETURN_MAIL, key: `${mail}.${id}` })),
    ),
  ]
}

type OutboxRow = Pick<CommerceTables['outbox'], 'id' | 'staged_at' | 'due_at' | 'tries' | 'done_at' | 'dead_at'>

export async function mailEntries(
  query: CommerceQuery,
  causes: MailCauses,
  now: Date,
): Promise<readonly TimelineEntry[]> {
  const expected = expectedOf(causes)
  const resends = resendsOf(causes)
  const rows = await query
    .selectFrom('outbox')
    .select(['id', 'staged_at', 'due_at', 'tries', 'done_at', 'dead_at'])
    .where((is) =>
      is.or([
        is('id', 'in', expected.map(idOf)),
        // Ids are compared by code point: these are all that begin with topic, key and a dot.
        ...resends.map((one) => is.and([is('id', '>', `${idOf(one)}.`), is('id', '<', `${idOf(one)}/`)])),
      ]),
    )
    .execute()
  const stored = new Map(rows.map((row) => [row.id, row]))
  const purgedBefore = new Date(now.getTime() - DONE_RETENTION_MS).toISOString()
  const first = expected.flatMap((one): TimelineEntry[] => {
    const row = stored.get(idOf(one))
    if (row !== undefined) return [entryOf(one.event, row)]
    const { causedAt } = one
    return causedAt === undefined || causedAt >= purgedBefore ? [] : [sentEntry(one.event, idOf(one), causedAt)]
  })
  const again = resends.flatMap((one) =>
    rows.filter(({ id }) => id.startsWith(`${idOf(one)}.`)).map((row) => entryOf(one.event, row)),
  )
  return [...first, ...again]
}

const sentEntry = (event: MailEvent, id: string, at: string): TimelineEntry => ({
  id: `mail:${id}`,
  kind: 'mail',
  event,
  at,
  by: 'system',
  mail: { state: 'sent', tries: 1 },
})

function entryOf(event: MailEvent, { id, staged_at: staged, due_at: due, tries, ...row }: OutboxRow): TimelineEntry {
  const common = { id: `mail:${id}`, kind: 'mail', event, by: 'system' } as const
  // One that staff closed is done, too, and was not sent.
  if (row.dead_at !== null) return { ...common, at: row.dead_at, mail: { state: 'dead', tries } }
  if (row.done_at !== null) return { ...common, at: row.done_at, mail: { state: 'sent', tries } }
  return { ...common, at: staged, mail: { state: tries === 0 ? 'waiting' : 'retrying', tries, nextAt: due } }
}
