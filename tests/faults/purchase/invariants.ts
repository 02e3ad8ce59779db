/** What must be true of a shop whatever went wrong, asked in SQL past all of its own code. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import type { ProcessOptions } from './process-options.ts'
import { PAIRS, type Stage } from './stage.ts'

type Row = Readonly<Record<string, unknown>>
type Ask = (sql: string) => Promise<readonly Row[]>

/** Each finds the rows that break it. */
const INVARIANTS: Readonly<Record<string, string>> = {
  'a paid order has exactly one authorised payment that was not given back, and no other order has any': `
    select o.id, o.state, count(p.psp_reference) as payments from orders o
    left join payments p on p.order_id = o.id and p.state = 'authorised'
    group by o.id, o.state
    having (o.state in ('paid', 'held', 'refunded') and count(p.psp_reference) <> 1)
      or (o.state not in ('paid', 'held', 'refunded') and count(p.psp_reference) <> 0)`,
  'what was paid is what the order costs': `
    select o.id, o.total, p.amount from orders o join payments p on p.order_id = o.id and p.state = 'authorised'
    where o.state = 'paid' and (p.amount <> o.total or p.currency <> o.currency)`,
  'what is promised and what is sold is never more than there was, and every pair is accounted for': `
    select s.* from stock s where s.reserved > s.quantity or s.reserved < 0
      or s.reserved <> (select coalesce(sum(r.quantity), 0) from reservations r where r.variant_id = s.variant_id and r.state = 'held')
      or s.quantity + (select coalesce(sum(r.quantity), 0) from reservations r where r.variant_id = s.variant_id and r.state = 'claimed') <> ${PAIRS}`,
  'goods are sold to paid orders, promised to open and held ones, and to nobody else': `
    select o.id, o.state, r.state as goods from orders o join reservations r on r.order_ref = o.id
    where r.state <> 'released' and case r.state
      when 'claimed' then o.state not in ('paid', 'held', 'refunded') else o.state not in ('open', 'held') end`,
  'every paid order has its goods': `
    select o.id from orders o where o.state = 'paid'
      and not exists (select 1 from reservations r where r.order_ref = o.id and r.state = 'claimed')`,
  'every paid order has exactly one mail; only one that is held since may have one, too': `
    select o.id, o.state, count(m.key) as mails from orders o left join mailbox m on m.key = 'order-mail.' || o.id
    group by o.id, o.state having (o.state <> 'held' or count(m.key) > 1)
      and count(m.key) <> case when o.state = 'paid' then 1 else 0 end`,
  'a cart is closed by one order, once, and by none that is not paid': `
    select c.id, c.state, count(o.id) as orders from carts c
    left join orders o on o.cart_id = c.id and o.state in ('paid', 'held', 'refunded', 'cancelled')
    group by c.id, c.state having count(o.id) <> case when c.state = 'CLOSED' then 1 else 0 end`,
  'a cart has one open order at most': `
    select cart_id from orders where state = 'open' group by cart_id having count(*) > 1`,
  'nothing is left undone': `
    select key as id, topic from outbox where done_at is null
    union all select key as id, event_code from payment_events where worked_at is null`,
}

/** What is broken: one line each; none when all is well. */
export async function violations(
  shop: Pick<ProcessOptions, 'dataDir' | 'databaseUrl'>,
  stage: Stage,
): Promise<readonly string[]> {
  const { ask, close } = await connect(shop)
  try {
    const broken: string[] = []
    for (const [name, sql] of Object.entries(INVARIANTS)) {
      const [row] = await ask(sql)
      if (row !== undefined) broken.push(`${name}: ${JSON.stringify(row)}`)
    }
    return [...broken, ...(await chargedForNothing(ask, stage))]
  } finally {
    await close()
  }
}

/** The provider's own books: it keeps the money of paid orders, and of nobody else. */
async function chargedForNothing(ask: Ask, { provider }: Stage): Promise<readonly string[]> {
  const charged = await provider.query
    .selectFrom('sandbox_payments')
    .select(['psp_reference', 'reference', 'value', 'currency'])
    .where('result', '=', 'Authorised')
    .where('cancelled', '=', 0)
    .where('refunded', '=', 0)
    .execute()
  const kept = await ask(`select p.psp_reference as psp, p.attempt_id as reference, o.state from payments p
    join orders o on o.id = p.order_id where p.state = 'authorised'`)
  const known = new Set(kept.map(({ psp }) => String(psp)))
  const real = new Set(charged.map((payment) => payment.psp_reference))
  return [
    ...charged
      .filter((payment) => !known.has(payment.psp_reference))
      .map((payment) => `somebody was charged for nothing: ${JSON.stringify(payment)}`),
    ...[...known].filter((psp) => !real.has(psp)).map((psp) => `an order is paid with money that nobody has: ${psp}`),
  ]
}

/** The state of the order that a cart became, and how many orders it became. */
export async function stateOf(shop: Pick<ProcessOptions, 'dataDir' | 'databaseUrl'>, cartId: string): Promise<string> {
  const { ask, close } = await connect(shop)
  try {
    const rows = await ask(`select state from orders where cart_id = '${cartId}' and state <> 'replaced'`)
    return rows.map(({ state }) => String(state)).join('+') || 'none'
  } finally {
    await close()
  }
}

async function connect({ dataDir, databaseUrl }: Pick<ProcessOptions, 'dataDir' | 'databaseUrl'>) {
  if (databaseUrl === undefined) {
    const database = new DatabaseSync(join(dataDir, 'sockeye.sqlite'), { readOnly: true })
    const ask: Ask = async (sql) => database.prepare(sql).all()
    return { ask, close: async () => database.close() }
  }
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const ask: Ask = async (sql) => (await client.query<Row>(sql)).rows
  return { ask, close: () => client.end() }
}
