/**
 * Reads the terms of a text without splitting it into strings. A run, the text between two spaces, is analysed on its
 * first occurrence; from then on it is recognised by two hashes of its characters, and no string is allocated. A large
 * catalogue has fifty million runs and a few hundred thousand different ones.
 */
export type RunTerms = {
  /** Visits the terms of a text in their order, from the given character on. */
  readonly read: (text: string, from: number) => void
}

const SPACE = 0x20
const FIRST_PLACES = 1 << 12
/** A place holds both hashes of a run, how many terms it has and one more, and its term or where they begin. */
const [FIRST, SECOND, COUNT, TERM, WIDTH] = [0, 1, 2, 3, 4]

/** Long: a factory; its functions share the columns. */
export function createRunTerms(termsOf: (run: string) => readonly number[], visit: (term: number) => void): RunTerms {
  let places = new Int32Array(FIRST_PLACES * WIDTH)
  let mask = FIRST_PLACES - 1
  let used = 0
  /** Of runs that have several. */
  const several: number[] = []

  /** The slot of a run. A collision of both hashes has a chance of one in many millions. */
  const find = (table: Int32Array, first: number, second: number): number => {
    for (let place = first ^ (first >>> 15); ; place += 1) {
      const at = (place & mask) * WIDTH
      if (table[at + COUNT] === 0 || (table[at] === first && table[at + SECOND] === second)) return at
    }
  }

  const learn = (run: string, first: number, second: number): number => {
    const terms = termsOf(run)
    used += 1
    if (used * 2 > mask) grow()
    const at = find(places, first, second)
    places[at + FIRST] = first
    places[at + SECOND] = second
    places[at + COUNT] = terms.length + 1
    places[at + TERM] = terms.length === 1 ? (terms[0] ?? 0) : several.length
    if (terms.length > 1) several.push(...terms)
    return at
  }

  const grow = () => {
    const before = places
    mask = mask * 2 + 1
    places = new Int32Array((mask + 1) * WIDTH)
    for (let at = 0; at < before.length; at += WIDTH) {
      if (before[at + COUNT] === 0) continue
      const to = find(places, before[at + FIRST] ?? 0, before[at + SECOND] ?? 0)
      for (let part = 0; part < WIDTH; part += 1) places[to + part] = before[at + part] ?? 0
    }
  }

  return {
    read(text, from) {
      let table = places
      let start = from
      let first = 0
      let second = 0
      for (let at = from; at <= text.length; at += 1) {
        const code = at < text.length ? text.charCodeAt(at) : SPACE
        if (code > SPACE) {
          first = (Math.imul(first, 31) + code) | 0
          second = Math.imul(second ^ code, 0x01000193)
          continue
        }
        if (at > start) {
          let place = find(table, first, second)
          if (table[place + COUNT] === 0) {
            place = learn(text.slice(start, at), first, second)
            table = places
          }
          const count = (table[place + COUNT] ?? 1) - 1
          const term = table[place + TERM] ?? 0
          if (count === 1) visit(term)
          else for (let more = 0; more < count; more += 1) visit(several[term + more] ?? 0)
        }
        start = at + 1
        first = 0
        second = 0
      }
    },
  }
}
