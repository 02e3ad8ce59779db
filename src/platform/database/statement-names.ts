/** Under which names statements are prepared: those that come again, and no more than a connection should remember. */
import { createHash } from 'node:crypto'

/** The server keeps a plan of each for every connection. */
const MOST_NAMES = 150
/** Once is chance, and a list of any length makes a text of its own. */
const USES_BEFORE_NAME = 3
const MOST_COUNTED = 1000
/** Its answer changes with the table: a statement that was prepared before a migration would fail after it. */
const ALL_COLUMNS = /(?:select|distinct|returning|,|\.)\s*\*/i

export type NameOf = (text: string) => string | undefined

export function nameStatements(): NameOf {
  const names = new Map<string, string>()
  let uses = new Map<string, number>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= MOST_NAMES) return known
    const count = (uses.get(text) ?? 0) + 1
    if (count < USES_BEFORE_NAME || ALL_COLUMNS.test(text)) {
      if (uses.size >= MOST_COUNTED) uses = new Map()
      uses.set(text, count)
      return undefined
    }
    uses.delete(text)
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    names.set(text, name)
    return name
  }
}
