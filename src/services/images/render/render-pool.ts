/**
 * The pool of processes that render pictures, and its queue. A process is started when there is work for it and ends
 * when it was idle for a while; one that crashes fails its own job and nothing else. Requests of visitors have priority
 * over prerendering, and when the queue is full the next request is rejected at once.
 */
import { availableParallelism } from 'node:os'
import { fail } from '../../../platform/result.ts'
import { startChild, type ChildProcess, type Rendered } from './child-process.ts'
import type { RenderJob } from './render-job.ts'

export type Urgency = 'visitor' | 'ahead'

export type PoolOptions = {
  /** Where drawings come from: a module that exports `draw`. */
  readonly drawings: URL | undefined
  readonly processes?: number
  /** Of each urgency. */
  readonly mostWaiting?: number
  readonly jobMs?: number
  readonly idleMs?: number
  /** Visitors' requests come first wherever they meet a rendering on a core. */
  readonly nice?: number
}

export type Waiting = {
  /** Never rejects. */
  readonly rendered: Promise<Rendered>
  /** A visitor waits for it now. */
  readonly hurry: () => void
}

export type RenderPool = {
  readonly render: (job: RenderJob, urgency: Urgency) => Waiting
  /** Jobs that were handed to a process so far, and the processes there are now. */
  readonly counts: { readonly started: number; readonly processes: number }
  readonly close: () => Promise<void>
}

type Entry = { readonly job: RenderJob; readonly settle: (rendered: Rendered) => void }

const BUSY = fail({ code: 'BUSY', reason: 'Too many pictures wait to be rendered' } as const)
const CLOSED = fail({ code: 'CLOSED', reason: 'The shop is closing' } as const)

/** Long: a factory; its functions share the queues. */
export function createRenderPool(options: PoolOptions): RenderPool {
  const { drawings, mostWaiting = 256, jobMs = 60_000, idleMs = 30_000, nice = 10 } = options
  const mostProcesses = options.processes ?? Math.max(1, availableParallelism() - 1)
  const waiting = { visitor: new Set<Entry>(), ahead: new Set<Entry>() }
  const processes = new Set<ChildProcess>()
  const idle = new Map<ChildProcess, NodeJS.Timeout>()
  let started = 0
  let closed = false

  const isProcessFree = () => !closed && (idle.size > 0 || processes.size < mostProcesses)

  function next(): void {
    while (isProcessFree()) {
      const queue = waiting.visitor.size > 0 ? waiting.visitor : waiting.ahead
      const [entry] = queue
      if (!entry) return
      queue.delete(entry)
      void work(takeProcess(), entry)
    }
  }

  function takeProcess(): ChildProcess {
    for (const [process, timer] of idle) {
      clearTimeout(timer)
      idle.delete(process)
      if (process.alive) return process
      processes.delete(process)
    }
    const process = startChild({ drawings, jobMs, nice })
    processes.add(process)
    return process
  }

  async function work(process: ChildProcess, { job, settle }: Entry): Promise<void> {
    started += 1
    const rendered = await process.run(job)
    if (process.alive && !closed) rest(process)
    else processes.delete(process)
    settle(closed ? CLOSED : rendered)
    next()
  }

  function rest(process: ChildProcess): void {
    const timer = setTimeout(() => {
      idle.delete(process)
      processes.delete(process)
      void process.end()
    }, idleMs)
    idle.set(process, timer)
  }

  return {
    get counts() {
      return { started, processes: processes.size }
    },

    render(job, urgency) {
      if (closed) return { rendered: Promise.resolve(CLOSED), hurry: () => {} }
      if (waiting[urgency].size >= mostWaiting) return { rendered: Promise.resolve(BUSY), hurry: () => {} }
      const { promise, resolve } = Promise.withResolvers<Rendered>()
      const entry = { job, settle: resolve }
      waiting[urgency].add(entry)
      next()
      return {
        rendered: promise,
        hurry: () => {
          if (waiting.ahead.delete(entry)) waiting.visitor.add(entry)
        },
      }
    },

    async close() {
      closed = true
      for (const timer of idle.values()) clearTimeout(timer)
      for (const { settle } of [...waiting.visitor, ...waiting.ahead]) settle(CLOSED)
      waiting.visitor.clear()
      waiting.ahead.clear()
      await Promise.all([...processes].map((process) => process.end()))
    },
  }
}
