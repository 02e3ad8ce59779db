/**
 * Polls which build the shop serves (BLD-01). When it is a new one, nothing happens immediately, so that the visitor is not
 * interrupted: the next page is loaded as a document, with its own code (BLD-02).
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

  /** Only while the page is visible; a page that becomes visible again checks immediately. */
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

/** Undefined if the check failed: the next interval retries it. */
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
