/** The delay before attempt number `attempt` (from 0): 1, 2, 4 … 30 s (DSK-15). */
export const backoffMs = (attempt: number): number => Math.min(1000 * 2 ** Math.min(attempt, 5), 30_000)
