/** Has something done once the browser has nothing better to do, and in any case after a while. Returns how to call it off. */
const LATEST_MS = 2000

export function whenIdle(work: () => void): () => void {
  // Not every browser has idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const waiting = setTimeout(work, LATEST_MS / 4)
    return () => clearTimeout(waiting)
  }
  const waiting = requestIdleCallback(work, { timeout: LATEST_MS })
  return () => cancelIdleCallback(waiting)
}
