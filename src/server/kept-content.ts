/**
 * Keeps what the content service said until a change touches it. Who runs the shop asks every second what has changed,
 * so a change is seen a second later on every node, no page ever waits for the question, and a content service that is
 * down leaves the shop with what it last knew.
 */
import { LRUCache } from 'lru-cache'
import { NoContentError, type ContentClient } from '../contracts/content-client.ts'
import { aroundReads, madeOf, type Read } from './content-reads.ts'
import { touchedBy } from './content-tags.ts'
import { createKnownLinks } from './kept-content-links.ts'
import { createUnderWay, type Touched } from './kept-content-under-way.ts'

/** Of each kind of question. */
const MOST_ANSWERS = 10_000

export type KeptContent = {
  readonly client: ContentClient
  /** Forgets what a change has touched since the last time, and tells by which tags it was known. */
  readonly checkChanges: () => Promise<Touched>
}

type Kept<Value> = { readonly answer: Promise<Value>; readonly tags: ReadonlySet<string> }

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

  function createShelf<Value>() {
    const kept = new LRUCache<string, Kept<Value>>({ max: MOST_ANSWERS })
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
      if (isTouched || kept.has(read.key)) return
      kept.set(read.key, { answer, tags: shown.tags })
      links.note(shown.links)
    }

    shelves.push({
      drop(touched) {
        // Whoever asks from now on must not be given what was asked before the change.
        asking.clear()
        if (touched === 'everything') return kept.clear()
        const isTouched = ({ tags }: Kept<Value>) => touched.some((tag) => tags.has(tag))
        const keys = [...kept.entries()].filter(([, answer]) => isTouched(answer)).map(([key]) => key)
        for (const key of keys) kept.delete(key)
      },
    })

    return async (read: Read, ask: () => Promise<Value>): Promise<Value> => {
      await versionKnown()
      const known = kept.get(read.key)?.answer ?? asking.get(read.key)
      if (known) return known
      const answer = ask()
      asking.set(read.key, answer)
      void keepWhenAnswered(read, answer)
      return answer
    }
  }

  // Many wait for the same answer: it does not end because one of them leaves.
  const patient: ContentClient = {
    ...client,
    fetchStory: ({ contentKey, slug, language }) => client.fetchStory({ contentKey, slug, language }),
  }
  return { client: aroundReads(patient, createShelf), checkChanges }
}
