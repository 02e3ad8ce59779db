/**
 * Work that nobody waits for: one piece after the other, and between them a rest that is longer than the work was, so that
 * it never takes more than a fifth of a core from those who wait.
 */
const RESTS_PER_WORK = 4
/** More than that would be of yesterday before its turn comes. */
const MAX_QUEUED = 100

const waiting: (() => Promise<void>)[] = []
let isWorking = false

/** A piece that fails leaves everything as it was. */
export function whenThereIsTime(work: () => Promise<void>): void {
  if (waiting.length < MAX_QUEUED) waiting.push(work)
  if (!isWorking) void workOff()
}

async function workOff(): Promise<void> {
  isWorking = true
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const startedAt = performance.now()
    await next().catch(() => undefined)
    const rest = (performance.now() - startedAt) * RESTS_PER_WORK
    await new Promise<void>((done) => void setTimeout(done, rest).unref())
  }
  isWorking = false
}
