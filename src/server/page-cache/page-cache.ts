/**
 * Caches rendered pages in memory, bounded by bytes. One rendering per key at a time: further requests wait for it. A stale
 * page is served immediately while one rendering renews it. Errors are not cached, nor is a page whose content changed while
 * it was rendered.
 */
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../platform/clock.ts'
import type { PageCacheOutcome } from '../../platform/metrics/metrics.ts'
import type { CacheRule } from './rules.ts'

export type Cacheable = {
  readonly bytes: number
  readonly tags: readonly string[]
  /** False for errors, redirects and other responses that must be rendered each time. */
  readonly isCacheable: boolean
  /** Rendered while a service was unavailable: a complete cached page is preferred. */
  readonly isMakeshift?: boolean
}

type Entry<Answer> = {
  readonly answer: Answer
  readonly tags: readonly string[]
  readonly since: number
  /** When its last use was recorded in the LRU. */
  usedAt: number
}

/** Updating the LRU on every hit would cost more than the hit; a second is precise enough. */
const LRU_UPDATE_MS = 1000

type Deps<Answer> = {
  readonly megabytes: number
  readonly clock: Clock
  /** Copies reusable parts of the last response to its renewal. */
  readonly inherit?: (renewed: Answer, last: Answer) => Answer
}

/** Long: a factory; its functions share the entries. */
export function createPageCache<Answer extends Cacheable>({ megabytes, clock, inherit }: Deps<Answer>) {
  const keysOfTag = new Map<string, Set<string>>()
  const flights = new Map<string, { readonly answer: Promise<Answer>; readonly startedAt: number }>()
  /** Invalidated tags since the oldest running rendering began. */
  let changes: { readonly tag: string; readonly order: number }[] = []
  let order = 0

  const entries =
    megabytes > 0
      ? new LRUCache<string, Entry<Answer>>({
          maxSize: megabytes * 1024 * 1024,
          sizeCalculation: ({ answer }) => Math.max(1, answer.bytes),
          dispose: ({ tags }, key) => removeTags(key, tags),
        })
      : undefined

  function removeTags(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = keysOfTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysOfTag.delete(tag)
    }
  }

  function store(key: string, made: Answer): void {
    const last = entries?.peek(key)?.answer
    const answer = last && inherit ? inherit(made, last) : made
    entries?.set(key, { answer, tags: answer.tags, since: clock.now().getTime(), usedAt: 0 })
    if (!entries?.has(key)) return
    for (const tag of answer.tags) {
      const keys = keysOfTag.get(tag) ?? new Set()
      keysOfTag.set(tag, keys.add(key))
    }
  }

  function make(key: string, render: () => Promise<Answer>): Promise<Answer> {
    const startedAt = order
    const flight = render()
      .then((answer) => {
        const overtaken = changes.some((change) => change.order > startedAt && answer.tags.includes(change.tag))
        if (answer.isCacheable && !overtaken) store(key, answer)
        else if (overtaken || !answer.isMakeshift) entries?.delete(key)
        return answer
      })
      .finally(() => {
        flights.delete(key)
        const oldest = Math.min(order, ...[...flights.values()].map((other) => other.startedAt))
        changes = changes.filter((change) => change.order > oldest)
      })
    flights.set(key, { answer: flight, startedAt })
    return flight
  }

  return {
    /** The cached response if it is fresh: synchronous, because this is the hot path of the server. */
    fresh(key: string, rule: CacheRule): Answer | undefined {
      if (rule.kind === 'never') return undefined
      const found = entries?.peek(key)
      if (found === undefined) return undefined
      const now = clock.now().getTime()
      if (now - found.since >= rule.freshSeconds * 1000) return undefined
      if (now - found.usedAt >= LRU_UPDATE_MS) {
        found.usedAt = now
        entries?.get(key)
      }
      return found.answer
    },

    async answer(
      key: string,
      rule: CacheRule,
      render: () => Promise<Answer>,
    ): Promise<{ readonly answer: Answer; readonly outcome: PageCacheOutcome }> {
      if (rule.kind === 'never') return { answer: await render(), outcome: 'bypass' }
      const found = entries?.get(key)
      const flight = flights.get(key)
      if (found) {
        const age = ageOf(found)
        if (age < rule.freshSeconds) return { answer: found.answer, outcome: 'hit' }
        if (age < rule.freshSeconds + rule.staleSeconds) {
          // If the renewal fails, the stale page stays cached and the next request retries.
          if (!flight) make(key, render).catch(() => undefined)
          return { answer: found.answer, outcome: 'stale' }
        }
      }
      if (flight) return { answer: await flight.answer, outcome: 'miss' }
      return { answer: await make(key, render), outcome: 'miss' }
    },

    /** Invalidates every page with one of these tags, including pages that are being rendered. */
    drop: (tags: readonly string[]): number => {
      if (tags.length === 0) return 0
      order += 1
      if (flights.size > 0) changes.push(...tags.map((tag) => ({ tag, order })))
      const keys = new Set(tags.flatMap((tag) => [...(keysOfTag.get(tag) ?? [])]))
      for (const key of keys) entries?.delete(key)
      return keys.size
    },

    get bytes(): number {
      return entries?.calculatedSize ?? 0
    },
  }

  function ageOf({ since }: Entry<Answer>): number {
    return (clock.now().getTime() - since) / 1000
  }
}
