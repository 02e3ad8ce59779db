/**
 * Finds a product by one of many texts without storing the texts: a large catalogue has a million barcodes and SKUs of
 * variants, and as strings they would be most of what the garbage collector has to scan. A text is identified by two
 * hashes.
 */
export type TextKeys = {
  /** The last value set for a text counts. */
  readonly set: (text: string, product: number, revision: number) => void
  readonly get: (text: string) => { readonly product: number; readonly revision: number } | undefined
  /** Not copied: it changes with the keys. */
  readonly saved: () => SavedTextKeys
}

export type SavedTextKeys = readonly Int32Array<ArrayBuffer>[]

const FIRST_PLACES = 1 << 6
const [FIRST, SECOND, PRODUCT, REVISION, WIDTH] = [0, 1, 2, 3, 4]

/** Many small tables: one large one would take a tenth of a second when it grows, and visitors would wait for it. */
const TABLES = 64

export function createTextKeys(known: SavedTextKeys = []): TextKeys {
  const tables = Array.from({ length: TABLES }, (_, place) => createTable(known[place]))
  const tableOf = (second: number) => tables[(second >>> 16) & (TABLES - 1)]
  return {
    saved: () => tables.map((table) => table.saved()),
    set(text, product, revision) {
      const [first, second] = hashesOf(text)
      tableOf(second)?.set(first, second, product, revision)
    },
    get(text) {
      const [first, second] = hashesOf(text)
      return tableOf(second)?.get(first, second)
    },
  }
}

type Table = {
  readonly set: (first: number, second: number, product: number, revision: number) => void
  readonly get: (first: number, second: number) => ReturnType<TextKeys['get']>
  readonly saved: () => Int32Array<ArrayBuffer>
}

function createTable(known = new Int32Array(FIRST_PLACES * WIDTH)): Table {
  /** Both hashes, the product plus one, and its revision; 0 for the product marks an empty slot. */
  let table = known
  let mask = known.length / WIDTH - 1
  let used = usedPlaces(known)

  const find = (first: number, second: number): number => {
    for (let place = first ^ (first >>> 15); ; place += 1) {
      const at = (place & mask) * WIDTH
      if (table[at + PRODUCT] === 0 || (table[at + FIRST] === first && table[at + SECOND] === second)) return at
    }
  }

  const grow = () => {
    const before = table
    mask = mask * 2 + 1
    table = new Int32Array((mask + 1) * WIDTH)
    for (let at = 0; at < before.length; at += WIDTH) {
      if (before[at + PRODUCT] === 0) continue
      const to = find(before[at + FIRST] ?? 0, before[at + SECOND] ?? 0)
      for (let part = 0; part < WIDTH; part += 1) table[to + part] = before[at + part] ?? 0
    }
  }

  return {
    saved: () => table,
    set(first, second, product, revision) {
      const at = find(first, second)
      if (table[at + PRODUCT] === 0) used += 1
      table[at + FIRST] = first
      table[at + SECOND] = second
      table[at + PRODUCT] = product + 1
      table[at + REVISION] = revision
      if (used * 2 > mask) grow()
    },
    get(first, second) {
      const at = find(first, second)
      const product = (table[at + PRODUCT] ?? 0) - 1
      return product < 0 ? undefined : { product, revision: table[at + REVISION] ?? 0 }
    },
  }
}

function usedPlaces(table: Int32Array): number {
  let used = 0
  for (let at = PRODUCT; at < table.length; at += WIDTH) if (table[at] !== 0) used += 1
  return used
}

function hashesOf(text: string): readonly [number, number] {
  let first = 0
  let second = 0x811c9dc5 | 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    first = (Math.imul(first, 31) + code) | 0
    second = Math.imul(second ^ code, 0x01000193)
  }
  return [first, second]
}
