/**
 * What a shop does when it has opened, and nobody waits for: one thing after the other, what the first pages are made of
 * first. Whoever comes meanwhile finds it under way, and has the loop in between.
 */
import { setImmediate } from 'node:timers/promises'
import type { Log } from '../../platform/log/log.ts'

/** What is done, and what it means if that fails. The next is tried all the same. */
export type Step = readonly [work: () => Promise<void>, otherwise: string]

/** `isOver` says that the shop is being closed: then nothing more is begun. */
export async function afterOpening(
  steps: readonly Step[],
  { isOver, log }: { readonly isOver: () => boolean; readonly log: Pick<Log, 'warn'> },
): Promise<void> {
  for (const [work, otherwise] of steps) {
    await setImmediate()
    if (isOver()) return
    await work().catch((err: unknown) => log.warn(otherwise, { err }))
  }
}
