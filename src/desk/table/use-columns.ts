/** The columns of a list as TanStack Table models them: order, visibility and widths are those of the account or the view. */
import {
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { usePreference } from '../shell/preferences.ts'
import { type ColumnLayout, MAX_WIDTH, MIN_WIDTH, readLayout, resizeColumn } from './layout.ts'
import type { ListColumn, ListDefinition } from './list-definition.ts'

const features = tableFeatures({
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
})

/** The rows are virtual and come from the server, so the model has columns only. */
const NO_ROWS: never[] = []

export function useColumns<Row>({ screen, columns }: ListDefinition<Row>, ofView: readonly string[] | undefined) {
  const [stored, store] = usePreference(`columns.${screen}`)
  const layout = useMemo(() => {
    const own = readLayout(
      stored,
      columns.map(({ id }) => id),
      columns.filter(({ isDefault }) => isDefault).map(({ id }) => id),
    )
    return ofView ? { ...own, visible: ofView } : own
  }, [stored, columns, ofView])
  const { visible, widths } = layout
  const table = useTable({
    features,
    data: NO_ROWS,
    columns: useMemo(
      () => columns.map(({ id, width }) => ({ id, size: width, minSize: MIN_WIDTH, maxSize: MAX_WIDTH })),
      [columns],
    ),
    columnResizeMode: 'onEnd',
    state: {
      columnOrder: [...visible],
      columnVisibility: Object.fromEntries(columns.map(({ id }) => [id, visible.includes(id)])),
      columnSizing: { ...widths },
    },
    onColumnSizingChange: (update) => {
      const next = typeof update === 'function' ? update({ ...widths }) : update
      const resized = Object.entries(next).reduce((state, [id, width]) => resizeColumn(state, id, width), layout)
      store(resized)
    },
  })
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns])
  const headers = table.getHeaderGroups()[0]?.headers ?? []
  const shown: readonly ShownColumn<Row>[] = headers.flatMap((header) => {
    const column = byId.get(header.column.id)
    if (!column) return []
    return [{ column, width: header.getSize(), startResize: header.getResizeHandler() }]
  })
  return { shown, layout, changeLayout: (next: ColumnLayout) => store(next) }
}

export type ShownColumn<Row> = {
  readonly column: ListColumn<Row>
  readonly width: number
  readonly startResize: (event: unknown) => void
}
