/** What must be true of a shop whatever fault occurred, queried in SQL, independent of its own code. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { brokenInvariants, type RunQuery } from '../../support/purchase-invariants.ts'
import { DOCUMENT_INVARIANTS } from '../documents/invariants.ts'
import type { ProcessOptions } from './process-options.ts'
import { PAIRS, type Stage } from './stage.ts'

/** With the provider's records, and all of its stock counted. */
const COUNTED = {
  ...DOCUMENT_INVARIANTS,
  'every pair is accounted for': `
    select s.* from stock s
    where s.quantity + (select coalesce(sum(r.quantity), 0) from reservations r where r.variant_id = s.variant_id and r.state = 'claimed')
      - (select coalesce(sum(u.restocked), 0) from return_units u) <> ${PAIRS}`,
}

/** The violations: one line each; none when all hold. `more` are invariants of one matrix only. */
export async function violations(
  shop: Pick<ProcessOptions, 'dataDir' | 'databaseUrl'>,
  stage: Stage,
  more: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  const { query, close } = await connect(shop)
  try {
    return [
      ...(await brokenInvariants(query, { ...COUNTED, ...more })),
      ...(await chargedForNothing(query, stage)),
      ...(await capturedOtherwise(query, stage)),
    ]
  } finally {
    await close()
  }
}

/** The provider's own records: it has the money of paid orders only. */
async function chargedForNothing(query: RunQuery, { provider }: Stage): Promise<readonly string[]> {
  const charged = await provider.query
    .selectFrom('sandbox_payments')
    .select(['psp_reference', 'reference', 'value', 'currency'])
    .where('result', '=', 'Authorised')
    .where('cancelled', '=', 0)
    .whereRef('refunded', '<', 'value')
    .execute()
  const stored = await query(`select p.psp_reference as psp, p.attempt_id as reference, o.state from payments p
    join orders o on o.id = p.order_id where p.state = 'authorised' and p.credit_id is null and p.amount >
      p.refunded - (select coalesce(sum(r.value), 0) from refunds r where r.payment = p.psp_reference and r.credit_id is not null)`)
  const known = new Set(stored.map(({ psp }) => String(psp)))
  const real = new Set(charged.map((payment) => payment.psp_reference))
  return [
    ...charged
      .filter((payment) => !known.has(payment.psp_reference))
      .map((payment) => `a payment was charged without an order: ${JSON.stringify(payment)}`),
    ...[...known].filter((psp) => !real.has(psp)).map((psp) => `an order is paid with an unknown payment: ${psp}`),
  ]
}

/** Where money is captured at shipment, the provider has captured what the shop believes, once. */
async function capturedOtherwise(query: RunQuery, { provider }: Stage): Promise<readonly string[]> {
  const stored = await query(
    `select payment, sum(value) as value from captures where state = 'confirmed' group by payment`,
  )
  const captured = await provider.query.selectFrom('sandbox_payments').select(['psp_reference', 'captured']).execute()
  const valueOf = new Map(captured.map((payment) => [payment.psp_reference, payment.captured]))
  return stored
    .filter(({ payment, value }) => valueOf.get(String(payment)) !== Number(value))
    .map((row) => `the provider has captured ${valueOf.get(String(row['payment']))}: ${JSON.stringify(row)}`)
}

/** The state of the order that a cart became, and how many orders it became. */
export async function stateOf(shop: Pick<ProcessOptions, 'dataDir' | 'databaseUrl'>, cartId: string): Promise<string> {
  const { query, close } = await connect(shop)
  try {
    const rows = await query(`select state from orders where cart_id = '${cartId}' and state <> 'replaced'`)
    return rows.map(({ state }) => String(state)).join('+') || 'none'
  } finally {
    await close()
  }
}

/** The member `ended` of the only row. */
export async function queryOnce(shop: Pick<ProcessOptions, 'dataDir' | 'databaseUrl'>, sql: string): Promise<string> {
  const { query, close } = await connect(shop)
  try {
    const [row] = await query(sql)
    return String(row?.['ended'])
  } finally {
    await close()
  }
}

async function connect({ dataDir, databaseUrl }: Pick<ProcessOptions, 'dataDir' | 'databaseUrl'>) {
  if (databaseUrl === undefined) {
    const database = new DatabaseSync(join(dataDir, 'sockeye.sqlite'), { readOnly: true })
    const query: RunQuery = async (sql) => database.prepare(sql).all()
    return { query, close: async () => database.close() }
  }
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const query: RunQuery = async (sql) => (await client.query<Readonly<Record<string, unknown>>>(sql)).rows
  return { query, close: () => client.end() }
}
