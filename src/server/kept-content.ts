/**
 * Keeps what the content service said while its version stays the same. The service is asked for its version at most
 * once a second, beside the visit that noticed, so a page never waits for it; a change is seen a second later on every
 * node, and a content service that is down leaves the shop with what it last knew.
 */
import { LRUCache } from 'lru-cache'
import type { ContentClient } from '../contracts/content-client.ts'
import type { Story } from '../contracts/content.ts'
import type { Clock } from '../platform/clock.ts'

const CHECK_EVERY_MS = 1000
const MOST_ANSWERS = 10_000

export function keepContent(client: ContentClient, clock: Clock): ContentClient {
  const single = createShelf<Story | undefined>()
  const lists = createShelf<Story[]>()
  let version: number | undefined
  let checkedAt = Number.NEGATIVE_INFINITY
  let firstCheck: Promise<void> | undefined

  async function checkVersion(): Promise<void> {
    const latest = await client.fetchVersion()
    if (latest === version) return
    version = latest
    single.clear()
    lists.clear()
  }

  /** The first check is waited for: what is fetched before its version is known could be older than it. */
  function checkNowAndThen(): Promise<void> {
    const now = clock.now().getTime()
    if (now - checkedAt >= CHECK_EVERY_MS) {
      checkedAt = now
      const check = checkVersion().catch(() => undefined)
      firstCheck ??= check
    }
    return firstCheck ?? Promise.resolve()
  }

  return {
    async fetchStory(wanted) {
      await checkNowAndThen()
      const key = `${wanted.language} ${wanted.contentKey} ${wanted.slug}`
      return single.get(key, () => client.fetchStory(wanted))
    },
    async fetchStories(wanted) {
      await checkNowAndThen()
      const key = `${wanted.language} ${wanted.contentType} ${wanted.startsWith}`
      return lists.get(key, () => client.fetchStories(wanted))
    },
    fetchVersion: () => client.fetchVersion(),
  }
}

function createShelf<Value>() {
  const kept = new LRUCache<string, Promise<Value>>({ max: MOST_ANSWERS })
  return {
    get(key: string, ask: () => Promise<Value>): Promise<Value> {
      const known = kept.get(key)
      if (known) return known
      const answer = ask()
      kept.set(key, answer)
      // A failure is nobody's content: the next visit asks again.
      answer.catch(() => {
        if (kept.peek(key) === answer) kept.delete(key)
      })
      return answer
    },
    clear: () => kept.clear(),
  }
}
