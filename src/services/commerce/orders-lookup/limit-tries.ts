/**
 * How often mails may be requested: for one e-mail address, from one network address, and on this node in total. An unknown
 * network address is not counted.
 */
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../../platform/clock.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const MAX_PER_HOUR = 5
const MAX_PER_MINUTE = 60
/** Entries stored at once. An attacker who fills it reaches the total limit. */
const MAX_KEYS = 20_000

export type TryLimit = {
  /** Undefined when it may be tried, which then counts; otherwise in how many seconds to try again. */
  readonly take: (email: string, address: string | undefined) => number | undefined
}

type Window = { readonly ends: number; readonly tries: number }

export function limitTries(clock: Clock): TryLimit {
  const windows = new LRUCache<string, Window>({ max: MAX_KEYS })
  let all: Window = { ends: 0, tries: 0 }
  const current = (window: Window | undefined, now: number, length: number): Window =>
    window !== undefined && now < window.ends ? window : { ends: now + length, tries: 0 }
  const more = ({ ends, tries }: Window): Window => ({ ends, tries: tries + 1 })

  return {
    take(email, address) {
      const now = clock.now().getTime()
      const keys = [`email ${email}`, ...(address === undefined ? [] : [`address ${address}`])]
      const full = keys.map((key) => current(windows.get(key), now, HOUR)).find(({ tries }) => tries >= MAX_PER_HOUR)
      if (full !== undefined) return Math.ceil((full.ends - now) / 1000)
      all = current(all, now, MINUTE)
      if (all.tries >= MAX_PER_MINUTE) return Math.ceil((all.ends - now) / 1000)
      all = more(all)
      for (const key of keys) windows.set(key, more(current(windows.get(key), now, HOUR)))
      return undefined
    },
  }
}
