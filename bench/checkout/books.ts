/** Verifies purchases directly in the database, independently of the shop's code. */
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'

/** Stock and sales of one variant after a race. */
export type Race = {
  readonly paid: number
  /** Sold without stock. */
  readonly oversold: number
  /** Paid at the provider without an order that is paid here. */
  readonly chargedForNothing: number
  readonly stillHeld: number
}

export type Books = {
  /** Enough of everything for any number of shoppers. */
  readonly fillStock: () => Promise<void>
  /** Sets the stock of one variant, in one warehouse. */
  readonly stock: (variantId: string, pairs: number) => Promise<void>
  /** As autovacuum does within a minute: plans for empty tables read whole ones. */
  readonly analyze: () => Promise<void>
  /** Waits until all notifications are sent and all inbox and outbox entries are processed. */
  readonly workedOff: () => Promise<void>
  readonly counts: () => Promise<{ readonly paid: number; readonly mails: number; readonly notifiedAndPaid: number }>
  readonly race: (variantId: string, pairs: number) => Promise<Race>
  readonly close: () => Promise<void>
}

const PLENTY = 10_000_000

export async function openBooks(databaseUrl: string): Promise<Books> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const numbers = async (text: string, values: readonly (string | number)[] = []): Promise<Record<string, number>> => {
    const { rows } = await client.query<Record<string, string>>(text, [...values])
    return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]))
  }
  return {
    async fillStock() {
      await client.query('update stock set quantity = $1', [PLENTY])
    },
    async stock(variantId, pairs) {
      await client.query(
        `update stock set reserved = 0, quantity = case warehouse when 'nl' then $2::bigint else 0 end where variant_id = $1`,
        [variantId, pairs],
      )
    },
    async analyze() {
      await client.query('analyze')
    },
    async workedOff() {
      for (;;) {
        const { left = 0 } = await numbers(`select
          (select count(*) from sandbox_notifications where done_at is null)
          + (select count(*) from payment_events where worked_at is null)
          + (select count(*) from outbox where done_at is null and dead_at is null) as left`)
        if (left === 0) return
        await wait(10)
      }
    },
    async counts() {
      const {
        paid = 0,
        mails = 0,
        notified = 0,
      } = await numbers(`select
        (select count(*) from orders where state = 'paid') as paid,
        (select count(*) from mailbox where key like 'order-mail.%') as mails,
        (select count(*) from payment_events join payments using (psp_reference) join orders on orders.id = payments.order_id
          where worked_at is not null and orders.state = 'paid' and payments.state = 'authorised') as notified`)
      return { paid, mails, notifiedAndPaid: notified }
    },
    async race(variantId, pairs) {
      const {
        paid = 0,
        sold = 0,
        charged = 0,
        held = 0,
      } = await numbers(
        `select
          (select count(distinct order_ref) from reservations join orders on orders.id = order_ref
            where variant_id = $1 and orders.state = 'paid') as paid,
          (select coalesce(sum(quantity), 0) from reservations where variant_id = $1 and state = 'claimed') as sold,
          (select coalesce(sum(reserved), 0) from stock where variant_id = $1) as held,
          (select count(*) from sandbox_payments
            join payment_attempts on payment_attempts.id = sandbox_payments.reference
            join orders on orders.id = payment_attempts.order_id
            where result = 'Authorised' and orders.state <> 'paid') as charged`,
        [variantId],
      )
      return { paid, oversold: Math.max(0, sold - pairs), chargedForNothing: charged, stillHeld: held }
    },
    close: () => client.end(),
  }
}
