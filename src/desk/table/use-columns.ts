/** The columns of a list: order, visibility and widths are those of the account or the view. */
import { useMemo, type PointerEvent } from 'react'
import { usePreference } from '../shell/preferences.ts'
import { type ColumnLayout, readLayout, resizeColumn } from './layout.ts'
import type { ListColumn, ListDefinition } from './list-definition.ts'

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
  const shown = useMemo(
    () =>
      layout.visible.flatMap((id): readonly VisibleColumn<Row>[] => {
        const column = columns.find((one) => one.id === id)
        if (!column) return []
        const width = layout.widths[id] ?? column.width
        return [
          {
            column,
            width,
            startResize: (event) => followPointer(event, (by) => store(resizeColumn(layout, id, width + by))),
          },
        ]
      }),
    [layout, columns, store],
  )
  return { shown, layout, changeLayout: (next: ColumnLayout) => store(next) }
}

export type VisibleColumn<Row> = {
  readonly column: ListColumn<Row>
  readonly width: number
  readonly startResize: (event: PointerEvent<HTMLElement>) => void
}

/** Reports how far the pointer has moved when it is released: the layout is stored, so it changes once. */
function followPointer(
  { currentTarget, pointerId, clientX: from }: PointerEvent<HTMLElement>,
  onEnd: (by: number) => void,
) {
  const edge: HTMLElement = currentTarget
  edge.setPointerCapture(pointerId)
  edge.addEventListener('pointerup', ({ clientX }) => onEnd(clientX - from), { once: true })
}
