/** What several people read within moments is read once and reused for a while, per database. A failure is not reused. */
import type { OperationContext } from '../declaration.ts'

type Reader = Pick<OperationContext, 'database' | 'clock'>

export function reusedFor<Value>(milliseconds: number, read: (context: Reader) => Promise<Value>) {
  const results = new WeakMap<object, { readonly until: number; readonly value: Promise<Value> }>()
  return (context: Reader): Promise<Value> => {
    const now = context.clock.now().getTime()
    const known = results.get(context.database)
    if (known !== undefined && now < known.until) return known.value
    const value = read(context)
    results.set(context.database, { until: now + milliseconds, value })
    value.catch(() => results.delete(context.database))
    return value
  }
}
