/**
 * Sales by day, storefront, country and currency. Amounts are those of the documents: an invoice counts on its day, a credit note on
 * its own. Orders that wait for their invoice are listed apart: their net amount is not known yet (DIN-01).
 */
import { sql } from 'kysely'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'

export type SalesRow = {
  readonly day: string
  readonly storefront: string
  readonly country: string
  readonly currency: string
  readonly orders: number
  readonly units: number
  readonly gross: number
  readonly net: number
  /** Gross, as a positive number. */
  readonly refunds: number
  /** Orders of the day that something was returned of. */
  readonly returned: number
  /** Of orders that wait for their invoice: in none of the other members. */
  readonly uninvoiced: number
}

/** Days of the seller; both inclusive. */
export type SalesPeriod = { readonly from: string; readonly until: string }

export async function salesByDay(query: CommerceQuery, { from, until }: SalesPeriod): Promise<readonly SalesRow[]> {
  const { rows } = await sql<SalesRow>`
    select day, storefront, country, currency,
      cast(sum(orders) as bigint) as orders, cast(sum(units) as bigint) as units, cast(sum(gross) as bigint) as gross,
      cast(sum(net) as bigint) as net, cast(sum(refunds) as bigint) as refunds, cast(sum(returned) as bigint) as returned,
      cast(sum(uninvoiced) as bigint) as uninvoiced
    from (
      select documents.issued_on as day, orders.storefront, documents.country, documents.currency, 1 as orders,
        coalesce((select sum(quantity) from reservations
          where reservations.order_ref = orders.id and reservations.state = 'claimed'), 0) as units,
        documents.gross, documents.net, 0 as refunds,
        case when exists (select 1 from returns where returns.order_id = orders.id
          and returns.state not in ('rejected', 'cancelled')) then 1 else 0 end as returned,
        0 as uninvoiced
      from documents inner join orders on orders.id = documents.order_id
      where documents.kind = 'invoice' and documents.issued_on between ${from} and ${until}
      union all
      select documents.issued_on, orders.storefront, documents.country, documents.currency, 0, 0, 0, documents.net,
        -documents.gross, 0, 0
      from documents inner join orders on orders.id = documents.order_id
      where documents.kind <> 'invoice' and documents.issued_on between ${from} and ${until}
      union all
      select substr(waiting_documents.paid_at, 1, 10), orders.storefront, orders.country, orders.currency, 0, 0, 0, 0, 0, 0,
        orders.total
      from waiting_documents inner join orders on orders.id = waiting_documents.order_id
      where waiting_documents.source like 'invoice:%'
        and substr(waiting_documents.paid_at, 1, 10) between ${from} and ${until}
    ) as parts
    group by day, storefront, country, currency order by day, storefront, country, currency`.execute(query)
  return rows
}
