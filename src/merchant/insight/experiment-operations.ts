/** Experiments: what they have shown, and what is changed of them without a deploy (DIN-06). */
import { z } from 'zod'
import { compareVariants } from '../../markets/experiments/compare-variants.ts'
import { applyOverride, type ExperimentOverride } from '../../markets/experiments/experiment-override.ts'
import type { Experiment } from '../../markets/experiments/experiment.ts'
import { EXPERIMENTS } from '../../markets/experiments/experiments.ts'
import { sharesDeviate } from '../../markets/experiments/share-deviation.ts'
import { ok } from '../../platform/result.ts'
import { findOverrides, readCounts, saveOverride, type CountedVariant } from '../../services/engagement/admin.ts'
import { rejected } from '../failures/operation-failure.ts'
import { versionsOf } from '../run/versions.ts'
import { merchantOperation } from '../operation.ts'
import { insightPeriod, isPeriod, MAX_INSIGHT_DAYS } from './insight-period.ts'

const settings = { active: z.boolean(), trafficPercentage: z.number(), weights: z.array(z.number()) }

const subjectOf = (id: string): string => `experiment:${id}`

const experimentView = z.object({
  id: z.string(),
  name: z.string(),
  defaultVariant: z.string(),
  version: z.int(),
  /** In effect. */
  ...settings,
  /** Of the code, which apply where nothing is overridden. */
  code: z.object(settings),
  override: z.object({
    active: z.boolean().exactOptional(),
    trafficPercentage: z.number().exactOptional(),
    weights: z.array(z.number()).exactOptional(),
  }),
  variants: z.array(z.object({ variant: z.string(), visitors: z.int(), orders: z.int() })),
  /** Of each variant but the default one, in orders per visitor; null where there is not enough data. */
  differences: z
    .array(z.object({ variant: z.string(), difference: z.number(), low: z.number(), high: z.number() }))
    .nullable(),
  /** Visitors were not split as the weights say: the figures cannot be trusted. */
  sharesDeviate: z.boolean(),
  /** Visitors of the period were assigned with different weights. */
  weightsChanged: z.boolean(),
})

export const experimentListOperation = merchantOperation({
  name: 'experiment.list',
  kind: 'read',
  permission: 'insights.read',
  fresh: false,
  input: insightPeriod,
  output: z.object({ experiments: z.array(experimentView) }),
  async run({ database }, period) {
    if (!isPeriod(period)) return rejected('INVALID_PERIOD', { most: MAX_INSIGHT_DAYS }, { field: 'until' })
    const versions = await versionsOf(
      database.query,
      EXPERIMENTS.map(({ id }) => subjectOf(id)),
    )
    const overrides = await findOverrides(database.query)
    const counts = await readCounts(database.query, period)
    return ok({
      experiments: EXPERIMENTS.map((experiment) => ({
        ...viewOf(
          experiment,
          overrides[experiment.id] ?? {},
          counts.filter((row) => row.experiment === experiment.id),
        ),
        version: versions.get(subjectOf(experiment.id)) ?? 0,
      })),
    })
  },
})

const settingsOf = ({ active, trafficPercentage, weights }: Experiment) => ({ active, trafficPercentage, weights })

function viewOf(experiment: Experiment, override: ExperimentOverride, rows: readonly CountedVariant[]) {
  const { id, name, defaultVariant } = experiment
  const variants = experiment.variants.map((variant) => {
    const own = rows.filter((row) => row.variant === variant)
    return {
      variant,
      visitors: own.reduce((sum, row) => sum + row.visitors, 0),
      orders: own.reduce((sum, row) => sum + row.orders, 0),
    }
  })
  const compared = compareVariants(variants, defaultVariant)
  const assigned = assignedBy(experiment, rows)
  return {
    id,
    name,
    defaultVariant,
    ...settingsOf(applyOverride(experiment, override)),
    code: settingsOf(experiment),
    override,
    variants,
    differences: compared === 'tooFew' ? null : compared,
    sharesDeviate: sharesDeviate(assigned),
    weightsChanged: assigned.length > 1,
  }
}

/** Visitors in the order of the variants, by the weights that they were assigned with. */
function assignedBy({ variants }: Experiment, rows: readonly CountedVariant[]) {
  const byWeights = Map.groupBy(rows, ({ weights }) => weights.join(':'))
  return [...byWeights.values()].flatMap((own) => {
    const visitors = variants.map((name) => own.find(({ variant }) => variant === name)?.visitors ?? 0)
    // Orders alone: of visitors who were assigned before.
    return visitors.every((count) => count === 0) ? [] : [{ weights: own[0]?.weights ?? [], visitors }]
  })
}

const override = z.strictObject({
  id: z.string().max(40),
  /** Null: as the code has it. */
  active: z.boolean().nullable(),
  trafficPercentage: z.int().min(0).max(100).nullable(),
  weights: z.array(z.int().min(0).max(100)).max(20).nullable(),
  version: z.int().min(0).exactOptional(),
})

const overridden = z.object({
  active: z.boolean().exactOptional(),
  trafficPercentage: z.number().exactOptional(),
  weights: z.array(z.number()).exactOptional(),
})

const MEMBERS = ['active', 'trafficPercentage', 'weights'] as const

export const experimentOverrideOperation = merchantOperation({
  name: 'experiment.override',
  kind: 'write',
  permission: 'experiments.write',
  fresh: false,
  input: override,
  output: z.undefined(),
  subject: ({ id }) => subjectOf(id),
  version: (wanted) => wanted.version,
  async run({ database, audit }, { id, active, trafficPercentage, weights }) {
    const experiment = EXPERIMENTS.find((one) => one.id === id)
    if (experiment === undefined) return rejected('UNKNOWN_EXPERIMENT', { id })
    const isWeighted = weights?.length === experiment.variants.length && weights.some((weight) => weight > 0)
    if (weights !== null && !isWeighted) {
      return rejected('INVALID_WEIGHTS', { variants: experiment.variants.length }, { field: 'weights' })
    }
    const wanted: ExperimentOverride = {
      ...(active !== null && { active }),
      ...(trafficPercentage !== null && { trafficPercentage }),
      ...(weights !== null && { weights }),
    }
    const before = (await findOverrides(database.query))[id] ?? {}
    await saveOverride(database.query, id, wanted)
    audit.restores(before)
    for (const field of MEMBERS) {
      const [was, is] = [before[field] ?? null, wanted[field] ?? null]
      if (JSON.stringify(was) !== JSON.stringify(is)) audit.changed({ field, before: was, after: is })
    }
    return ok(undefined)
  },
  async undo({ database, audit }, { subject, changes, state }) {
    await saveOverride(database.query, subject.slice(subjectOf('').length), overridden.parse(state))
    for (const { field, before, after } of changes) audit.changed({ field, before: after, after: before })
    return ok(undefined)
  },
})
