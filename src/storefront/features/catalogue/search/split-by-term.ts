/** A title in pieces: what was typed, and what the suggestion adds to it. The eye looks for the second. */
export type Piece = { readonly text: string; readonly isTyped: boolean }

export function splitByTerm(title: string, term: string): readonly Piece[] {
  const at = title.toLowerCase().indexOf(term.toLowerCase())
  // A letter may change its length with its case; then there is nothing to cut by.
  if (at === -1 || title.toLowerCase().length !== title.length) return [{ text: title, isTyped: false }]
  const end = at + term.length
  return [
    { text: title.slice(0, at), isTyped: false },
    { text: title.slice(at, end), isTyped: true },
    { text: title.slice(end), isTyped: false },
  ].filter(({ text }) => text !== '')
}
