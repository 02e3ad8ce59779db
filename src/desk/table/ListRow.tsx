import { type ReactNode, useMemo } from 'react'
import { hrefOf } from '../navigation/location.ts'
import { useTexts } from '../texts/use-texts.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { templateOf } from './HeadRow.tsx'
import type { ListDefinition } from './list-definition.ts'
import styles from './ListTable.module.css'
import type { GridCell } from './move-focus.ts'
import { RowMenu } from './RowMenu.tsx'
import { isSelected, type SelectionState } from './selection.ts'
import type { VisibleColumn } from './use-columns.ts'

type Props<Row> = {
  readonly index: number
  readonly start: number
  readonly size: number
  /** Undefined while its page is loading. */
  readonly row: Row | undefined
  readonly definition: ListDefinition<Row>
  readonly columns: readonly VisibleColumn<Row>[]
  readonly active: number | undefined
  readonly isPhone: boolean
  readonly selection: SelectionState | undefined
  readonly onFocus: (cell: GridCell) => void
}

/** Not the id of a column. The cell stays the same when a phone shows fewer columns, and with it the focus. */
const MENU = ' menu'

/** Rendered only when something of the row has changed: a list shows dozens, and each key press moves the focus between two. */
export function ListRow<Row>({
  index,
  start,
  size,
  row,
  definition,
  columns,
  active,
  isPhone,
  selection,
  onFocus,
}: Props<Row>) {
  return useMemo(
    () => <RowOfList {...{ index, start, size, row, definition, columns, active, isPhone, selection, onFocus }} />,
    [index, start, size, row, definition, columns, active, isPhone, selection, onFocus],
  )
}

function RowOfList<Row>(props: Props<Row>) {
  const { index, start, size, row, definition, columns, active, isPhone, selection, onFocus } = props
  const { actionsOf } = definition
  const place = { height: size, transform: `translateY(${start}px)` }
  const actions = row === undefined ? undefined : actionsOf?.(row)
  const isTicked = selection && row !== undefined && isSelected(selection.selected, definition.keyOf(row))
  const cell = (id: string, column: number, className: string, children: ReactNode) => (
    <td
      key={id}
      aria-colindex={column + 1}
      className={className}
      tabIndex={active === column ? 0 : -1}
      data-active={active === column ? '' : undefined}
      onFocus={() => onFocus({ row: index, column })}
    >
      {children}
    </td>
  )
  return (
    <tr
      aria-rowindex={index + 2}
      aria-selected={isTicked}
      className={`${styles.row} ${styles.dataRow} ${isPhone ? styles.phone : ''}`}
      style={isPhone ? place : { ...place, ...templateOf(columns, actionsOf) }}
    >
      {columns.map(({ column }, position) =>
        cell(
          column.id,
          position,
          `${styles.cell} ${column.isNumber ? styles.number : ''} ${(isPhone && column.phone && styles[column.phone]) || ''}`,
          row === undefined ? (
            <Skeleton width={position === 0 ? 'middle' : 'short'} />
          ) : position === 0 ? (
            <>
              {selection && <RowTick row={row} definition={definition} selection={selection} />}
              <FirstCell row={row} definition={definition}>
                {column.cell(row)}
              </FirstCell>
            </>
          ) : (
            column.cell(row)
          ),
        ),
      )}
      {actionsOf &&
        cell(
          MENU,
          columns.length,
          `${styles.cell} ${styles.menu}`,
          row !== undefined && actions && (
            // Rows are keyed by their place: an open menu must not become that of another row.
            <RowMenu key={definition.keyOf(row)} name={nameIn(definition, row)}>
              {actions}
            </RowMenu>
          ),
        )}
    </tr>
  )
}

const nameIn = <Row,>({ nameOf, keyOf }: ListDefinition<Row>, row: Row): string => nameOf?.(row) ?? keyOf(row)

type TickProps<Row> = {
  readonly row: Row
  readonly definition: ListDefinition<Row>
  readonly selection: SelectionState
}

/** The space bar does the same on every cell of the row. */
function RowTick<Row>({ row, definition, selection }: TickProps<Row>) {
  const t = useTexts()
  const key = definition.keyOf(row)
  return (
    <input
      type="checkbox"
      className={styles.tick}
      tabIndex={-1}
      aria-label={t('select.row', { name: nameIn(definition, row) })}
      checked={isSelected(selection.selected, key)}
      onChange={() => selection.toggle(key)}
    />
  )
}

/** The first column opens the row: with a link to its screen, or with a button. */
function FirstCell<Row>({
  row,
  definition,
  children,
}: {
  row: Row
  definition: ListDefinition<Row>
  children: ReactNode
}) {
  const { linkOf, onOpen } = definition
  if (linkOf) {
    return (
      <a className={styles.link} href={hrefOf(linkOf(row))} tabIndex={-1} data-row-link="">
        {children}
      </a>
    )
  }
  if (!onOpen) return children
  return (
    <button type="button" className={styles.link} tabIndex={-1} data-row-link="" onClick={() => onOpen(row)}>
      {children}
    </button>
  )
}
