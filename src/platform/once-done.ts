/** Runs the work until it has succeeded once. Concurrent callers share one run; after a failure the next caller retries. */
export function onceDone<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | undefined
  return () => {
    running ??= work().catch((error: unknown) => {
      running = undefined
      throw error
    })
    return running
  }
}
