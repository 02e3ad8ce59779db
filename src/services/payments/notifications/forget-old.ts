/** What nobody will ask for any more goes: keys are good for a week at least, news for as long as they are tried. */
import { later, type Sandbox } from '../sandbox.ts'

const HOUR = 3_600_000
const KEPT = 31 * 24 * HOUR

/** Looks once an hour at most. */
export function forgetOld({ database, clock }: Pick<Sandbox, 'database' | 'clock'>): () => Promise<void> {
  let next = 0
  return async () => {
    const now = clock.now()
    if (now.getTime() < next) return
    next = now.getTime() + HOUR
    const old = later(now, -KEPT)
    await database.query.deleteFrom('sandbox_keys').where('created_at', '<', old).execute()
    await database.query.deleteFrom('sandbox_notifications').where('done_at', '<', old).execute()
  }
}
