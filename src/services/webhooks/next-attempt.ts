/** When a failed delivery is attempted again (HKS-04). */
import { MAX_ATTEMPTS, retryDelay } from '../../platform/outbox/retry-delay.ts'

/** After 5 s, doubling up to 6 h, each ±25 % by `chance` (0 to 1). Undefined after the last of 20 attempts: it is dead. */
export function nextAttempt(tries: number, now: Date, chance: number): Date | undefined {
  return tries >= MAX_ATTEMPTS ? undefined : new Date(now.getTime() + retryDelay(tries, chance))
}

/** A webhook that has failed for so long, without any success, is switched off (HKS-07). */
const MAX_FAILING_MS = 72 * 3_600_000

export const hasFailedTooLong = (failingSince: string, now: Date): boolean =>
  now.getTime() - Date.parse(failingSince) >= MAX_FAILING_MS
