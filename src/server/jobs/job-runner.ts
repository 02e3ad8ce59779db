/**
 * What the shop does besides answering: each piece of work on a timer of its own, never twice at once, and at once when
 * somebody says that there is something to do. Keeps no process alive; whoever closes it waits for what is under way.
 */
import type { Log } from '../../platform/log/log.ts'

export type BackgroundJob = {
  readonly name: string
  /** Answers how much it did: after something it looks again at once. */
  readonly run: () => Promise<number>
  readonly everyMs: number
  /**
   * From one look to the next at least, however often it is woken. The first is at once; what comes meanwhile is done by the
   * next one, all of it together, so that the more there is to do, the less each of it costs.
   */
  readonly restMs?: number
}

export type BackgroundWork = {
  /** Right after a request was answered, not before. */
  readonly wake: (name: string) => void
  readonly close: () => Promise<void>
}

/** So that nodes which opened together do not look together for ever. */
const STRAYS_BY = 0.2
/** Work that finds something each time it looks must not keep everybody else waiting. */
const MAX_CONSECUTIVE_RUNS = 50

export function backgroundWork(
  jobs: readonly BackgroundJob[],
  { log, random = Math.random }: { readonly log: Log; readonly random?: () => number },
): BackgroundWork {
  const running = new Map(jobs.map((job) => [job.name, keepRunning(job, { log, random })]))
  return {
    wake: (name) => running.get(name)?.wake(),
    async close() {
      await Promise.all([...running.values()].map((job) => job.close()))
    },
  }
}

/** Long: a factory; its functions share the timer. */
function keepRunning(
  { name, run, everyMs, restMs = 0 }: BackgroundJob,
  { log, random }: { log: Log; random: () => number },
) {
  let underWay: Promise<void> | undefined
  let isWanted = false
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
      log.warn('Work in the background failed and is tried again', { work: name, err })
      return 0
    }
  }
  const runAll = async (): Promise<void> => {
    for (let runs = 0; runs < MAX_CONSECUTIVE_RUNS; runs += 1) {
      isWanted = false
      const did = await runOnce()
      if (isClosed || (did === 0 && !isWanted)) return
      if (restMs > 0) await rest()
      if (isClosed) return
    }
  }
  const start = (): void => {
    if (isClosed) return
    clearTimeout(timer)
    underWay = runAll().finally(() => {
      underWay = undefined
      plan()
    })
  }
  const plan = (): void => {
    if (isClosed) return
    timer = setTimeout(start, everyMs * (1 - STRAYS_BY / 2 + STRAYS_BY * random()))
    timer.unref()
  }
  plan()

  return {
    wake() {
      isWanted = true
      setImmediate(() => {
        if (underWay === undefined && isWanted) start()
      })
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      endRest()
      await underWay
    },
  }
}
