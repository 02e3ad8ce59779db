/**
 * Keeps what the content service said until a change touches it. Who runs the shop asks every second what has changed,
 * so a change is seen a second later on every node, no page ever waits for the question, and a content service that is
 * down leaves the shop with what it last knew: also of what has changed since, until it can be asked again.
 */
import { LRUCache } from 'lru-cache'
import { NoContentError, saysNothing, type ContentClient } from '../../contracts/content/content-client.ts'
import { aroundReads, madeOf, markOutdated, type Read } from './content-reads.ts'
import { touchedBy } from './content-tags.ts'
import { createKnownLinks } from './content-cache-links.ts'
import { createUnderWay, type Touched } from './content-cache-in-flight.ts'

/** Of each kind of question. */
const MAX_CACHED_RESPONSES = 10_000

export type KeptContent = {
  readonly client: ContentClient
  /** Asks anew from now on for what a change has touched since the last time, and tells by which tags it was known. */
  readonly checkChanges: () => Promise<Touched>
}

type Kept<Value> = {
  readonly answer: Promise<Value>
  readonly tags: ReadonlySet<string>
  /** A change has touched it: better than nothing, and no better than that. */
  isOutdated: boolean
}

/** Long: a factory; its functions share the cache. */
export function keepContent(client: ContentClient): KeptContent {
  const underWay = createUnderWay()
  const links = createKnownLinks(client)
  const shelves: { readonly drop: (touched: Touched) => void }[] = []
  let version: number | undefined
  let firstCheck: Promise<unknown> | undefined
  /** What was read before any version was known may be older than the first one that is. */
  let hasReadUnchecked = false

  function forget(touched: Touched): Touched {
    links.forget(touched)
    for (const shelf of shelves) shelf.drop(touched)
    return touched
  }

  function forgetEverything(): Touched {
    underWay.note('everything')
    return forget('everything')
  }

  async function checkChanges(): Promise<Touched> {
    if (version === undefined) {
      version = await client.fetchVersion()
      return hasReadUnchecked ? forgetEverything() : []
    }
    const since = version
    const { cv, changes } = await client.fetchChanges(since)
    if (cv === since) return []
    const touched = changes?.flatMap(touchedBy)
    const stillTouched = touched && (await links.withoutUnchanged(touched))
    version = cv
    if (touched === undefined || stillTouched === undefined) return forgetEverything()
    // Links may have been read before the change and be on their way: of those nothing is known.
    underWay.note(touched)
    return forget(stillTouched)
  }

  /** What is fetched before its version is known could be older than that version, and would be kept. */
  async function versionKnown(): Promise<void> {
    firstCheck ??= checkChanges().catch(() => undefined)
    await firstCheck
    if (version === undefined) hasReadUnchecked = true
  }

  function createShelf<Value extends object | undefined>() {
    const kept = new LRUCache<string, Kept<Value>>({ max: MAX_CACHED_RESPONSES })
    const asking = new Map<string, Promise<Value>>()

    async function keepWhenAnswered(read: Read, answer: Promise<Value>): Promise<void> {
      const start = underWay.begin()
      const shown = await answer
        .then((value) => madeOf(read, value))
        // That there is nothing is an answer. A failure is nobody's content: the next visit asks again.
        .catch((error: unknown) => (error instanceof NoContentError ? madeOf(read, undefined) : undefined))
      const isTouched = shown === undefined || underWay.hasTouched(shown.tags, start)
      underWay.end(start)
      if (asking.get(read.key) === answer) asking.delete(read.key)
      if (isTouched || kept.peek(read.key)?.isOutdated === false) return
      kept.set(read.key, { answer, tags: shown.tags, isOutdated: false })
      links.note(shown.links)
    }

    function ask(read: Read, question: () => Promise<Value>): Promise<Value> {
      const answer = question()
      asking.set(read.key, answer)
      void keepWhenAnswered(read, answer)
      return answer
    }

    /** That there was nothing is not told again: what has changed may well be that. */
    async function lastKnown({ key }: Read, failure: unknown): Promise<Value> {
      const last = saysNothing(failure) ? undefined : kept.get(key)
      const value = await last?.answer.catch(() => undefined)
      if (!last || value === undefined) throw failure
      if (last.isOutdated) markOutdated(value)
      return value
    }

    shelves.push({
      drop(touched) {
        // Whoever asks from now on must not be given what was asked before the change.
        asking.clear()
        for (const last of kept.values()) {
          if (touched === 'everything' || touched.some((tag) => last.tags.has(tag))) last.isOutdated = true
        }
      },
    })

    return async (read: Read, question: () => Promise<Value>): Promise<Value> => {
      await versionKnown()
      const last = kept.get(read.key)
      if (last && !last.isOutdated) return last.answer
      return (asking.get(read.key) ?? ask(read, question)).catch((failure: unknown) => lastKnown(read, failure))
    }
  }

  // Many wait for the same answer: it does not end because one of them leaves.
  const patient: ContentClient = {
    ...client,
    fetchStory: ({ contentKey, slug, language }) => client.fetchStory({ contentKey, slug, language }),
  }
  return { client: aroundReads(patient, createShelf), checkChanges }
}
