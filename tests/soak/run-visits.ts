/** Visits one after the other by shoppers who do not pause, or at a steady rate whatever the shop does. */
import { setTimeout as pause } from 'node:timers/promises'
import { visitsDue } from './capacity.ts'
import type { Visit } from './visit.ts'

export type Visits = {
  readonly served: () => number
  readonly errors: () => readonly string[]
  /** Orders that were confirmed as paid. */
  readonly orders: () => readonly string[]
  /** Until the signal; ends when the visits that are under way have ended. */
  readonly saturate: (shoppers: number, signal: AbortSignal) => Promise<void>
  /** Returns how many visits were due in that time; those that began late are among them, too. */
  readonly pace: (perSecond: number, milliseconds: number) => Promise<number>
}

const TICK_MS = 5
/** Far more than at a rate below the capacity; beyond that visits begin late. */
const MAX_PARALLEL = 200

export function createVisits(visit: Visit): Visits {
  let begun = 0
  let served = 0
  const errors: string[] = []
  const orders: string[] = []

  const runOne = async (): Promise<void> => {
    begun += 1
    try {
      const order = await visit(begun)
      if (order !== undefined) orders.push(order)
      served += 1
    } catch (error) {
      errors.push(messageOf(error))
    }
  }
  return {
    served: () => served,
    errors: () => errors,
    orders: () => orders,
    async saturate(shoppers, signal) {
      const shop = async () => {
        while (!signal.aborted) await runOne()
      }
      await Promise.all(Array.from({ length: shoppers }, shop))
    },
    async pace(perSecond, milliseconds) {
      const running = new Set<Promise<void>>()
      const startedAt = performance.now()
      let paced = 0
      for (let elapsed = 0; ; elapsed = Math.min(milliseconds, performance.now() - startedAt)) {
        while (paced < visitsDue(elapsed, perSecond) && running.size < MAX_PARALLEL) {
          paced += 1
          const one: Promise<void> = runOne().finally(() => running.delete(one))
          running.add(one)
        }
        if (elapsed === milliseconds) break
        await pause(TICK_MS)
      }
      await Promise.all(running)
      return visitsDue(milliseconds, perSecond)
    },
  }
}

/** A request without an answer has the reason in its cause. */
export const messageOf = (error: unknown): string => String(error instanceof Error ? (error.cause ?? error) : error)
