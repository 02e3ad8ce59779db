/**
 * Queue for work that no request waits for. Tasks run one at a time, with a pause after each that is four times as long as the
 * task, so that the queue takes at most a fifth of a core from requests.
 */
const PAUSES_PER_TASK = 4
/** Further tasks are dropped: they would be outdated before they ran. */
const MAX_QUEUED = 100

const queue: (() => Promise<void>)[] = []
let isRunning = false

/** Failures are ignored: the caller must work without the result. */
export function queueInBackground(task: () => Promise<void>): void {
  if (queue.length < MAX_QUEUED) queue.push(task)
  if (!isRunning) void runQueue()
}

async function runQueue(): Promise<void> {
  isRunning = true
  for (let next = queue.shift(); next; next = queue.shift()) {
    const startedAt = performance.now()
    await next().catch(() => undefined)
    const pauseMs = (performance.now() - startedAt) * PAUSES_PER_TASK
    await new Promise<void>((done) => void setTimeout(done, pauseMs).unref())
  }
  isRunning = false
}
