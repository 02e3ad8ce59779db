/** An LRU cache by texts that come from outside: addresses, headers, small bodies. */
import { LRUCache } from 'lru-cache'

export type TextCacheLimits = {
  readonly maxEntries: number
  /** A longer text rarely comes twice, and caching it would let a client fill the memory. */
  readonly maxKeyLength: number
}

export class TextCache<Value extends {}> {
  readonly #entries: LRUCache<string, Value>
  readonly #maxKeyLength: number

  constructor({ maxEntries, maxKeyLength }: TextCacheLimits) {
    this.#entries = new LRUCache({ max: maxEntries })
    this.#maxKeyLength = maxKeyLength
  }

  get(text: string): Value | undefined {
    return text.length > this.#maxKeyLength ? undefined : this.#entries.get(text)
  }

  set(text: string, value: Value): void {
    if (text.length <= this.#maxKeyLength) this.#entries.set(text, value)
  }

  clear(): void {
    this.#entries.clear()
  }
}
