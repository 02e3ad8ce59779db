/** The cells: virtual rows, a selected rectangle, one cell that is typed in. */
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import type { GridRow } from '../../api/price-schemas.ts'
import { rowsInDocument } from '../../table/row-window.ts'
import { useRowWindow } from '../../table/use-row-window.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { GridColumn } from './grid-cells.ts'
import type { GridRange, GridSelection } from './grid-range.ts'
import styles from './Grid.module.css'
import { GridTableRow } from './GridTableRow.tsx'
import type { GridEditing } from './use-grid-edits.ts'
import { useGridKeys, type GridActions } from './use-grid-keys.ts'

type Props = {
  readonly ref: Ref<{ focus: () => void }>
  readonly rows: readonly GridRow[]
  readonly columns: readonly GridColumn[]
  readonly selection: GridSelection
  readonly range: GridRange
  readonly editing: GridEditing
  readonly actions: GridActions
  readonly onSelect: (selection: GridSelection) => void
}

const ROW_PX = 36

/** Long: the head, and the rows with what each of them needs. */
export function GridTable({ ref, rows, columns, selection, range, editing, actions, onSelect }: Props) {
  const t = useTexts()
  const scroller = useRef<HTMLDivElement>(null)
  const isMoving = useRef(false)
  const seen = useRowWindow(scroller, ROW_PX, ROW_PX)
  const { active } = selection
  const keys = useGridKeys({
    rows,
    columns,
    selection,
    editing,
    actions,
    pageRows: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 400) / ROW_PX) - 2),
    onSelect: (next) => {
      isMoving.current = true
      seen.scrollTo(next.active.row)
      onSelect(next)
    },
  })
  const { typing } = keys
  useImperativeHandle(ref, () => ({ focus: () => focusActive(scroller.current) }))
  useEffect(() => {
    if (!isMoving.current || typing || active.row < 0) return
    isMoving.current = false
    focusActive(scroller.current)
  }, [active, typing])
  const titles = columns.map((column) =>
    column.kind === 'size' ? t('product.size') : `${t(`product.${column.part}`)} ${column.currency}`,
  )
  const template = {
    gridTemplateColumns: `clamp(140px, 22vw, 320px) repeat(${columns.length}, minmax(116px, 1fr))`,
  }
  return (
    <div className={styles.scroller} ref={scroller}>
      <table
        className={styles.grid}
        role="grid"
        aria-label={t('grid.title')}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        tabIndex={-1}
        onKeyDown={keys.onKeyDown}
        onPaste={keys.onPaste}
        onCopy={keys.onCopy}
      >
        <thead className={styles.head}>
          <tr aria-rowindex={1} className={styles.row} style={template}>
            <th scope="col" aria-colindex={1} className={styles.name}>
              {t('grid.variant')}
            </th>
            {columns.map(({ id, kind }, index) => (
              <th
                key={id}
                scope="col"
                aria-colindex={index + 2}
                className={`${styles.headCell} ${kind === 'price' ? styles.number : ''}`}
              >
                {titles[index]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body} style={{ height: rows.length * ROW_PX }}>
          {rowsInDocument(seen.range, rows.length, active.row).map((index) => {
            const row = rows[index]
            if (!row) return null
            return (
              <GridTableRow
                key={row.sku}
                index={index}
                start={index * ROW_PX}
                row={row}
                columns={columns}
                titles={titles}
                template={template}
                active={active.row === index ? active.column : undefined}
                typing={active.row === index ? typing?.text : undefined}
                range={range}
                editing={editing}
                onType={keys.type}
                onStore={keys.leave}
                onSelect={(column, isExtending) => {
                  if (typing) keys.leave(typing.text)
                  const cell = { row: index, column }
                  isMoving.current = true
                  onSelect({ anchor: isExtending ? selection.anchor : cell, active: cell })
                }}
                onOpen={keys.open}
              />
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function focusActive(scroller: HTMLElement | null): void {
  scroller?.querySelector<HTMLElement>('[data-active]')?.focus({ preventScroll: true })
}
