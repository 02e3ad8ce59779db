/** Work that does not get done by itself: dead outbox entries, refused refunds, money without an order, alarms (DOR-08). */
import { z } from 'zod'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import type { AlarmCause } from './alarm-causes.ts'

export const STUCK_KINDS = ['mail', 'work', 'refund', 'money', 'provider'] as const
export type StuckKind = (typeof STUCK_KINDS)[number]

export type StuckWork = {
  /** Where it is stored, and its key there. */
  readonly id: string
  readonly kind: StuckKind
  /** Topic of the outbox, or what the provider reported. */
  readonly cause: string
  /** Of the order, where it is about one. */
  readonly number: string | undefined
  readonly reference: string | undefined
  readonly error: string | undefined
  readonly value: number | undefined
  readonly currency: string | undefined
  readonly tries: number | undefined
  readonly since: string
  readonly canRetry: boolean
}

const MAX_LISTED = 500

/** The oldest first: it waits longest. */
export async function listStuckWork(query: CommerceQuery): Promise<readonly StuckWork[]> {
  const found = [
    ...(await deadWork(query)),
    ...(await refusedRefunds(query)),
    ...(await failedCaptures(query)),
    ...(await openAlarms(query)),
  ]
  return found.toSorted((one, other) => (one.since < other.since ? -1 : 1)).slice(0, MAX_LISTED)
}

export const isMailTopic = (topic: string): boolean => /(?:^|-)(?:mail|look-up|reset)(?:-|$)/.test(topic)

async function deadWork(query: CommerceQuery): Promise<readonly StuckWork[]> {
  const rows = await query
    .selectFrom('outbox')
    .selectAll()
    .where('dead_at', 'is not', null)
    .where('done_at', 'is', null)
    .orderBy('dead_at')
    .orderBy('id')
    .limit(MAX_LISTED)
    .execute()
  const numbers = await orderNumbers(query, rows.map(referenceIn))
  return rows.map((row) => ({
    id: `outbox:${row.id}`,
    kind: isMailTopic(row.topic) ? 'mail' : 'work',
    cause: row.topic,
    number: numbers.get(referenceIn(row)),
    reference: undefined,
    error: row.last_error ?? undefined,
    value: undefined,
    currency: undefined,
    tries: row.tries,
    since: row.dead_at ?? row.staged_at,
    canRetry: true,
  }))
}

const about = z.looseObject({
  orderId: z.string().optional(),
  returnId: z.string().optional(),
  pspReference: z.string().optional(),
})

/** The id in a payload that leads to the order. */
function referenceIn({ payload, key }: { readonly payload: string; readonly key: string }): string {
  if (!payload.startsWith('{')) return payload === '' ? key : payload
  const { orderId, returnId, pspReference } = parseStoredJson(about, payload, `outbox entry ${key}`)
  return orderId ?? returnId ?? pspReference ?? key
}

/** Of orders, shipments, returns and payments. */
async function orderNumbers(query: CommerceQuery, given: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(given)]
  if (ids.length === 0) return new Map()
  const orders = await query.selectFrom('orders').select(['id', 'number']).where('id', 'in', ids).execute()
  const shipments = await query
    .selectFrom('shipments')
    .innerJoin('orders', 'orders.id', 'shipments.order_id')
    .select(['shipments.id', 'orders.number'])
    .where('shipments.id', 'in', ids)
    .execute()
  const returns = await query.selectFrom('returns').select(['id', 'number']).where('id', 'in', ids).execute()
  const payments = await query
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.psp_reference as id', 'orders.number'])
    .where('payments.psp_reference', 'in', ids)
    .execute()
  return new Map([...payments, ...returns, ...shipments, ...orders].map(({ id, number }) => [id, number]))
}

async function refusedRefunds(query: CommerceQuery): Promise<readonly StuckWork[]> {
  const rows = await query
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select(['refunds.id', 'refunds.value', 'refunds.currency', 'refunds.error', 'refunds.payment'])
    .select(['refunds.updated_at', 'orders.number'])
    .where('refunds.state', '=', 'refused')
    .where('refunds.closed_at', 'is', null)
    .orderBy('refunds.updated_at')
    .orderBy('refunds.id')
    .limit(MAX_LISTED)
    .execute()
  return rows.map(({ id, number, payment, error, value, currency, updated_at: since }) => ({
    id: `refund:${id}`,
    kind: 'refund',
    cause: 'refund-rejected' satisfies AlarmCause,
    number,
    reference: payment,
    error: error ?? undefined,
    value,
    currency,
    tries: undefined,
    since,
    canRetry: true,
  }))
}

/** Shipments whose money was not taken. */
async function failedCaptures(query: CommerceQuery): Promise<readonly StuckWork[]> {
  const rows = await query
    .selectFrom('captures')
    .innerJoin('orders', 'orders.id', 'captures.order_id')
    .select(['captures.id', 'captures.value', 'captures.currency', 'captures.error', 'captures.payment'])
    .select(['captures.tries', 'captures.updated_at', 'orders.number'])
    .where('captures.state', '=', 'failed')
    .where('captures.voided_at', 'is', null)
    .where('captures.closed_at', 'is', null)
    .orderBy('captures.updated_at')
    .orderBy('captures.id')
    .limit(MAX_LISTED)
    .execute()
  return rows.map(({ id, number, payment, error, value, currency, tries, updated_at: since }) => ({
    id: `capture:${id}`,
    kind: 'provider',
    cause: 'capture-failed' satisfies AlarmCause,
    number,
    reference: payment,
    error: error ?? undefined,
    value,
    currency,
    tries,
    since,
    canRetry: true,
  }))
}

async function openAlarms(query: CommerceQuery): Promise<readonly StuckWork[]> {
  const rows = await query
    .selectFrom('provider_alarms')
    .leftJoin('orders', 'orders.id', 'provider_alarms.order_id')
    .selectAll('provider_alarms')
    .select('orders.number')
    .where('closed_at', 'is', null)
    .orderBy('raised_at')
    .orderBy('event_key')
    .limit(MAX_LISTED)
    .execute()
  return rows.map((row) => ({
    id: `alarm:${row.event_key}`,
    kind: row.cause === 'money-without-order' ? 'money' : 'provider',
    cause: row.cause,
    number: row.number ?? undefined,
    reference: row.psp_reference,
    error: row.event_code,
    value: row.value,
    currency: row.currency,
    tries: undefined,
    since: row.raised_at,
    canRetry: canRetryAlarm(row.cause),
  }))
}

/** A dispute is decided at the provider: repeating its notification would change nothing. */
export const canRetryAlarm = (cause: AlarmCause): boolean =>
  cause === 'money-without-order' || cause === 'reversal-failed'
