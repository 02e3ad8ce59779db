/** Which rows of a long list are in the document. All of them have the same height, so nothing has to be measured. */

export type RowRange = { readonly first: number; readonly last: number }

type Sight = {
  /** How far the list is scrolled, and how much of it is seen. */
  readonly top: number
  readonly height: number
  readonly rowPx: number
}

/** Rows before and after those in sight, so that a short scroll shows no gap. */
const OVERSCAN = 8

/** Beyond the end of the list, too: the caller knows how many rows there are. */
export function rowsInSight({ top, height, rowPx }: Sight): RowRange {
  return {
    first: Math.max(0, Math.floor(top / rowPx) - OVERSCAN),
    last: Math.ceil((top + height) / rowPx) + OVERSCAN,
  }
}

/** The focused row stays in the document, otherwise the focus would be lost when it scrolls out of sight. */
export function rowsInDocument({ first, last }: RowRange, count: number, focused: number): readonly number[] {
  const end = Math.min(last, count - 1)
  const range = Array.from({ length: Math.max(0, end - first + 1) }, (_, index) => first + index)
  if (focused < 0 || focused >= count || (focused >= first && focused <= end)) return range
  return focused < first ? [focused, ...range] : [...range, focused]
}

/** Where the list is scrolled to, so that a row is in sight; where it is in sight already, nothing moves. */
export function scrollTopFor(row: number, { top, height, rowPx }: Sight, headPx: number): number {
  // The head is sticky: it covers the first pixels of what is seen.
  const rowTop = row * rowPx
  const rowEnd = rowTop + rowPx + headPx
  if (rowTop < top) return rowTop
  return rowEnd > top + height ? rowEnd - height : top
}
