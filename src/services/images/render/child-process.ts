/** A render process from the side of the parent: takes one job at a time, and may crash with any of them. */
import { fork, type ChildProcess as NodeChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'
import { fail, ok, type Result } from '../../../platform/result.ts'
import { processorTimeMs } from './processor-time.ts'
import type { RenderJob, RenderReply } from './render-job.ts'

export type RenderFailure = {
  /** BUSY: too many wait already. CLOSED: the shop stops. CANCELLED: no caller waits. FAILED: this picture cannot be made. */
  readonly code: 'BUSY' | 'CLOSED' | 'CANCELLED' | 'FAILED'
  readonly reason: string
}

export type Rendered = Result<readonly Buffer[], RenderFailure>

export type ChildProcess = {
  /** Never rejects. The caller waits for the answer before the next job. */
  run(job: RenderJob): Promise<Rendered>
  /** Ends it, whatever it does. */
  end(): Promise<void>
  readonly alive: boolean
}

export type ChildOptions = {
  readonly drawings: URL | undefined
  /** Processor time that is more than the largest picture takes: something hangs. */
  readonly jobMs: number
  /** Its niceness, from 0 to 19. */
  readonly nice: number
}

const MODULE = new URL('./render-process.ts', import.meta.url)
/** The decoder process gets no secrets of the shop in its environment. */
export const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'FONTCONFIG_PATH', 'FONTCONFIG_FILE'] as const

export function startChild({ drawings, jobMs, nice }: ChildOptions): ChildProcess {
  const child = fork(MODULE, drawings === undefined ? [] : [drawings.href], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
    env: Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
  })
  // Immediately and from outside: what the process starts later, its threads too, begins with the same priority.
  if (child.pid !== undefined) lowerPriority(child.pid, nice)
  let alive = true
  let finish: ((rendered: Rendered) => void) | undefined

  const exited = new Promise<void>((resolve) => {
    const ended = (reason: string) => {
      alive = false
      finish?.(fail({ code: 'FAILED', reason }))
      resolve()
    }
    child.on('error', (error) => ended(`No process could be started to render it: ${error.message}`))
    child.on('exit', (code, signal) => ended(`The process that rendered it ended (${signal ?? code})`))
  })
  child.on('message', (reply: RenderReply) => {
    finish?.(reply.ok ? ok(reply.pictures.map(asBuffer)) : fail({ code: 'FAILED', reason: reply.reason }))
  })

  return {
    get alive() {
      return alive
    },
    async run(job) {
      if (!alive) return fail({ code: 'FAILED', reason: 'The process that was to render it had ended' })
      const done = Promise.withResolvers<Rendered>()
      finish = done.resolve
      const cancelTimeout = killAfter(child, jobMs)
      // A failure to send shows as the end of the process, which is waited for anyway.
      child.send(job, (error) => error && child.kill('SIGKILL'))
      const rendered = await done.promise
      cancelTimeout()
      finish = undefined
      return rendered
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
 * Kills a process that has used so much processor time for one job. Renderers run at a low priority: on a busy machine the
 * clock runs much faster than they do. Returns how the timeout is cancelled.
 */
function killAfter(child: NodeChildProcess, limitMs: number): () => void {
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
    // It may be gone already, or the system may not allow it: it renders all the same.
  }
}

const asBuffer = (bytes: Uint8Array): Buffer =>
  Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
