/**
 * Tasks after startup that no request waits for, one at a time, in the order in which the first pages need them. Between tasks
 * the event loop handles requests.
 */
import { setImmediate } from 'node:timers/promises'
import type { Log } from '../../platform/log/log.ts'
import type { LogCode } from '../../platform/log/log-code.ts'

/** A task, and the line that is logged if it fails. The next one runs in any case. */
export type StartupTask = readonly [work: () => Promise<void>, otherwise: LogCode]

/** No further task is started once `isOver` returns true. */
export async function afterOpening(
  steps: readonly StartupTask[],
  { isOver, log }: { readonly isOver: () => boolean; readonly log: Pick<Log, 'write'> },
): Promise<void> {
  for (const [work, otherwise] of steps) {
    await setImmediate()
    if (isOver()) return
    await work().catch((err: unknown) => log.write(otherwise, { err }))
  }
}
