/** What a browser reports of an experiment: that a visitor was assigned to a variant, or ordered. Server only. */
import { z } from 'zod'
import { EXPERIMENTS } from '../../markets/experiments/experiments.ts'

export const experimentCount = z
  .strictObject({
    experiment: z.enum(EXPERIMENTS.map(({ id }) => id)),
    variant: z.string().max(40),
    event: z.enum(['visitor', 'order']),
  })
  .refine(
    ({ experiment, variant }) =>
      EXPERIMENTS.some(({ id, variants }) => id === experiment && variants.includes(variant)),
    { path: ['variant'], message: 'must be a variant of the experiment' },
  )

export type ExperimentCount = Readonly<z.output<typeof experimentCount>>
