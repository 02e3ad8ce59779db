/**
 * Caches responses of the content service until a change invalidates them. Every node polls for changes once a second, so no
 * page waits for that check. A response is used for less than a day (BLD-06): a change that was never listed is seen then.
 * While the content service is down, the last cached response is served, even if it is outdated.
 */
import { LRUCache } from 'lru-cache'
import { NoContentError, saysNothing, type ContentClient } from '../../contracts/content/content-client.ts'
import { DAY_IN_SECONDS, isFresh } from '../../markets/freshness.ts'
import type { Clock } from '../../platform/clock.ts'
import { wrapReads, madeOf, markOutdated, type Read } from './content-reads.ts'
import { touchedBy } from './content-tags.ts'
import { createKnownLinks } from './content-cache-links.ts'
import { createInFlightReads, type Touched } from './content-cache-in-flight.ts'

/** Per kind of read. */
const MAX_CACHED_RESPONSES = 10_000

export type CachedContent = {
  readonly client: ContentClient
  /** Invalidates what has changed since the last check, and returns the tags of it. */
  readonly checkChanges: () => Promise<Touched>
}

type Cached<Value> = {
  readonly answer: Promise<Value>
  readonly tags: ReadonlySet<string>
  /** When it was requested. */
  readonly since: Date
  /** A change has invalidated it: served only while the service is down. */
  isOutdated: boolean
}

/** Long: a factory; its functions share the cache. */
export function cacheContent(client: ContentClient, clock: Clock): CachedContent {
  const inFlight = createInFlightReads()
  const links = createKnownLinks(client)
  const caches: { readonly invalidate: (touched: Touched) => void }[] = []
  let version: number | undefined
  let firstCheck: Promise<unknown> | undefined
  /** A response read before the first version was known may be older than that version. */
  let hasReadUnchecked = false

  function invalidate(touched: Touched): Touched {
    links.invalidate(touched)
    for (const cache of caches) cache.invalidate(touched)
    return touched
  }

  function invalidateEverything(): Touched {
    inFlight.note('everything')
    return invalidate('everything')
  }

  async function checkChanges(): Promise<Touched> {
    if (version === undefined) {
      const first = await client.fetchVersion()
      // Another check was faster, and responses are cached since: what has changed after it is found by the next check.
      if (version !== undefined) return []
      version = first
      return hasReadUnchecked ? invalidateEverything() : []
    }
    const since = version
    const { cv, changes } = await client.fetchChanges(since)
    if (cv === since) return []
    const touched = changes?.flatMap(touchedBy)
    const stillTouched = touched && (await links.withoutUnchanged(touched))
    version = cv
    if (touched === undefined || stillTouched === undefined) return invalidateEverything()
    // Reads in flight may contain links from before the change, so they are checked against all touched tags.
    inFlight.note(touched)
    return invalidate(stillTouched)
  }

  /** A response fetched before its version is known could be older than that version, and would be cached as current. */
  async function versionKnown(): Promise<void> {
    firstCheck ??= checkChanges().catch(() => undefined)
    await firstCheck
    if (version === undefined) hasReadUnchecked = true
  }

  function createCache<Value extends object | undefined>() {
    const cached = new LRUCache<string, Cached<Value>>({ max: MAX_CACHED_RESPONSES })
    const pending = new Map<string, Promise<Value>>()
    const isCurrent = ({ isOutdated, since }: Cached<Value>) =>
      !isOutdated && isFresh(since, DAY_IN_SECONDS, clock.now())

    async function cacheWhenResolved(read: Read, answer: Promise<Value>): Promise<void> {
      const since = clock.now()
      const start = inFlight.begin()
      const shown = await answer
        .then((value) => madeOf(read, value))
        // An empty response is cached. A failure is not: the next read calls the service again.
        .catch((error: unknown) => (error instanceof NoContentError ? madeOf(read, undefined) : undefined))
      const isTouched = shown === undefined || inFlight.hasTouched(shown.tags, start)
      inFlight.end(start)
      if (pending.get(read.key) === answer) pending.delete(read.key)
      const last = cached.peek(read.key)
      if (isTouched || (last && isCurrent(last))) return
      cached.set(read.key, { answer, tags: shown.tags, since, isOutdated: false })
      links.note(shown.links)
    }

    function fetchAndCache(read: Read, fetch: () => Promise<Value>): Promise<Value> {
      const answer = fetch()
      pending.set(read.key, answer)
      void cacheWhenResolved(read, answer)
      return answer
    }

    /** A cached "nothing found" is not served again: the change may have added it. */
    async function lastKnown({ key }: Read, failure: unknown): Promise<Value> {
      const last = saysNothing(failure) ? undefined : cached.get(key)
      const value = await last?.answer.catch(() => undefined)
      if (!last || value === undefined) throw failure
      if (!isCurrent(last)) markOutdated(value)
      return value
    }

    caches.push({
      invalidate(touched) {
        // Later reads must not share a request that was sent before the change.
        pending.clear()
        for (const last of cached.values()) {
          if (touched === 'everything' || touched.some((tag) => last.tags.has(tag))) last.isOutdated = true
        }
      },
    })

    return async (read: Read, fetch: () => Promise<Value>): Promise<Value> => {
      await versionKnown()
      const last = cached.get(read.key)
      if (last && isCurrent(last)) return last.answer
      return (pending.get(read.key) ?? fetchAndCache(read, fetch)).catch((failure: unknown) => lastKnown(read, failure))
    }
  }

  // Several requests share one response, so the abort signal of one of them is not passed on.
  const unabortable: ContentClient = {
    ...client,
    fetchStory: ({ contentKey, slug, language }) => client.fetchStory({ contentKey, slug, language }),
  }
  return { client: wrapReads(unabortable, createCache), checkChanges }
}
