/** The knobs, for tests and for trying out what the shop does when things go wrong. They need the secret key, or a caller that the shop trusts. */
import { Hono } from 'hono'
import { PAYMENTS_KNOBS_PATH } from '../../../contracts/payment-provider/payment-provider.ts'
import { success } from '../../../platform/http/operations.ts'
import { serveOperations } from '../../../platform/http/serve-operations.ts'
import type { ServiceEnv } from '../../../platform/http/service-app.ts'
import { requireApiKey } from '../requests/api-key.ts'
import type { Sandbox } from '../sandbox.ts'
import { decidePending } from '../modifications/work-changes.ts'
import { knobsGiven, readKnobs, saveKnobs } from './knobs.ts'
import type { LostAnswers } from './lost-answers.ts'

export type KnobRoutesDeps = {
  readonly sandbox: Pick<Sandbox, 'database' | 'clock'>
  readonly apiKey: string
  readonly lost: LostAnswers
  readonly mayControl?: ((request: Request) => boolean) | undefined
}

/** Of the sandbox alone: the provider has no such operations. */
const knobOperations = {
  readKnobs: { method: 'GET', path: PAYMENTS_KNOBS_PATH, output: knobsGiven },
  setKnobs: { method: 'POST', path: PAYMENTS_KNOBS_PATH, input: knobsGiven, output: knobsGiven },
} as const

export function knobRoutes({ sandbox: { database, clock }, apiKey, lost, mayControl }: KnobRoutesDeps) {
  const { routes } = serveOperations(knobOperations, {
    readKnobs: async () => success(await readKnobs(database.query)),
    async setKnobs({ input: knobs }) {
      await database.transaction(async (transaction) => {
        await saveKnobs(transaction, knobs)
        if (knobs.decidePending) await decidePending(transaction, clock.now())
      })
      lost.set(knobs.lostAnswers)
      return success(knobs)
    },
  })
  return new Hono<ServiceEnv>().use(PAYMENTS_KNOBS_PATH, requireApiKey(apiKey, mayControl)).route('/', routes)
}
