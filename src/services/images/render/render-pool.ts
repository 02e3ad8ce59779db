/**
 * The pool of processes that render pictures. A process is started when there is work for it and ends when it was idle for a
 * while; one that crashes fails its own job and nothing else. What is rendered next, and how much may wait, is decided by the
 * queue. A rendering that no caller waits for any more leaves the queue; where it is rendered already and another one waits, its
 * process is ended.
 */
import { availableParallelism } from 'node:os'
import { startJobProcess, type JobProcess } from '../../../platform/processes/job-process.ts'
import { fail, ok } from '../../../platform/result.ts'
import type { Rendered, RenderJob } from './render-job.ts'
import { createRenderQueue, type QueueEntry, type Urgency } from './render-queue.ts'

export type PoolOptions = {
  /** Where drawings come from: a module that exports `draw`. */
  readonly drawings: URL | undefined
  readonly processes?: number
  /** Of all visitors, and of prerendering. */
  readonly maxWaiting?: number
  readonly maxWaitingPerClient?: number
  readonly jobMs?: number
  readonly idleMs?: number
  /** Visitors' requests come first wherever they meet a rendering on a core. */
  readonly nice?: number
}

export type RenderCaller = { readonly urgency: Urgency; readonly client: string }

export type Waiting = {
  /** Never rejects. */
  readonly rendered: Promise<Rendered>
  /** A visitor waits for what was to be prerendered. */
  readonly hurry: (client: string) => void
  /** No caller waits any more. */
  readonly cancel: () => void
}

export type RenderPool = {
  readonly render: (job: RenderJob, caller: RenderCaller) => Waiting
  /** Jobs that were handed to a process so far, those that wait for one, and the processes there are now. */
  readonly counts: { readonly started: number; readonly waiting: number; readonly processes: number }
  readonly close: () => Promise<void>
}

type RenderProcess = JobProcess<RenderJob, readonly Uint8Array[]>

const MODULE = new URL('./render-process.ts', import.meta.url)

type Entry = QueueEntry & { readonly job: RenderJob; readonly settle: (rendered: Rendered) => void }

const BUSY = fail({ code: 'BUSY', reason: 'Too many pictures wait to be rendered' } as const)
const CLOSED = fail({ code: 'CLOSED', reason: 'The shop is closing' } as const)
const CANCELLED = fail({ code: 'CANCELLED', reason: 'No caller waits for it any more' } as const)

const NOT_WAITING = { hurry: () => {}, cancel: () => {} }

/** Long: a factory; its functions share the queue and the processes. */
export function createRenderPool(options: PoolOptions): RenderPool {
  const { drawings, maxWaiting = 256, maxWaitingPerClient = 48, jobMs = 60_000, idleMs = 30_000, nice = 10 } = options
  const args = drawings === undefined ? [] : [drawings.href]
  const maxProcesses = options.processes ?? Math.max(1, availableParallelism() - 1)
  const queue = createRenderQueue<Entry>({ maxWaiting, maxPerClient: maxWaitingPerClient })
  const processes = new Set<RenderProcess>()
  const idle = new Map<RenderProcess, NodeJS.Timeout>()
  /** By the settle function, which stays the same when a rendering becomes urgent. */
  const running = new Map<Entry['settle'], RenderProcess>()
  const cancelled = new Set<Entry['settle']>()
  let started = 0
  let closed = false

  const isProcessFree = () => !closed && (idle.size > 0 || processes.size < maxProcesses)

  function next(): void {
    while (isProcessFree()) {
      const entry = queue.take()
      if (!entry) return
      void work(takeProcess(), entry)
    }
    endCancelled()
  }

  /** All processes are busy. One whose result no caller waits for makes room when another rendering waits. */
  function endCancelled(): void {
    for (const settle of cancelled) {
      const process = running.get(settle)
      if (process && queue.size > 0) void process.end()
    }
  }

  function takeProcess(): RenderProcess {
    for (const [process, timer] of idle) {
      clearTimeout(timer)
      idle.delete(process)
      if (process.alive) return process
      processes.delete(process)
    }
    const process = startJobProcess<RenderJob, readonly Uint8Array[]>({ module: MODULE, args, jobMs, nice })
    processes.add(process)
    return process
  }

  async function work(process: RenderProcess, { job, settle }: Entry): Promise<void> {
    started += 1
    running.set(settle, process)
    const done = await process.run(job)
    const rendered: Rendered = done.ok ? ok(done.value.map(asBuffer)) : fail({ code: 'FAILED', reason: done.failure })
    running.delete(settle)
    if (process.alive && !closed) rest(process)
    else processes.delete(process)
    const wasCancelled = cancelled.delete(settle)
    settle(closed ? CLOSED : wasCancelled && !rendered.ok ? CANCELLED : rendered)
    next()
  }

  function rest(process: RenderProcess): void {
    const timer = setTimeout(() => {
      idle.delete(process)
      processes.delete(process)
      void process.end()
    }, idleMs)
    idle.set(process, timer)
  }

  return {
    get counts() {
      return { started, waiting: queue.size, processes: processes.size }
    },

    render(job, { urgency, client }) {
      if (closed) return { rendered: Promise.resolve(CLOSED), ...NOT_WAITING }
      const { promise, resolve: settle } = Promise.withResolvers<Rendered>()
      let entry: Entry = { job, settle, urgency, client, width: job.width }
      if (!queue.add(entry)) return { rendered: Promise.resolve(BUSY), ...NOT_WAITING }
      next()
      return {
        rendered: promise,
        hurry(visitor) {
          if (entry.urgency !== 'ahead' || !queue.remove(entry)) return
          const urgent: Entry = { ...entry, urgency: 'visitor', client: visitor }
          // Where too many wait for this visitor it stays what it was.
          if (queue.add(urgent)) entry = urgent
          else queue.add(entry)
        },
        cancel() {
          if (queue.remove(entry)) settle(CANCELLED)
          else if (running.has(settle)) cancelled.add(settle)
          endCancelled()
        },
      }
    },

    async close() {
      closed = true
      for (const timer of idle.values()) clearTimeout(timer)
      for (const { settle } of queue.drain()) settle(CLOSED)
      await Promise.all([...processes].map((process) => process.end()))
    },
  }
}

const asBuffer = (bytes: Uint8Array): Buffer =>
  Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
