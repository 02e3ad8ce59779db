/**
 * A process of ours with a low priority, from the side of the parent: it takes one job at a time, and may crash with any of them.
 * While it has no job it does not delay the end of its parent.
 */
import { fork, type ChildProcess, type Serializable } from 'node:child_process'
import { setPriority } from 'node:os'
import { fail, ok, type Result } from '../result.ts'
import { processorTimeMs } from './processor-time.ts'

/** What the process sends back for a job. */
export type JobReply<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: string }

export type JobProcess<Job, Value> = {
  /** Never rejects; a failure is its reason. The caller waits for the answer before the next job. */
  run(job: Job): Promise<Result<Value, string>>
  /** Ends it, whatever it does. */
  end(): Promise<void>
  readonly alive: boolean
  /** Undefined where it could not be started. */
  readonly pid: number | undefined
}

export type JobProcessOptions = {
  readonly module: URL
  readonly args?: readonly string[]
  /** Processor time that is more than the largest job takes: something hangs. */
  readonly jobMs: number
  /** Its niceness, from 0 to 19. */
  readonly nice: number
}

/** The process gets no secrets of the shop in its environment. */
export const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'FONTCONFIG_PATH', 'FONTCONFIG_FILE'] as const

export function startJobProcess<Job extends Serializable, Value>(options: JobProcessOptions): JobProcess<Job, Value> {
  const { module, args = [], jobMs, nice } = options
  const child = fork(module, args, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
    env: Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
  })
  // Immediately and from outside: what the process starts later, its threads too, begins with the same priority.
  if (child.pid !== undefined) lowerPriority(child.pid, nice)
  let alive = true
  let finish: ((done: Result<Value, string>) => void) | undefined

  const exited = new Promise<void>((resolve) => {
    const ended = (reason: string) => {
      alive = false
      finish?.(fail(reason))
      resolve()
    }
    child.on('error', (error) => ended(`The process could not be started: ${error.message}`))
    child.on('exit', (code, signal) => ended(`The process ended (${signal ?? code})`))
  })
  child.on('message', (reply: JobReply<Value>) => finish?.(reply.ok ? ok(reply.value) : fail(reply.reason)))

  return {
    get alive() {
      return alive
    },
    pid: child.pid,
    async run(job) {
      if (!alive) return fail('The process had ended before')
      const done = Promise.withResolvers<Result<Value, string>>()
      finish = done.resolve
      child.ref()
      child.channel?.ref()
      const cancelTimeout = killAfter(child, jobMs)
      // A failure to send shows as the end of the process, which is waited for anyway.
      child.send(job, (error) => error && child.kill('SIGKILL'))
      const result = await done.promise
      cancelTimeout()
      finish = undefined
      child.unref()
      child.channel?.unref()
      return result
    },
    async end() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

/** Where a process gets a fifth of a core or less, or waits for something that never comes. */
const MAX_WALL_FACTOR = 5

/**
 * Kills a process that has used so much processor time for one job. Such processes run at a low priority: on a busy machine the
 * clock runs much faster than they do. Returns how the timeout is cancelled.
 */
function killAfter(child: ChildProcess, limitMs: number): () => void {
  const { pid = -1 } = child
  const startedAt = performance.now()
  const before = processorTimeMs(pid)
  let timer = setTimeout(check, limitMs)
  function check(): void {
    const now = processorTimeMs(pid)
    const left = before === undefined || now === undefined ? 0 : limitMs - (now - before)
    if (left <= 0 || performance.now() - startedAt >= limitMs * MAX_WALL_FACTOR) child.kill('SIGKILL')
    else timer = setTimeout(check, left)
  }
  return () => clearTimeout(timer)
}

function lowerPriority(pid: number, nice: number): void {
  try {
    setPriority(pid, nice)
  } catch {
    // It may be gone already, or the system may not allow it: it works all the same.
  }
}
