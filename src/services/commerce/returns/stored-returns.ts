/** Returns as they are stored, and how many units of an order can still be returned. */
import { sql } from 'kysely'
import { isCountryCode } from '../../../markets/storefronts/country-codes.ts'
import type { CountryCode } from '../../../markets/types.ts'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { lockUnits, type OrderUnits } from '../fulfilment/stored-shipments.ts'
import type { LineQuantity } from '../fulfilment/units.ts'
import type { CommerceTables } from '../tables.ts'

type ReturnRow = CommerceTables['returns']

export type ReturnUnits = Pick<CommerceTables['return_units'], 'reason' | 'restocked' | 'damaged' | 'missing'> &
  LineQuantity & { readonly reasonText: string | undefined }

type WithdrawalStatement = { readonly name: string; readonly email: string; readonly words: string }

export type StoredReturn = {
  readonly id: string
  readonly orderId: string | undefined
  readonly number: string
  /** Of its order, or where an unmatched statement was made. */
  readonly country: CountryCode | undefined
  /** What the shopper wrote; of withdrawals. */
  readonly statement: WithdrawalStatement | undefined
  readonly kind: ReturnRow['kind']
  readonly state: ReturnRow['state']
  readonly requestedAt: string
  readonly dueOn: string | undefined
  readonly periodEndsOn: string | undefined
  readonly lateDays: number | undefined
  readonly hasRight: boolean
  readonly receivedAt: string | undefined
  readonly refund: number | undefined
  readonly refundId: string | undefined
  readonly note: string | undefined
  readonly rejectReason: string | undefined
  readonly exchangeOrderId: string | undefined
  readonly updatedAt: string
  readonly units: readonly ReturnUnits[]
}

/** Open ones first, and of them those whose money is due first: overdue ones are at the top (RET-12). Without a filter all. */
export async function readReturns(
  query: CommerceQuery,
  filter: {
    readonly orderId?: string
    readonly id?: string
    readonly ids?: readonly string[]
    readonly states?: readonly ReturnRow['state'][]
  } = {},
): Promise<readonly StoredReturn[]> {
  const { orderId, id, ids, states } = filter
  const rows = await query
    .selectFrom('returns')
    .leftJoin('orders', 'orders.id', 'returns.order_id')
    .leftJoin('withdrawals', 'withdrawals.id', 'returns.id')
    .selectAll('returns')
    .select(['orders.country as orderCountry', 'withdrawals.country as statedCountry'])
    .select(['withdrawals.name as statedName', 'withdrawals.email as statedEmail', 'withdrawals.statement as words'])
    .$if(orderId !== undefined, (rest) => rest.where('returns.order_id', '=', orderId ?? ''))
    .$if(id !== undefined, (rest) => rest.where('returns.id', '=', id ?? ''))
    .$if(ids !== undefined, (rest) => rest.where('returns.id', 'in', ids ?? []))
    .$if(states !== undefined, (rest) => rest.where('returns.state', 'in', states ?? []))
    // A list leaves out what only an owner may see (DPR-04).
    .$if(orderId === undefined && id === undefined, (rest) => rest.where('orders.restricted_until', 'is', null))
    .orderBy(sql`case when returns.state in ('settled', 'rejected', 'cancelled') then 1 else 0 end`)
    .orderBy('due_on', (order) => order.asc().nullsLast())
    .orderBy('requested_at')
    .orderBy('returns.id')
    .limit(1000)
    .execute()
  if (rows.length === 0) return []
  const units = await query
    .selectFrom('return_units')
    .selectAll()
    .where(
      'return_id',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy('item_id')
    .execute()
  return rows.map((row) => ({
    ...toReturn(row),
    country: [row.orderCountry ?? '', row.statedCountry ?? ''].find(isCountryCode),
    statement:
      row.words === null ? undefined : { name: row.statedName ?? '', email: row.statedEmail ?? '', words: row.words },
    units: units.filter((one) => one.return_id === row.id).map(toUnits),
  }))
}

const toReturn = (row: ReturnRow): Omit<StoredReturn, 'country' | 'statement' | 'units'> => ({
  id: row.id,
  orderId: row.order_id ?? undefined,
  number: row.number,
  kind: row.kind,
  state: row.state,
  requestedAt: row.requested_at,
  dueOn: row.due_on ?? undefined,
  periodEndsOn: row.period_ends_on ?? undefined,
  lateDays: row.late_days ?? undefined,
  hasRight: row.has_right === 1,
  receivedAt: row.received_at ?? undefined,
  refund: row.refund ?? undefined,
  refundId: row.refund_id ?? undefined,
  note: row.note ?? undefined,
  rejectReason: row.reject_reason ?? undefined,
  exchangeOrderId: row.exchange_order_id ?? undefined,
  updatedAt: row.updated_at,
})

const toUnits = ({ item_id: itemId, reason_text: text, ...row }: CommerceTables['return_units']): ReturnUnits => ({
  itemId,
  quantity: row.quantity,
  reason: row.reason,
  reasonText: text ?? undefined,
  restocked: row.restocked,
  damaged: row.damaged,
  missing: row.missing,
})

/** By line: ordered minus cancelled minus what is in a return already. */
export function returnableUnits(
  { units }: Pick<OrderUnits, 'units'>,
  returns: readonly StoredReturn[],
): readonly LineQuantity[] {
  const open = returns.filter(({ state }) => state !== 'rejected' && state !== 'cancelled')
  return units.map(({ itemId, ordered, cancelled }) => {
    const returned = open
      .flatMap((one) => one.units)
      .reduce((sum, unit) => (unit.itemId === itemId ? sum + unit.quantity : sum), 0)
    return { itemId, quantity: Math.max(ordered - cancelled - returned, 0) }
  })
}

export type LockedReturn = { readonly found: StoredReturn; readonly locked: OrderUnits | undefined }

/** Read under the lock of its order. */
export async function lockReturn(
  transaction: Transaction<CommerceTables>,
  engine: Pick<Database<CommerceTables>, 'lockRows'>,
  id: string,
): Promise<LockedReturn | undefined> {
  const [known] = await readReturns(transaction, { id })
  if (known === undefined) return undefined
  const locked = known.orderId === undefined ? undefined : await lockUnits(transaction, engine, known.orderId)
  const [found] = await readReturns(transaction, { id })
  return found && { found, locked }
}
