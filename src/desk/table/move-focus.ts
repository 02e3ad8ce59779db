/** The keys of a grid (DSK-09): which cell has the focus next. Row -1 is the head. */
export type GridCell = { readonly row: number; readonly column: number }

export type GridSize = { readonly rows: number; readonly columns: number; readonly pageRows: number }

type GridKey = { readonly key: string; readonly ctrlKey: boolean }

/** Undefined: not a key of the grid. */
export function moveFocus({ row, column }: GridCell, { key, ctrlKey }: GridKey, size: GridSize): GridCell | undefined {
  const lastRow = size.rows - 1
  const lastColumn = size.columns - 1
  const at = (nextRow: number, nextColumn: number): GridCell => ({
    row: Math.min(Math.max(nextRow, -1), lastRow),
    column: Math.min(Math.max(nextColumn, 0), lastColumn),
  })
  switch (key) {
    case 'ArrowUp':
      return at(row - 1, column)
    case 'ArrowDown':
      return at(row + 1, column)
    case 'ArrowLeft':
      return at(row, column - 1)
    case 'ArrowRight':
      return at(row, column + 1)
    case 'PageUp':
      return at(Math.max(row - size.pageRows, Math.min(row, 0)), column)
    case 'PageDown':
      return at(row + size.pageRows, column)
    case 'Home':
      return ctrlKey ? at(0, 0) : at(row, 0)
    case 'End':
      return ctrlKey ? at(lastRow, lastColumn) : at(row, lastColumn)
    default:
      return undefined
  }
}
