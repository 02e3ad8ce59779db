/** The knobs, for tests and for whoever wants to see what the shop does when things go wrong. Needs the secret key. */
import { Hono } from 'hono'
import { PAYMENTS_KNOBS_PATH } from '../../../contracts/payment-provider/payment-provider.ts'
import { checked } from '../../../platform/http/checked.ts'
import { requireApiKey } from '../door/api-key.ts'
import type { Sandbox } from '../sandbox.ts'
import { knobsGiven, readKnobs, saveKnobs } from './knobs.ts'
import type { LostAnswers } from './lost-answers.ts'

export type KnobRoutesDeps = {
  readonly sandbox: Pick<Sandbox, 'database'>
  readonly apiKey: string
  readonly lost: LostAnswers
}

export function knobRoutes({ sandbox: { database }, apiKey, lost }: KnobRoutesDeps) {
  return new Hono()
    .use(PAYMENTS_KNOBS_PATH, requireApiKey(apiKey))
    .get(PAYMENTS_KNOBS_PATH, async (c) => c.json(await readKnobs(database.query)))
    .post(PAYMENTS_KNOBS_PATH, checked(knobsGiven), async (c) => {
      const knobs = c.req.valid('json')
      await database.transaction((transaction) => saveKnobs(transaction, knobs))
      lost.set(knobs.lostAnswers)
      return c.json(knobs)
    })
}
