/** Rejects orders that would reserve too much stock without payment (SEC-04). The stock levels are locked by the caller. */
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/open-database.ts'
import type { CommerceTables } from '../tables.ts'
import type { Demand } from './allocate.ts'
import type { LockedAllocations, StockEngine } from './reserve-stock.ts'
import { variantsOverLimit, type UnpaidLimits } from './reservation-policy.ts'

/** Under which an unpaid order is counted, in addition to its cart: a cart has one open order at a time. */
export type UnpaidHolder = {
  /** Case is ignored in all of it: this grants access to nothing (`foldEmail`). */
  readonly foldedEmail: string
  /** Hash of the network address; undefined when that is unknown. */
  readonly clientKey: string | undefined
}

type UnpaidUnits = { readonly variantId: string; readonly ofEmail: number; readonly ofClient: number }

type Counted = {
  readonly holder: UnpaidHolder
  readonly variantIds: readonly string[]
  readonly warehouses: readonly string[]
}

/**
 * Units in the open orders of an e-mail address and of a client. Executed after the stock levels are locked, it includes every
 * concurrent order: the lock serializes the orders of a SKU.
 */
export async function readUnpaidUnits(
  transaction: Transaction<CommerceTables>,
  { amongTexts }: StockEngine,
  { holder: { foldedEmail, clientKey }, variantIds, warehouses }: Counted,
): Promise<readonly UnpaidUnits[]> {
  // Literals for the states, not parameters: only then does a generic plan use the partial indexes. The cross join makes SQLite
  // begin with the few orders of the holder. lower() changes ASCII letters only in both databases: the collation is C.
  const { rows } = await sql<UnpaidUnits>`
    select reservations.variant_id as "variantId", sum(holder.of_email * reservations.quantity) as "ofEmail",
      sum(holder.of_client * reservations.quantity) as "ofClient"
    from (
      select id, 1 as of_email, 0 as of_client from orders where state = 'open' and lower(email_key) = ${foldedEmail}
      union all
      select id, 0 as of_email, 1 as of_client from orders where state = 'open' and client_key = ${clientKey ?? null}
    ) as holder cross join reservations
    where reservations.order_ref = holder.id and reservations.state = 'held'
      and reservations.variant_id ${amongTexts(variantIds)} and reservations.warehouse in (${sql.join(warehouses)})
    group by reservations.variant_id`.execute(transaction)
  return rows
}

/** The SKUs of which the order would reserve too many. */
export function overUnpaidLimit(
  lines: readonly Demand[],
  { levels }: LockedAllocations,
  unpaid: readonly UnpaidUnits[],
  limits: UnpaidLimits,
): readonly string[] {
  const stock = sumBy(levels.map(({ variant_id: variantId, quantity }) => ({ variantId, quantity })))
  const units = new Map(unpaid.map(({ variantId, ofEmail, ofClient }) => [variantId, Math.max(ofEmail, ofClient)]))
  const demands = [...sumBy(lines)].map(([variantId, wanted]) => ({
    variantId,
    wanted,
    unpaid: units.get(variantId) ?? 0,
    stock: stock.get(variantId) ?? 0,
  }))
  return variantsOverLimit(demands, limits)
}

function sumBy(lines: readonly Demand[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { variantId, quantity } of lines) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity)
  return sums
}
