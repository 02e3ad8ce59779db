/** What a scenario left in the database: nothing lost, nothing double, nothing oversold. */
import { setTimeout as pause } from 'node:timers/promises'
import { brokenInvariants, type RunQuery } from '../support/purchase-invariants.ts'

export type Books = {
  readonly paid: number
  /** Confirmed to the shopper as paid, and not paid in the database. */
  readonly lost: number
  /** Carts with two paid orders, orders with two authorised payments, and orders with two mails. */
  readonly double: number
  readonly oversold: number
  /** Violated invariants, these and others. */
  readonly broken: readonly string[]
}

/** A killed node's leases end after 30 seconds, and its work is done within 45. */
const SETTLE_MS = 90_000
const POLL_MS = 250

const COUNTS = `select
  (select count(*) from orders where state = 'paid') as paid,
  (select count(*) from (select cart_id from orders where state in ('paid', 'held', 'refunded')
    group by cart_id having count(*) > 1) as carts)
  + (select count(*) from (select order_id from payments where state = 'authorised'
    group by order_id having count(*) > 1) as payments)
  + (select count(*) from (select key from mailbox where key like 'order-mail.%'
    group by key having count(*) > 1) as mails) as double,
  (select count(*) from stock where quantity < 0 or reserved > quantity) as oversold`

/** Waits until everything that is due is done. `confirmed`: the orders that shoppers were shown as paid. */
export async function readBooks(query: RunQuery, confirmed: readonly string[]): Promise<Books> {
  const until = Date.now() + SETTLE_MS
  let broken = await brokenInvariants(query)
  while (broken.length > 0 && Date.now() < until) {
    await pause(POLL_MS)
    broken = await brokenInvariants(query)
  }
  const [counts] = await query(COUNTS)
  const known = new Set((await query(`select id from orders where state = 'paid'`)).map(({ id }) => id))
  return {
    paid: Number(counts?.['paid']),
    lost: confirmed.filter((id) => !known.has(id)).length,
    double: Number(counts?.['double']),
    oversold: Number(counts?.['oversold']),
    broken,
  }
}

/** Variants with enough stock for many purchases. */
export const plentifulVariants = async (query: RunQuery): Promise<readonly string[]> =>
  (
    await query(`select variant_id from stock where warehouse = 'nl' and quantity >= 100 order by variant_id limit 200`)
  ).map((row) => String(row['variant_id']))
