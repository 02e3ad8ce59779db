/** Ends work that runs too long (OPS-13). The work gets an aborted signal; its open transaction is rolled back. */
export class TimeoutError extends Error {}

/** Thrown by work whose job was cancelled. */
export class CancelledError extends Error {}

export async function withinTime<Value>(
  limitMs: number | undefined,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController()
  const { promise: ended, reject } = Promise.withResolvers<never>()
  const timer =
    limitMs === undefined
      ? undefined
      : setTimeout(() => {
          controller.abort()
          reject(new TimeoutError())
        }, limitMs)
  const cancel = () => {
    controller.abort()
    reject(new CancelledError())
  }
  outer?.addEventListener('abort', cancel, { once: true })
  if (outer?.aborted) cancel()
  try {
    return await Promise.race([work(controller.signal), ended])
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', cancel)
    // Nothing may wait for it any more.
    ended.catch(() => {})
  }
}
