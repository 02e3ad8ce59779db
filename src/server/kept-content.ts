/**
 * Keeps what the content service said while its version stays the same. Who runs the shop asks for the version every
 * second, so a change is seen a second later on every node, no page ever waits for the question, and a content service
 * that is down leaves the shop with what it last knew.
 */
import { LRUCache } from 'lru-cache'
import type { ContentClient } from '../contracts/content-client.ts'
import type { Story } from '../contracts/content.ts'

const MOST_ANSWERS = 10_000

export type KeptContent = {
  readonly client: ContentClient
  /** Forgets everything if the content has changed since the last time, and tells whether it has. */
  readonly checkVersion: () => Promise<boolean>
}

export function keepContent(client: ContentClient): KeptContent {
  const single = createShelf<Story | undefined>()
  const lists = createShelf<Story[]>()
  let version: number | undefined
  let firstCheck: Promise<unknown> | undefined

  async function checkVersion(): Promise<boolean> {
    const latest = await client.fetchVersion()
    if (latest === version) return false
    const isFirst = version === undefined
    version = latest
    single.clear()
    lists.clear()
    return !isFirst
  }

  /** What is fetched before its version is known could be older than that version, and would be kept. */
  async function versionKnown(): Promise<void> {
    firstCheck ??= checkVersion().catch(() => undefined)
    await firstCheck
  }

  return {
    client: {
      async fetchStory(wanted) {
        await versionKnown()
        const key = `${wanted.language} ${wanted.contentKey} ${wanted.slug}`
        return single.get(key, () => client.fetchStory(wanted))
      },
      async fetchStories(wanted) {
        await versionKnown()
        const key = `${wanted.language} ${wanted.contentType} ${wanted.startsWith}`
        return lists.get(key, () => client.fetchStories(wanted))
      },
      fetchVersion: () => client.fetchVersion(),
    },
    checkVersion,
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
