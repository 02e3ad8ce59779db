/** The selected rectangle of the grid: how keys move and extend it, and what fill and paste change. Pure functions. */
import { moveFocus, type GridCell, type GridSize } from '../../table/move-focus.ts'

export type GridSelection = {
  /** Where the selection began. */
  readonly anchor: GridCell
  /** The cell with the focus. */
  readonly active: GridCell
}

export type GridRange = {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export const rangeOf = ({ anchor, active }: GridSelection): GridRange => ({
  top: Math.min(anchor.row, active.row),
  bottom: Math.max(anchor.row, active.row),
  left: Math.min(anchor.column, active.column),
  right: Math.max(anchor.column, active.column),
})

export const isInRange = ({ top, bottom, left, right }: GridRange, row: number, column: number): boolean =>
  row >= top && row <= bottom && column >= left && column <= right

type RangeKey = {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

const EDGES: Readonly<Record<string, 'top' | 'bottom' | 'left' | 'right'>> = {
  ArrowUp: 'top',
  ArrowDown: 'bottom',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** Undefined: not a key of the selection. With Shift it grows, with Ctrl it goes to the edge. */
export function moveSelection(selection: GridSelection, event: RangeKey, size: GridSize): GridSelection | undefined {
  const isCommand = event.ctrlKey || event.metaKey
  const [lastRow, lastColumn] = [size.rows - 1, size.columns - 1]
  if (isCommand && event.key.toLowerCase() === 'a') {
    return { anchor: { row: 0, column: 0 }, active: { row: lastRow, column: lastColumn } }
  }
  const edge = isCommand ? EDGES[event.key] : undefined
  const active =
    edge === undefined
      ? moveFocus(selection.active, { key: event.key, ctrlKey: isCommand }, size)
      : toEdge(selection.active, edge, { lastRow, lastColumn })
  if (active === undefined) return undefined
  const inside = { ...active, row: Math.max(active.row, 0) }
  return { anchor: event.shiftKey ? selection.anchor : inside, active: inside }
}

function toEdge(
  { row, column }: GridCell,
  edge: 'top' | 'bottom' | 'left' | 'right',
  { lastRow, lastColumn }: { readonly lastRow: number; readonly lastColumn: number },
): GridCell {
  switch (edge) {
    case 'top':
      return { row: 0, column }
    case 'bottom':
      return { row: lastRow, column }
    case 'left':
      return { row, column: 0 }
    case 'right':
      return { row, column: lastColumn }
  }
}

export type PlacedText = GridCell & { readonly text: string }

/** The first row of the range goes into all others. */
export const filledDown = (
  { top, bottom, left, right }: GridRange,
  textAt: (row: number, column: number) => string,
): readonly PlacedText[] =>
  cellsOf({ top: top + 1, bottom, left, right }).map((cell) => ({ ...cell, text: textAt(top, cell.column) }))

/** One value fills the range; several begin at its corner. What would be outside of the grid is left out. */
export function pastedAt(
  range: GridRange,
  pasted: readonly (readonly string[])[],
  { rows, columns }: Pick<GridSize, 'rows' | 'columns'>,
): { readonly cells: readonly PlacedText[]; readonly outside: number } {
  const [first] = pasted[0] ?? []
  if (pasted.length === 1 && pasted[0]?.length === 1 && first !== undefined) {
    return { cells: cellsOf(range).map((cell) => ({ ...cell, text: first })), outside: 0 }
  }
  const all = pasted.flatMap((texts, down) =>
    texts.map((text, across) => ({ row: range.top + down, column: range.left + across, text })),
  )
  const cells = all.filter(({ row, column }) => row < rows && column < columns)
  return { cells, outside: all.length - cells.length }
}

export function cellsOf({ top, bottom, left, right }: GridRange): readonly GridCell[] {
  const rows = Array.from({ length: Math.max(0, bottom - top + 1) }, (_, index) => top + index)
  const columns = Array.from({ length: Math.max(0, right - left + 1) }, (_, index) => left + index)
  return rows.flatMap((row) => columns.map((column) => ({ row, column })))
}
