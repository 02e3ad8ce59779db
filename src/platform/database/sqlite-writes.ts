/**
 * Counts how often tables are written. One process has the file, and one connection, so nobody else writes it: what was read
 * is still true while the count stands.
 */

/** What begins with another word may write, and whatever it writes to it names. */
const READS: ReadonlySet<string> = new Set(['select', 'begin', 'commit'])

export type Writes = {
  /** From the first time on that somebody asks. */
  readonly to: (table: string) => number
  /** What to call each time the statement is run; undefined where it writes nothing. */
  readonly noteOf: (text: string) => (() => void) | undefined
}

export function countWrites(): Writes {
  const counts = new Map<string, number>()
  return {
    to(table) {
      const count = counts.get(table) ?? 0
      counts.set(table, count)
      return count
    },
    noteOf(text) {
      const words = text.toLowerCase().match(/\w+/g) ?? []
      const [first = ''] = words
      if (READS.has(first)) return undefined
      const named = new Set(words)
      // What is undone may have been read before it was.
      const isUndoing = first === 'rollback'
      return () => {
        for (const [table, count] of counts) if (isUndoing || named.has(table)) counts.set(table, count + 1)
      }
    },
  }
}
