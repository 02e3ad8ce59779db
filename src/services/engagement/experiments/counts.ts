/**
 * How many visitors saw each variant of an experiment, and how many orders they placed, by day (DIN-06). Browsers of visitors who
 * agreed to statistics report it; the rows are sums without an id, a network or an order.
 */
import type { Kysely } from 'kysely'
import type { ExperimentCount } from '../../../contracts/engagement/experiment-schema.ts'
import { applyOverride } from '../../../markets/experiments/experiment-override.ts'
import { EXPERIMENTS } from '../../../markets/experiments/experiments.ts'
import type { EngagementTables } from '../tables.ts'
import { findOverrides } from './overrides.ts'

/** With the weights in effect: whether visitors were split as wanted is known for each of them only. */
export async function addCount(
  query: Kysely<EngagementTables>,
  { experiment: id, variant, event }: ExperimentCount,
  now: Date,
): Promise<void> {
  const known = EXPERIMENTS.find((one) => one.id === id)
  if (known === undefined) return
  const { weights, active } = applyOverride(known, (await findOverrides(query))[id] ?? {})
  // Browsers still have the variants of an experiment that was switched off.
  if (!active) return
  const [visitors, orders] = event === 'visitor' ? [1, 0] : [0, 1]
  await query
    .insertInto('experiment_counts')
    .values({
      day: now.toISOString().slice(0, 10),
      experiment: id,
      weights: weights.join(':'),
      variant,
      visitors,
      orders,
    })
    .onConflict((conflict) =>
      conflict.columns(['day', 'experiment', 'weights', 'variant']).doUpdateSet((row) => ({
        visitors: row('experiment_counts.visitors', '+', visitors),
        orders: row('experiment_counts.orders', '+', orders),
      })),
    )
    .execute()
}

export type CountedVariant = {
  readonly experiment: string
  readonly weights: readonly number[]
  readonly variant: string
  readonly visitors: number
  readonly orders: number
}

/** Days as 2026-11-18, both of them included. */
export async function readCounts(
  query: Kysely<EngagementTables>,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<readonly CountedVariant[]> {
  const rows = await query
    .selectFrom('experiment_counts')
    .select(['experiment', 'weights', 'variant'])
    .select(({ fn }) => [fn.sum('visitors').as('visitors'), fn.sum('orders').as('orders')])
    .where('day', '>=', from)
    .where('day', '<=', until)
    .groupBy(['experiment', 'weights', 'variant'])
    .orderBy('experiment')
    .orderBy('weights')
    .orderBy('variant')
    .execute()
  return rows.map(({ experiment, weights, variant, visitors, orders }) => ({
    experiment,
    weights: weights.split(':').map(Number),
    variant,
    visitors: Number(visitors),
    orders: Number(orders),
  }))
}
