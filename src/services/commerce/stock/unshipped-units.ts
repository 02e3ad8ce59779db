/**
 * Units that were sold, but still lie in a warehouse: paid and not shipped (DGO-09). Reservations say from which warehouse an order
 * was sold, shipments and cancellations how much of it is left. What is left lies where the picking list looks for it.
 */
import { sql } from 'kysely'
import type { CommerceEngine, CommerceQuery } from '../catalogue/stored-offers.ts'
import { among } from '../catalogue/stored-offers.ts'
import { parcelsOf, pickingList } from '../fulfilment/picking.ts'

export type UnshippedUnits = { readonly of: (variantId: string, warehouse: string) => number }

type Sums = { readonly variantId: string; readonly warehouse: string; readonly units: number }

/** Of some variants in all warehouses. */
export async function unshippedUnits(
  query: CommerceQuery,
  engine: CommerceEngine,
  variantIds: readonly string[],
): Promise<UnshippedUnits> {
  if (variantIds.length === 0) return { of: () => 0 }
  const whole = await sql<Sums>`
    select variant_id as "variantId", warehouse as "warehouse", sum(quantity) as "units"
    from reservations join orders on orders.id = reservations.order_ref
    where reservations.state = 'claimed' and variant_id in ${among(engine, variantIds)}
      and orders.state = 'paid' and fulfilment = 'unshipped' and not ${HAS_CANCELLED}
    group by variant_id, warehouse`.execute(query)
  const partial = await pickingList(query, await parcelsOf(query, await partialOrders(query, engine, variantIds)))
  const sums = new Map<string, number>()
  const add = (variantId: string, warehouse: string, units: number) => {
    const key = `${variantId} ${warehouse}`
    sums.set(key, (sums.get(key) ?? 0) + units)
  }
  for (const { variantId, warehouse, units } of whole.rows) add(variantId, warehouse, units)
  for (const { variantId, warehouse, quantity } of partial) add(variantId, warehouse, quantity)
  return { of: (variantId, warehouse) => sums.get(`${variantId} ${warehouse}`) ?? 0 }
}

/** Of their orders not everything that was sold is left. They are few, and their snapshots must be read. */
const HAS_CANCELLED = sql`exists (select 1 from cancelled_units where cancelled_units.order_id = orders.id)`

async function partialOrders(
  query: CommerceQuery,
  engine: CommerceEngine,
  variantIds: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ number: string }>`
    select distinct orders.number as "number" from orders join reservations on reservations.order_ref = orders.id
    where reservations.state = 'claimed' and variant_id in ${among(engine, variantIds)}
      and orders.state = 'paid' and (fulfilment = 'partly_shipped' or (fulfilment = 'unshipped' and ${HAS_CANCELLED}))
    order by orders.number`.execute(query)
  return rows.map(({ number }) => number)
}

/** The numbers of the orders that units in a warehouse belong to: reserved, or paid and not shipped. */
export async function owingOrders(
  query: CommerceQuery,
  engine: CommerceEngine,
  { variantId, warehouse }: { readonly variantId: string; readonly warehouse: string },
): Promise<readonly string[]> {
  const { rows } = await sql<{ number: string; state: 'held' | 'claimed' }>`
    select orders.number as "number", reservations.state as "state"
    from reservations join orders on orders.id = reservations.order_ref
    where variant_id = ${variantId} and warehouse = ${warehouse}
      and (reservations.state = 'held' or (reservations.state = 'claimed' and orders.state = 'paid' and
        fulfilment in ('unshipped', 'partly_shipped')))
    order by orders.number`.execute(query)
  const partial = new Set(await partialOrders(query, engine, [variantId]))
  const certain = rows.filter(({ number, state }) => state === 'held' || !partial.has(number))
  const asked = rows.filter(({ number, state }) => state === 'claimed' && partial.has(number))
  const left = await pickingList(
    query,
    await parcelsOf(
      query,
      asked.map(({ number }) => number),
    ),
  )
  const here = left.filter((line) => line.variantId === variantId && line.warehouse === warehouse)
  return [...new Set([...certain.map(({ number }) => number), ...here.flatMap(({ orders }) => orders)])].toSorted()
}
