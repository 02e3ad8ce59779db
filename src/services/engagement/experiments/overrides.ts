/** What merchants changed of experiments. An experiment without a row has the values of the code. */
import type { Kysely } from 'kysely'
import { readOverride, type ExperimentOverride } from '../../../markets/experiments/experiment-override.ts'
import type { EngagementTables } from '../tables.ts'

export type ExperimentOverrides = Readonly<Record<string, ExperimentOverride>>

export async function findOverrides(query: Kysely<EngagementTables>): Promise<ExperimentOverrides> {
  const rows = await query.selectFrom('experiment_overrides').selectAll().orderBy('experiment').execute()
  return Object.fromEntries(rows.map(({ experiment, override }) => [experiment, readOverride(JSON.parse(override))]))
}

/** An empty one gives everything back to the code. */
export async function saveOverride(
  query: Kysely<EngagementTables>,
  experiment: string,
  wanted: ExperimentOverride,
): Promise<void> {
  if (Object.keys(wanted).length === 0) {
    await query.deleteFrom('experiment_overrides').where('experiment', '=', experiment).execute()
    return
  }
  const override = JSON.stringify(wanted)
  await query
    .insertInto('experiment_overrides')
    .values({ experiment, override })
    .onConflict((conflict) => conflict.column('experiment').doUpdateSet({ override }))
    .execute()
}
