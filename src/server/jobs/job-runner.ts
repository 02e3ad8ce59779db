/**
 * Runs background jobs: each on its own timer, never twice at the same time, and immediately when woken. Timers are unreffed;
 * close() waits for running jobs.
 */
import type { Log } from '../../platform/log/log.ts'
import { JOB_LOG } from '../log-codes.ts'

export type BackgroundJob = {
  readonly name: string
  /** Returns how much it did: unless that is 0, it runs again immediately. */
  readonly run: () => Promise<number>
  readonly everyMs: number
  /**
   * Minimum pause between runs, however often the job is woken. The first run is immediate; work that arrives during the pause
   * is processed in one batch, which costs less per item under load.
   */
  readonly restMs?: number
}

export type BackgroundWork = {
  /** Runs after the current request has been answered (setImmediate). */
  readonly wake: (name: string) => void
  readonly close: () => Promise<void>
}

/** So that nodes started at the same time do not poll at the same time. */
const JITTER = 0.2
/** A job that always finds work must not block other jobs. */
const MAX_CONSECUTIVE_RUNS = 50

export function backgroundWork(
  jobs: readonly BackgroundJob[],
  { log, random = Math.random }: { readonly log: Log; readonly random?: () => number },
): BackgroundWork {
  const running = new Map(jobs.map((job) => [job.name, scheduleJob(job, { log, random })]))
  return {
    wake: (name) => running.get(name)?.wake(),
    async close() {
      await Promise.all([...running.values()].map((job) => job.close()))
    },
  }
}

/** Long: a factory; its functions share the timer. */
function scheduleJob(
  { name, run, everyMs, restMs = 0 }: BackgroundJob,
  { log, random }: { log: Log; random: () => number },
) {
  let inProgress: Promise<void> | undefined
  let isWoken = false
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let endRest = (): void => {}

  const rest = (): Promise<void> =>
    new Promise((resolve) => {
      const pause = setTimeout(resolve, restMs)
      pause.unref()
      endRest = () => {
        clearTimeout(pause)
        resolve()
      }
    })
  const runOnce = async (): Promise<number> => {
    try {
      return await run()
    } catch (err) {
      log.write(JOB_LOG.jobFailed, { work: name, err })
      return 0
    }
  }
  const runAll = async (): Promise<void> => {
    for (let runs = 0; runs < MAX_CONSECUTIVE_RUNS; runs += 1) {
      isWoken = false
      const did = await runOnce()
      if (isClosed || (did === 0 && !isWoken)) return
      if (restMs > 0) await rest()
      if (isClosed) return
    }
  }
  const start = (): void => {
    if (isClosed) return
    clearTimeout(timer)
    inProgress = runAll().finally(() => {
      inProgress = undefined
      plan()
    })
  }
  const plan = (): void => {
    if (isClosed) return
    timer = setTimeout(start, everyMs * (1 - JITTER / 2 + JITTER * random()))
    timer.unref()
  }
  plan()

  return {
    wake() {
      isWoken = true
      setImmediate(() => {
        if (inProgress === undefined && isWoken) start()
      })
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      endRest()
      await inProgress
    },
  }
}
