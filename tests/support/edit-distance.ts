/** Compares two words letter by letter: slow and simple, to check the word trie against. */

/**
 * The minimum of letters to insert, delete, replace or swap with their neighbour, no place touched twice (optimal string
 * alignment); `most + 1` where it is certain to be more than `most`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const letter = a.charCodeAt(row - 1)
    const current = [row]
    let least = row
    for (let column = 1; column <= b.length; column++) {
      const other = b.charCodeAt(column - 1)
      let edits = (last[column - 1] ?? 0) + (letter === other ? 0 : 1)
      edits = Math.min(edits, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1)
      if (row > 1 && column > 1 && letter === b.charCodeAt(column - 2) && a.charCodeAt(row - 2) === other) {
        edits = Math.min(edits, (before[column - 2] ?? 0) + 1)
      }
      current[column] = edits
      least = Math.min(least, edits)
    }
    if (least > most) return most + 1
    before = last
    last = current
  }
  return Math.min(last[b.length] ?? 0, most + 1)
}
