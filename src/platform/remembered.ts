/**
 * Remembers what was made of a text, where the same few texts come again and again. Emptied as a whole when full: what
 * matters is back at once. A long text is not kept: it rarely comes twice, and would let a stranger fill the memory.
 */
export class Remembered<Value> {
  readonly #made = new Map<string, Value>()
  readonly #most: number
  readonly #longest: number

  constructor({ most, longest }: { readonly most: number; readonly longest: number }) {
    this.#most = most
    this.#longest = longest
  }

  get(text: string): Value | undefined {
    return this.#made.get(text)
  }

  set(text: string, value: Value): void {
    if (text.length > this.#longest) return
    if (this.#made.size >= this.#most) this.#made.clear()
    this.#made.set(text, value)
  }

  clear(): void {
    this.#made.clear()
  }
}
