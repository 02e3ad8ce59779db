/** How often something may be done by the same caller: so many times in a window that begins with the first. At this node. */
import { LRUCache } from 'lru-cache'

/** Callers stored at once. Over it, the oldest are evicted first. */
const MAX_TRACKED_CALLERS = 20_000

export type CallLimit = {
  /** Counts one more. In how many seconds it may be tried again; undefined when it may be done now. */
  readonly take: (caller: string, now: Date) => number | undefined
}

type Window = { readonly ends: number; readonly taken: number }

export function limitCalls({ most, seconds }: { readonly most: number; readonly seconds: number }): CallLimit {
  const windows = new LRUCache<string, Window>({ max: MAX_TRACKED_CALLERS })
  return {
    take(caller, time) {
      const now = time.getTime()
      const known = windows.get(caller)
      const { ends, taken } = known !== undefined && now < known.ends ? known : { ends: now + seconds * 1000, taken: 0 }
      if (taken >= most) return Math.ceil((ends - now) / 1000)
      windows.set(caller, { ends, taken: taken + 1 })
      return undefined
    },
  }
}
