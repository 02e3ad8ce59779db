/**
 * Finds the handlers of a path, and remembers what it found: a few paths are asked for thousands of times a second, and the
 * routes of a service do not change once it answers.
 */
import type { Result, Router } from 'hono/router'
import { TrieRouter } from 'hono/router/trie-router'
import { TextCache } from '../text-cache.ts'

export class RememberingRouter<Handler> implements Router<Handler> {
  readonly name = 'RememberingRouter'
  readonly #router = new TrieRouter<Handler>()
  readonly #found = new TextCache<Result<Handler>>({ maxEntries: 500, maxKeyLength: 200 })

  add(method: string, path: string, handler: Handler): void {
    this.#found.clear()
    this.#router.add(method, path, handler)
  }

  match(method: string, path: string): Result<Handler> {
    const asked = `${method} ${path}`
    const known = this.#found.get(asked)
    if (known !== undefined) return known
    const found = this.#router.match(method, path)
    this.#found.set(asked, found)
    return found
  }
}
