/** Publishes releases whose time has come, once on all nodes, or on the next start (DCO-11). */
import type { Log } from '../../../platform/log/log.ts'
import { dueReleases } from '../../../services/content/admin.ts'
import type { OperationContext } from '../../declaration.ts'

/** Returns how many it looked at: those whose checks fail are looked at once. */
export async function publishDueReleases(context: OperationContext & { readonly log: Log }): Promise<number> {
  const { database, clock } = context
  const due = await dueReleases(database.query, clock.now())
  if (due.length === 0) return 0
  const { publishContentRelease } = await import('../operations/release-content.ts')
  for (const id of due) {
    await publishContentRelease.run({ id, due: true }, { ...context, actor: { kind: 'system', job: 'releases' } })
  }
  return due.length
}
