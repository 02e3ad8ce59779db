/**
 * Asks now and then which build the shop is of by now (BLD-01). When it is another one, nothing happens at once: whoever
 * reads, chooses or types is left alone, and the next page is loaded whole, with its own code (BLD-02).
 */
import type { PageState } from './page-state.ts'

const BUILD_ADDRESS = '/builds/latest.json'

const EVERY_MS = 60_000
/** Two clocks are at work, and need not agree to the last moment. */
const MIN_INTERVAL_MS = EVERY_MS - 1000

type Scene = {
  readonly shown: { readonly get: () => Pick<PageState, 'build'> }
  readonly stopIntercepting: () => void
}

export function watchBuilds({ shown, stopIntercepting }: Scene): () => void {
  let checkedAt = Date.now()

  /** Only for somebody who looks; who comes back to the page is asked for at once. */
  const look = async () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < MIN_INTERVAL_MS) return
    checkedAt = Date.now()
    const latest = await latestBuild()
    if (latest === undefined || latest === shown.get().build) return
    stop()
    stopIntercepting()
  }

  const onTime = () => void look()
  const timer = setInterval(onTime, EVERY_MS)
  document.addEventListener('visibilitychange', onTime)
  const stop = () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onTime)
  }
  return stop
}

/** Undefined where it cannot be told: then it is told next time. */
async function latestBuild(): Promise<string | undefined> {
  try {
    const response = await fetch(BUILD_ADDRESS, { cache: 'no-store' })
    const body: unknown = response.ok ? await response.json() : undefined
    const build: unknown = typeof body === 'object' && body !== null && 'build' in body ? body.build : undefined
    return typeof build === 'string' ? build : undefined
  } catch {
    return undefined
  }
}
