/** What must be true of every shop whatever failed in it, queried in SQL without its own code. */
type Row = Readonly<Record<string, unknown>>

export type RunQuery = (sql: string) => Promise<readonly Row[]>

/** Each row is a credit whose balance is wrong. None of them has expired. */
export const CREDIT_INVARIANT = `
  select c.id, c.balance from store_credits c where c.balance < 0 or c.balance <>
    (select coalesce(sum(r.value), 0) from refunds r where r.credit_id = c.id and r.state = 'confirmed')
    - (select coalesce(sum(p.amount), 0) from payments p
      where p.credit_id = c.id and p.method = 'credit' and p.state = 'authorised')`

/** Each finds the rows that violate it. */
const INVARIANTS: Readonly<Record<string, string>> = {
  'a paid order has exactly one authorised payment that was not given back, and no other order has any': `
    select o.id, o.state, count(p.psp_reference) as payments from orders o
    left join payments p on p.order_id = o.id
      and (p.state = 'authorised' or (o.state = 'refunded' and p.state = 'reversed'))
    group by o.id, o.state
    having (o.state in ('paid', 'held', 'refunded') and count(p.psp_reference) <> 1)
      or (o.state not in ('paid', 'held', 'refunded') and count(p.psp_reference) <> 0)`,
  'what was shipped stays sold': `
    select o.id from orders o where (select coalesce(sum(r.quantity), 0) from reservations r
        where r.order_ref = o.id and r.state = 'claimed')
      < (select coalesce(sum(u.quantity), 0) from shipment_units u join shipments s on s.id = u.shipment_id
        where s.order_id = o.id and s.voided_at is null)`,
  'no more is refunded than was paid': `
    select p.psp_reference, p.amount, p.refunded, p.refunding from payments p where p.refunded + p.refunding > p.amount`,
  'store credit is what was refunded to it, less what was paid with it': CREDIT_INVARIANT,
  'what was paid is what the order costs': `
    select o.id, o.total, p.amount from orders o join payments p on p.order_id = o.id and p.state = 'authorised'
    where o.state = 'paid' and (p.amount <> o.total or p.currency <> o.currency)`,
  'what is promised is never more than there is': `
    select s.* from stock s where s.reserved > s.quantity or s.reserved < 0
      or s.reserved <> (select coalesce(sum(r.quantity), 0) from reservations r
        where r.variant_id = s.variant_id and r.warehouse = s.warehouse and r.state = 'held')`,
  'movements and sales add up to every quantity': `
    select variant_id, warehouse, sum(there) as there, sum(moved) as moved from (
      select variant_id, warehouse, quantity as there, 0 as moved from stock
      union all select variant_id, warehouse, 0, change from stock_movements
      union all select variant_id, warehouse, 0, -quantity from reservations where state = 'claimed') as entries
    group by variant_id, warehouse having sum(there) <> sum(moved)`,
  'products are sold to paid orders, reserved for open and held ones, and for no others': `
    select o.id, o.state, r.state as products from orders o join reservations r on r.order_ref = o.id
    where r.state <> 'released' and case r.state
      when 'claimed' then o.state not in ('paid', 'held', 'refunded') else o.state not in ('open', 'held') end`,
  'every paid order has its products': `
    select o.id from orders o where o.state = 'paid' and o.fulfilment <> 'none'
      and not exists (select 1 from reservations r where r.order_ref = o.id and r.state = 'claimed')`,
  'every paid order has exactly one mail; only one that is held, refunded or cancelled since may have one, too': `
    select o.id, o.state, count(m.key) as mails from orders o left join mailbox m on m.key = 'order-mail.' || o.id
    group by o.id, o.state having (o.state not in ('held', 'refunded', 'cancelled') or count(m.key) > 1)
      and count(m.key) <> case when o.state = 'paid' then 1 else 0 end`,
  'a cart is closed by one order, once, and by none that is not paid': `
    select c.id, c.state, count(o.id) as orders from carts c
    left join orders o on o.cart_id = c.id and o.state in ('paid', 'held', 'refunded', 'cancelled')
    group by c.id, c.state having count(o.id) <> case when c.state = 'CLOSED' then 1 else 0 end`,
  'a cart has one open order at most': `
    select cart_id from orders where state = 'open' group by cart_id having count(*) > 1`,
  // The acknowledgement of a pending payment waits a minute, and is not sent if the payment is there by then.
  'nothing is left undone': `
    select key as id, topic from outbox where done_at is null and topic <> 'received-mail'
    union all select key as id, event_code from payment_events where worked_at is null`,
}

/** The violations: one line each; none when all hold. `more` are invariants of one shop only. */
export async function brokenInvariants(
  request: RunQuery,
  more: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  const broken: string[] = []
  for (const [name, sql] of Object.entries({ ...INVARIANTS, ...more })) {
    const [row] = await request(sql)
    if (row !== undefined) broken.push(`${name}: ${JSON.stringify(row)}`)
  }
  return broken
}
