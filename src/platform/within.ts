/**
 * The result of work that has to end in time; `late` is thrown otherwise. An answer that arrived while this process itself was
 * busy is in time: after the timer it gets one more turn of the event loop to be read.
 */
export async function within<Value>(milliseconds: number, work: Promise<Value>, late: () => Error): Promise<Value> {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(() => setImmediate(() => timeout.reject(late())), milliseconds)
  try {
    return await Promise.race([work, timeout.promise])
  } finally {
    clearTimeout(timer)
  }
}
