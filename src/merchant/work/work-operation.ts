/** desk.work: what there is to do for the role, with how much of it (DSK-06). */
import { z } from 'zod'
import { actorCan } from '../../contracts/staff/actor.ts'
import { WORK_NAMES } from '../../contracts/staff/work.ts'
import { ok } from '../../platform/result.ts'
import { merchantOperation } from '../operation.ts'
import { checkRemote } from '../run/check-access.ts'
import { reusedFor } from '../run/reused.ts'
import { WORK_COUNTERS } from './work-counters.ts'

/** Several desks show the same numbers, and each of them asks every eight seconds. */
const REUSED_MS = 2000

const COUNTERS = WORK_COUNTERS.map((counter) => ({ ...counter, count: reusedFor(REUSED_MS, counter.count) }))

export const workListOperation = merchantOperation({
  name: 'desk.work',
  kind: 'read',
  permission: 'signed-in',
  fresh: false,
  input: z.strictObject({}),
  output: z.object({
    work: z.array(z.object({ name: z.enum(WORK_NAMES), count: z.int(), overdue: z.int().exactOptional() })),
  }),
  async run(context) {
    const { actor } = context
    const own = COUNTERS.filter(
      (counter) => actorCan(actor, counter.permission) && checkRemote(counter, actor, context) === undefined,
    )
    const work = await Promise.all(own.map(async ({ name, count }) => ({ name, ...(await count(context)) })))
    return ok({ work })
  },
})
