/**
 * Reads the terms of a text without cutting it into words. A run, what stands between two spaces, is analysed when it is
 * met for the first time; from then on it is recognised by two hashes of its characters, and no text is made of it. A
 * large shop has fifty million runs and a few hundred thousand different ones.
 */
export type RunTerms = {
  /** The terms of a text in their order, until the next text is read. */
  readonly read: (text: string) => Int32Array
}

const SPACE = 0x20
const FIRST_PLACES = 1 << 12

export function createRunTerms(termsOf: (run: string) => readonly number[]): RunTerms {
  /** Where a run is found by its hash: its number and one more, 0 where nobody stands. */
  let places = new Int32Array(FIRST_PLACES)
  let count = 0
  let hashes = new Int32Array(FIRST_PLACES)
  /** The terms of a run begin where those of the one before end. */
  let ends = new Int32Array(FIRST_PLACES)
  let terms = new Int32Array(FIRST_PLACES)
  let met = new Int32Array(FIRST_PLACES)

  const placeOf = (first: number): number => (first ^ (first >>> 15)) & (places.length - 1)

  /** A run is known by both hashes: two of a million that have them in common would be one chance in many millions. */
  const find = (first: number, second: number): number => {
    for (let place = placeOf(first); ; place = (place + 1) & (places.length - 1)) {
      const number = (places[place] ?? 0) - 1
      if (number < 0 || (hashes[number * 2] === first && hashes[number * 2 + 1] === second)) return number
    }
  }

  const put = (number: number) => {
    let place = placeOf(hashes[number * 2] ?? 0)
    while (places[place] !== 0) place = (place + 1) & (places.length - 1)
    places[place] = number + 1
  }

  const learn = (run: string, first: number, second: number): number => {
    const number = count
    const start = number === 0 ? 0 : (ends[number - 1] ?? 0)
    const found = termsOf(run)
    if ((number + 1) * 2 > hashes.length) {
      hashes = grown(hashes)
      ends = grown(ends)
    }
    if (start + found.length > terms.length) terms = grown(terms, start + found.length)
    hashes[number * 2] = first
    hashes[number * 2 + 1] = second
    terms.set(found, start)
    ends[number] = start + found.length
    count += 1
    if (count * 2 > places.length) {
      places = new Int32Array(places.length * 2)
      for (let known = 0; known < count; known += 1) put(known)
    } else put(number)
    return number
  }

  return {
    read(text) {
      let length = 0
      let start = 0
      let [first, second] = [0, 0]
      for (let at = 0; at <= text.length; at += 1) {
        const code = at < text.length ? text.charCodeAt(at) : SPACE
        if (code > SPACE) {
          first = (Math.imul(first, 31) + code) | 0
          second = Math.imul(second ^ code, 0x01000193)
          continue
        }
        if (at > start) {
          let number = find(first, second)
          if (number < 0) number = learn(text.slice(start, at), first, second)
          const end = ends[number] ?? 0
          for (let place = number === 0 ? 0 : (ends[number - 1] ?? 0); place < end; place += 1) {
            if (length === met.length) met = grown(met)
            met[length] = terms[place] ?? 0
            length += 1
          }
        }
        start = at + 1
        first = 0
        second = 0
      }
      return met.subarray(0, length)
    },
  }
}

function grown(numbers: Int32Array<ArrayBuffer>, least = 0): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(numbers.length * 2, least))
  larger.set(numbers)
  return larger
}
