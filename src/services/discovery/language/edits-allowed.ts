/** How many letters of a word may be typed wrong. */

/** A short word with a letter changed is another word; a long one is a slip. */
export function editsAllowed(word: string): 0 | 1 | 2 {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}
