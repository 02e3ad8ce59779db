/** The edits of the grid: texts of cells, undo and redo, what is wrong, and how they are saved. */
import { useMemo, useState } from 'react'
import { writeOperation } from '../../api/call-operation.ts'
import { OperationError } from '../../api/operation-error.ts'
import { cellProblem, type GridRow } from '../../api/price-schemas.ts'
import { refresh } from '../../api/queries.ts'
import { useAction } from '../../api/use-action.ts'
import { useUnsaved } from '../../drafts/use-unsaved.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { showToast } from '../../ui/toasts.ts'
import { cellKey, cellOfKey, changedRows, loadedText, summarise, writtenText, type GridColumn } from './grid-cells.ts'
import { editCells, NO_EDITS, redoCells, undoCells, type GridEdits } from './grid-edits.ts'

type Refused = ReadonlyMap<string, string>

const NONE: Refused = new Map()

export function useGridEdits(rows: readonly GridRow[], columns: readonly GridColumn[]) {
  const t = useTexts()
  const formats = useFormats()
  const context = useMemo(() => ({ language: t.language, formats }), [t, formats])
  const bySku = useMemo(() => new Map(rows.map((row) => [row.sku, row])), [rows])
  const [edits, setEdits] = useState<GridEdits>(NO_EDITS)
  // What the shop refused, until the cell is edited again.
  const [refused, setRefused] = useState<Refused>(NONE)
  const { texts } = edits
  const summary = useMemo(() => summarise(bySku, columns, texts, context), [bySku, columns, texts, context])
  const discard = (): void => {
    setEdits(NO_EDITS)
    setRefused(NONE)
  }
  const isDirty = summary.changed.size > 0
  useUnsaved(isDirty, discard)
  const saving = useAction(async () => {
    try {
      const outcome = await writeOperation('variant.save-grid', { rows: changedRows(bySku, columns, texts, context) })
      await refresh('variant.grid')
      discard()
      const { changed } = outcome.kind === 'done' ? outcome.value : { changed: summary.changed.size }
      const text = t.count('grid.saved', changed)
      showToast({ text, tone: 'done', ...(outcome.kind === 'done' && { undo: outcome.undo }) })
      void refresh('price.read', 'product.read', 'product.list', 'audit.list')
    } catch (error) {
      setRefused(refusedCells(error))
      // Values and versions of now: what is typed stays.
      if (isStale(error)) void refresh('variant.grid')
      throw error
    }
  })
  const columnOf = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns])
  const edit = (cells: readonly (readonly [key: string, text: string])[]): void => {
    const written = cells.map(([key, text]) => {
      const column = columnOf.get(cellOfKey(key).column)
      return [key, column ? writtenText(column, text, context) : text] as const
    })
    setEdits((state) => editCells(state, written))
    if (refused.size > 0) setRefused(new Map([...refused].filter(([key]) => !cells.some(([one]) => one === key))))
  }
  return {
    summary,
    refused,
    /** Of a cell as it is shown: typed, or loaded. */
    textOf: (row: GridRow, column: GridColumn): string =>
      texts.get(cellKey(row.sku, column.id)) ?? loadedText(row, column, context),
    edit,
    undo: () => setEdits(undoCells),
    redo: () => setEdits(redoCells),
    canUndo: edits.done.length > 0,
    canRedo: edits.undone.length > 0,
    discard,
    saving,
  }
}

export type GridEditing = ReturnType<typeof useGridEdits>

const problemsOf = (error: unknown): readonly unknown[] =>
  error instanceof OperationError ? (error.details.problems ?? []) : []

function refusedCells(error: unknown): Refused {
  const cells = problemsOf(error).flatMap((problem) => {
    const parsed = cellProblem.safeParse(problem)
    return parsed.success ? [[cellKey(parsed.data.sku, parsed.data.column), parsed.data.message] as const] : []
  })
  return new Map(cells)
}

const isStale = (error: unknown): boolean =>
  problemsOf(error).some((problem) => Object(problem).code === 'STALE_VERSION') ||
  (error instanceof OperationError && error.code === 'STALE_VERSION')
