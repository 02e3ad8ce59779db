/**
 * Reads the terms of a text without cutting it into words. A run, what stands between two spaces, is analysed when it is
 * met for the first time; from then on it is recognised by its characters, and no text is made of it. A large shop has
 * fifty million runs and a few hundred thousand different ones.
 */
export type RunTerms = {
  /** Tells the terms of a text, in their order. */
  readonly read: (text: string, meet: (term: number) => void) => void
}

const SPACE = 0x20
const FIRST_PLACES = 1 << 12

export function createRunTerms(termsOf: (run: string) => readonly number[]): RunTerms {
  /** Where a run is found by its hash: its number and one more, 0 where nobody stands. */
  let places = new Int32Array(FIRST_PLACES)
  const hashes: number[] = []
  const runs: string[] = []
  const terms: (readonly number[])[] = []

  const isRun = (known: string, text: string, start: number, end: number): boolean => {
    if (known.length !== end - start) return false
    for (let at = start; at < end; at += 1) if (known.charCodeAt(at - start) !== text.charCodeAt(at)) return false
    return true
  }

  const grow = () => {
    places = new Int32Array(places.length * 2)
    for (const [number, hash] of hashes.entries()) places[freePlace(hash)] = number + 1
  }

  const freePlace = (hash: number): number => {
    let place = hash & (places.length - 1)
    while (places[place] !== 0) place = (place + 1) & (places.length - 1)
    return place
  }

  const numberOf = (text: string, start: number, end: number, hash: number): number => {
    for (let place = hash & (places.length - 1); ; place = (place + 1) & (places.length - 1)) {
      const number = (places[place] ?? 0) - 1
      if (number < 0) break
      if (hashes[number] === hash && isRun(runs[number] ?? '', text, start, end)) return number
    }
    // Joined anew, so that it does not hold on to the whole text it was cut from.
    const run = [...text.slice(start, end)].join('')
    runs.push(run)
    terms.push(termsOf(run))
    hashes.push(hash)
    if (runs.length * 2 > places.length) grow()
    else places[freePlace(hash)] = runs.length
    return runs.length - 1
  }

  return {
    read(text, meet) {
      let start = 0
      let hash = 0
      for (let at = 0; at <= text.length; at += 1) {
        const code = at < text.length ? text.charCodeAt(at) : SPACE
        if (code > SPACE) {
          hash = (Math.imul(hash, 31) + code) | 0
          continue
        }
        if (at > start) {
          const known = terms[numberOf(text, start, at, hash ^ (hash >>> 15))]
          if (known) for (let place = 0; place < known.length; place += 1) meet(known[place] ?? 0)
        }
        start = at + 1
        hash = 0
      }
    },
  }
}
