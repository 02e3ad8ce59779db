import { useTexts } from '../texts/use-texts.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './ListTable.module.css'
import type { ListSort } from './list-view.ts'
import type { VisibleColumn } from './use-columns.ts'

type Props<Row> = {
  readonly columns: readonly VisibleColumn<Row>[]
  readonly sort: ListSort | undefined
  /** The column with the focus of the grid. */
  readonly active: number | undefined
  readonly isPhone: boolean
  /** The title of the column of row actions. */
  readonly actions: string | undefined
  readonly onSort: (sort: ListSort) => void
  readonly onFocus: (column: number) => void
}

/** Titles of the columns: sorted on the server, resized by their edge. */
export function HeadRow<Row>({ columns, sort, active, isPhone, actions, onSort, onFocus }: Props<Row>) {
  return (
    <thead className={`${styles.head} ${isPhone ? styles.unseen : ''}`}>
      <tr aria-rowindex={1} className={styles.row} style={isPhone ? {} : templateOf(columns, actions)}>
        {columns.map((shown, index) => (
          <HeadCell
            key={shown.column.id}
            shown={shown}
            index={index}
            sort={sort}
            isActive={active === index}
            onSort={onSort}
            onFocus={onFocus}
          />
        ))}
        {actions !== undefined && (
          <th
            scope="col"
            aria-colindex={columns.length + 1}
            className={styles.headCell}
            tabIndex={active === columns.length ? 0 : -1}
            data-active={active === columns.length ? '' : undefined}
          >
            <span className={styles.unseen}>{actions}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

type CellProps<Row> = Pick<Props<Row>, 'sort' | 'onSort' | 'onFocus'> & {
  readonly shown: VisibleColumn<Row>
  readonly index: number
  readonly isActive: boolean
}

function HeadCell<Row>({ shown: { column, startResize }, index, sort, isActive, onSort, onFocus }: CellProps<Row>) {
  const t = useTexts()
  const { id, title, isNumber } = column
  const field = column.sort
  const isSorted = field !== undefined && sort?.field === field
  const direction = sort?.descending ? 'descending' : 'ascending'
  return (
    <th
      key={id}
      scope="col"
      aria-colindex={index + 1}
      aria-sort={field === undefined ? undefined : isSorted ? direction : 'none'}
      className={`${styles.headCell} ${isNumber ? styles.number : ''}`}
      tabIndex={isActive ? 0 : -1}
      data-active={isActive ? '' : undefined}
      onFocus={() => onFocus(index)}
    >
      {field === undefined ? (
        <span className={styles.headText}>{t(title)}</span>
      ) : (
        <button
          type="button"
          tabIndex={-1}
          className={styles.sort}
          onClick={() => onSort({ field, descending: isSorted ? !sort.descending : false })}
        >
          <span className={styles.headText}>{t(title)}</span>
          {isSorted && <Icon name={sort.descending ? 'down' : 'up'} />}
        </button>
      )}
      <span className={styles.resize} aria-hidden="true" onPointerDown={startResize} title={t('list.resize')} />
    </th>
  )
}

/** The last column takes what is left. */
export function templateOf<Row>(
  columns: readonly VisibleColumn<Row>[],
  actions: unknown,
): { gridTemplateColumns: string } {
  const widths = columns.map(({ width }, index) =>
    index === columns.length - 1 ? `minmax(${width}px, 1fr)` : `${width}px`,
  )
  return { gridTemplateColumns: [...widths, ...(actions === undefined ? [] : ['48px'])].join(' ') }
}
