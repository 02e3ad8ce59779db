/** Runs the work until it has succeeded once. Concurrent callers share one run; a failure is repeated by the next caller. */
export function onceDone(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  return () => {
    running ??= work().catch((error: unknown) => {
      running = undefined
      throw error
    })
    return running
  }
}
