/**
 * Keeps finished answers in memory, bounded by bytes. One rendering per key at a time: whoever comes second waits for
 * the first. A stale answer is sent at once while one rendering renews it. Only good answers are kept, and one that
 * was overtaken by a change while it was rendered is sent but not kept.
 */
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../platform/clock.ts'
import type { PageCacheOutcome } from '../../platform/metrics/metrics.ts'
import type { CacheRule } from './rules.ts'

export type Cacheable = {
  readonly bytes: number
  readonly tags: readonly string[]
  /** False for errors, redirects and whatever else must be made anew each time. */
  readonly keep: boolean
  /** It had to do without something: a whole one that is kept is better. */
  readonly isMakeshift?: boolean
}

type Kept<Answer> = {
  readonly answer: Answer
  readonly tags: readonly string[]
  readonly since: number
  /** When it was last noted that somebody asked for it. */
  notedAt: number
}

/** In milliseconds. To note every look would cost more than the look; a second's difference decides nothing. */
const NOTE_EVERY = 1000

type Deps<Answer> = {
  readonly megabytes: number
  readonly clock: Clock
  /** What of the last answer is worth keeping when it is renewed. */
  readonly inherit?: (renewed: Answer, last: Answer) => Answer
}

/** Long: a factory; its functions share the entries. */
export function createPageCache<Answer extends Cacheable>({ megabytes, clock, inherit }: Deps<Answer>) {
  const keysOfTag = new Map<string, Set<string>>()
  const flights = new Map<string, { readonly answer: Promise<Answer>; readonly startedAt: number }>()
  /** What changed since the oldest rendering under way began. */
  let changes: { readonly tag: string; readonly order: number }[] = []
  let order = 0

  const kept =
    megabytes > 0
      ? new LRUCache<string, Kept<Answer>>({
          maxSize: megabytes * 1024 * 1024,
          sizeCalculation: ({ answer }) => Math.max(1, answer.bytes),
          dispose: ({ tags }, key) => forgetTags(key, tags),
        })
      : undefined

  function forgetTags(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = keysOfTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysOfTag.delete(tag)
    }
  }

  function keep(key: string, made: Answer): void {
    const last = kept?.peek(key)?.answer
    const answer = last && inherit ? inherit(made, last) : made
    kept?.set(key, { answer, tags: answer.tags, since: clock.now().getTime(), notedAt: 0 })
    if (!kept?.has(key)) return
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
        if (answer.keep && !overtaken) keep(key, answer)
        else if (overtaken || !answer.isMakeshift) kept?.delete(key)
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
    /** The kept answer if it is fresh: no promise, no rendering. The hot path of the whole server. */
    fresh(key: string, rule: CacheRule): Answer | undefined {
      if (rule.kind === 'never') return undefined
      const found = kept?.peek(key)
      if (found === undefined) return undefined
      const now = clock.now().getTime()
      if (now - found.since >= rule.freshSeconds * 1000) return undefined
      if (now - found.notedAt >= NOTE_EVERY) {
        found.notedAt = now
        kept?.get(key)
      }
      return found.answer
    },

    async answer(
      key: string,
      rule: CacheRule,
      render: () => Promise<Answer>,
    ): Promise<{ readonly answer: Answer; readonly outcome: PageCacheOutcome }> {
      if (rule.kind === 'never') return { answer: await render(), outcome: 'bypass' }
      const found = kept?.get(key)
      const flight = flights.get(key)
      if (found) {
        const age = ageOf(found)
        if (age < rule.freshSeconds) return { answer: found.answer, outcome: 'hit' }
        if (age < rule.freshSeconds + rule.staleSeconds) {
          // A failed renewal keeps the stale answer for the next visitor to renew.
          if (!flight) make(key, render).catch(() => undefined)
          return { answer: found.answer, outcome: 'stale' }
        }
      }
      if (flight) return { answer: await flight.answer, outcome: 'miss' }
      return { answer: await make(key, render), outcome: 'miss' }
    },

    /** Drops every answer that shows one of these, and keeps those under way from being kept. */
    drop: (tags: readonly string[]): number => {
      if (tags.length === 0) return 0
      order += 1
      if (flights.size > 0) changes.push(...tags.map((tag) => ({ tag, order })))
      const keys = new Set(tags.flatMap((tag) => [...(keysOfTag.get(tag) ?? [])]))
      for (const key of keys) kept?.delete(key)
      return keys.size
    },

    get bytes(): number {
      return kept?.calculatedSize ?? 0
    },
  }

  function ageOf({ since }: Kept<Answer>): number {
    return (clock.now().getTime() - since) / 1000
  }
}
