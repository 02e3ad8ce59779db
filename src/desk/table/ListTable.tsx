/** The grid of a list: virtual rows, one focused cell, keys of a grid (DSK-09). */
import { type KeyboardEvent, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { HeadRow } from './HeadRow.tsx'
import type { ListDefinition } from './list-definition.ts'
import styles from './ListTable.module.css'
import { type ListSort, type ListView, SEARCH } from './list-view.ts'
import { ListRow } from './ListRow.tsx'
import { type GridCell, moveFocus } from './move-focus.ts'
import { rowsInDocument } from './row-window.ts'
import type { VisibleColumn } from './use-columns.ts'
import { type ListTotals, useListRows } from './use-list-rows.ts'
import type { SelectionState } from './selection.ts'
import { useRowWindow } from './use-row-window.ts'

type Props<Row> = {
  readonly definition: ListDefinition<Row>
  readonly view: ListView
  readonly totals: ListTotals
  readonly shown: readonly VisibleColumn<Row>[]
  readonly isPhone: boolean
  readonly selection: SelectionState | undefined
  /** What was searched for with Enter: its first row gets the focus. */
  readonly goal: string | undefined
  readonly onGoal: () => void
  readonly onSort: (sort: ListSort) => void
}

const ROW_PX = 40
const PHONE_ROW_PX = 68

/** Long: keys, focus and virtual rows share the same state. */
export function ListTable<Row>({ definition, view, totals, shown, isPhone, selection, goal, ...props }: Props<Row>) {
  // A press on a title is answered before the rows are rendered anew.
  const viewOfRows = useDeferredValue(view)
  const t = useTexts()
  const scroller = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<GridCell>({ row: 0, column: 0 })
  const isMoving = useRef(false)
  const columns = useMemo(() => (isPhone ? shown.filter(({ column }) => column.phone) : shown), [isPhone, shown])
  const rowPx = isPhone ? PHONE_ROW_PX : ROW_PX
  // The head is not shown on phones.
  const { range, scrollTo } = useRowWindow(scroller, rowPx, isPhone ? 0 : ROW_PX)
  const rowAt = useListRows(definition, viewOfRows, {
    first: range.first,
    last: Math.min(range.last, totals.total - 1),
  })
  const hasActions = definition.actionsOf !== undefined
  const columnCount = columns.length + (hasActions ? 1 : 0)

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey || event.shiftKey) return
    const pageRows = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 400) / rowPx) - 2)
    const next = moveFocus(active, event, { rows: totals.total, columns: columnCount, pageRows })
    if (next) {
      event.preventDefault()
      isMoving.current = true
      if (next.row >= 0) scrollTo(next.row)
      setActive(next)
    } else if (event.key === ' ' && selection && event.target instanceof HTMLTableCellElement) {
      const row = rowAt(active.row)
      if (row === undefined) return
      event.preventDefault()
      selection.toggle(definition.keyOf(row))
    } else if (event.key === 'Enter' && event.target instanceof HTMLTableCellElement) {
      const field = event.target.querySelector<HTMLElement>(ENTRY)
      if (field) return field.focus()
      const control = event.target.querySelector<HTMLElement>('a, button') ?? rowLink(event.target)
      if (control) {
        event.preventDefault()
        control.click()
      }
    }
  }
  useEffect(() => {
    if (!isMoving.current) return
    const cell = scroller.current?.querySelector<HTMLElement>('[data-active]')
    if (!cell) return
    isMoving.current = false
    const entry = cell.querySelector<HTMLElement>(ENTRY) ?? cell
    entry.focus({ preventScroll: active.row >= 0 })
  }, [active])
  const isReached = goal !== undefined && goal === (viewOfRows.filter[SEARCH]?.[0] ?? '') && rowAt(0) !== undefined
  const focusFirst = useEffectEvent(() => {
    const row = scroller.current?.querySelector('tbody tr')
    const target = row?.querySelector<HTMLElement>(ENTRY) ?? row?.querySelector<HTMLElement>('td')
    target?.focus()
    props.onGoal()
  })
  useEffect(() => {
    if (isReached) focusFirst()
  }, [isReached])
  return (
    <div className={styles.scroller} ref={scroller}>
      <table
        className={styles.grid}
        role="grid"
        aria-label={definition.label}
        aria-rowcount={totals.more || totals.isLoading ? -1 : totals.total + 1}
        aria-colcount={columnCount}
        aria-multiselectable={selection ? true : undefined}
        aria-busy={totals.isLoading}
        onKeyDown={onKeyDown}
        tabIndex={-1}
      >
        <HeadRow
          columns={columns}
          sort={view.sort}
          active={active.row === -1 ? active.column : undefined}
          isPhone={isPhone}
          actions={hasActions ? t('list.actions') : undefined}
          onSort={props.onSort}
          onFocus={(column) => setActive({ row: -1, column })}
        />
        <tbody className={styles.body} style={{ height: totals.total * rowPx }}>
          {rowsInDocument(range, totals.total, active.row).map((index) => (
            <ListRow
              key={index}
              index={index}
              start={index * rowPx}
              size={rowPx}
              row={rowAt(index)}
              definition={definition}
              columns={columns}
              active={active.row === index ? active.column : undefined}
              isPhone={isPhone}
              selection={selection}
              onFocus={setActive}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A field in a cell. */
const ENTRY = '[data-entry]'

const rowLink = (cell: HTMLElement): HTMLElement | null | undefined =>
  cell.closest('tr')?.querySelector<HTMLElement>('[data-row-link]')
