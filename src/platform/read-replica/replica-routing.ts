/**
 * Decides whether a read goes to a replica, so that what it returns is never older than MAX_STALENESS_MS (SCL-13). The position of the
 * primary is sampled each second: once the replica has replayed a sample, it has everything up to the time of that sample. A read
 * is sent to the replica only while its last replayed sample is young enough; a replica that lags or is down is bypassed.
 *
 * A caller that has read from the primary must not read something older afterwards: an index that noted the new version and then read
 * old rows would stay old. So a replica comes back only at a moment when no read is under way at the primary and it has replayed all
 * of it; reads wait for that moment, a few milliseconds.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseUnavailable } from '../database-unavailable.ts'
import { within } from '../within.ts'

export const MAX_STALENESS_MS = 5000
const SAMPLE_MS = 1000
/** A replica that hangs counts as unavailable after it. */
const ANSWER_MS = 2000
/** How long reads wait at most for the replica to come back. */
const HOLD_MS = 250
const STEP_MS = 5
/** More only say that the replica lags. */
const MAX_SAMPLES = 10
/** SQLSTATE: cancelled by what the replica replayed, and a statement that writes. */
const ONLY_ON_REPLICA: ReadonlySet<unknown> = new Set(['40001', '25006'])

/** A position in the write-ahead log. */
type Position = bigint

export type ReplicaRouting = {
  /** Runs one of the two, and the second where the replica fails. */
  readonly read: <Value>(onReplica: () => Promise<Value>, onPrimary: () => Promise<Value>) => Promise<Value>
  /** Samples once; called by the timer. */
  readonly sample: () => Promise<void>
  readonly close: () => void
}

type Deps = {
  readonly primaryPosition: () => Promise<Position>
  /** Undefined where the server is no replica. */
  readonly replayedPosition: () => Promise<Position | undefined>
  readonly onBypassed: (reason: string) => void
  readonly onUsed: () => void
  /** In milliseconds; never goes back. */
  readonly now?: () => number
}

/** Long: a factory; its functions share what is known of the replica. */
export function routeReads(deps: Deps): ReplicaRouting {
  const { primaryPosition, onBypassed, onUsed, now = () => performance.now() } = deps
  let isUsed = false
  /** What the replica has is at least of this time. */
  let freshAt = -Infinity
  let samples: readonly { readonly at: number; readonly position: Position }[] = []
  let atPrimary = 0
  /** Reads wait for it while the replica comes back. */
  let gate: Promise<void> | undefined
  let isSampling = false

  const bypass = (reason: string): void => {
    if (isUsed) onBypassed(reason)
    isUsed = false
  }
  const isFresh = (): boolean => now() - freshAt <= MAX_STALENESS_MS
  const replayedPosition = async (): Promise<Position> => {
    const position = await within(ANSWER_MS, deps.replayedPosition(), late)
    if (position === undefined) throw new Error('The server is not a replica')
    return position
  }
  const isReadAtPrimary = (): boolean => atPrimary > 0
  const comeBack = async (): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    try {
      const until = now() + HOLD_MS
      const isOver = async () => now() >= until || (await pause(STEP_MS, false))
      while (isReadAtPrimary()) if (await isOver()) return
      const at = now()
      const position = await within(ANSWER_MS, primaryPosition(), late)
      while ((await replayedPosition()) < position) if (await isOver()) return
      freshAt = at
      isUsed = true
      onUsed()
    } finally {
      gate = undefined
      resolve()
    }
  }
  const sample = async (): Promise<void> => {
    if (isSampling) return
    isSampling = true
    try {
      const at = now()
      const position = await within(ANSWER_MS, primaryPosition(), late).catch(() => undefined)
      if (position !== undefined) samples = [...samples, { at, position }].slice(-MAX_SAMPLES)
      const replayed = await replayedPosition()
      for (const one of samples) if (one.position <= replayed) freshAt = one.at
      samples = samples.filter((one) => one.position > replayed)
      // Nothing is known without the primary.
      if (!isUsed && position !== undefined && now() - freshAt <= 2 * SAMPLE_MS) await comeBack()
    } catch (error) {
      bypass(String(error))
    } finally {
      isSampling = false
    }
  }
  const timer = setInterval(() => void sample(), SAMPLE_MS)
  timer.unref()

  return {
    sample,
    async read(onReplica, onPrimary) {
      await gate
      if (isUsed && !isFresh()) bypass(`More than ${MAX_STALENESS_MS} ms behind`)
      if (isUsed) {
        try {
          return await within(MAX_STALENESS_MS, onReplica(), late)
        } catch (error) {
          if (error instanceof DatabaseUnavailable) bypass(error.message)
          else if (!ONLY_ON_REPLICA.has(codeOf(error))) throw error
        }
      }
      atPrimary += 1
      try {
        return await onPrimary()
      } finally {
        atPrimary -= 1
      }
    },
    close: () => clearInterval(timer),
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

const late = () => new DatabaseUnavailable('No answer in time')
