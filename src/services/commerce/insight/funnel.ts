/**
 * How far visitors came, by day and country, from rows that purchases write anyway (DIN-02). A checkout begins when its order is
 * made, with address and shipping method; it is placed when a payment was tried.
 */
import { sql } from 'kysely'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'

export type FunnelRow = {
  readonly day: string
  readonly country: string
  readonly carts: number
  readonly checkouts: number
  readonly placed: number
  readonly paid: number
}

/** UTC days; both inclusive. */
export async function funnelByDay(
  query: CommerceQuery,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<readonly FunnelRow[]> {
  const end = `${until}T24`
  const { rows } = await sql<FunnelRow>`
    select day, country, cast(sum(carts) as bigint) as carts, cast(sum(checkouts) as bigint) as checkouts,
      cast(sum(placed) as bigint) as placed, cast(sum(paid) as bigint) as paid
    from (
      select substr(created_at, 1, 10) as day, country, 1 as carts, 0 as checkouts, 0 as placed, 0 as paid
      from carts where created_at >= ${from} and created_at < ${end}
      union all
      select substr(created_at, 1, 10), country, 0, case when state = 'replaced' then 0 else 1 end,
        case when paid_at is not null or exists (select 1 from payments where payments.order_id = orders.id) then 1 else 0 end,
        case when paid_at is not null then 1 else 0 end
      from orders where created_at >= ${from} and created_at < ${end}
    ) as steps
    group by day, country order by day, country`.execute(query)
  return rows
}
