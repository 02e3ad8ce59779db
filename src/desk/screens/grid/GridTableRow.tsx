/** One variant: its name, and its cells with their state. */
import type { GridRow } from '../../api/price-schemas.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { cellKey, type GridColumn } from './grid-cells.ts'
import { isInRange, type GridRange } from './grid-range.ts'
import styles from './Grid.module.css'
import type { GridEditing } from './use-grid-edits.ts'

export type RowTemplate = { readonly gridTemplateColumns: string }

type Props = {
  readonly index: number
  readonly start: number
  readonly row: GridRow
  readonly columns: readonly GridColumn[]
  readonly titles: readonly string[]
  readonly template: RowTemplate
  /** The column with the focus. */
  readonly active: number | undefined
  /** What is typed in it. */
  readonly typing: string | undefined
  readonly range: GridRange
  readonly editing: GridEditing
  readonly onType: (text: string) => void
  readonly onStore: (text: string) => void
  readonly onSelect: (column: number, isExtending: boolean) => void
  readonly onOpen: () => void
}

export function GridTableRow(props: Props) {
  const { index, start, row, columns, template, active, typing, range, editing, onSelect, onOpen } = props
  const t = useTexts()
  const { summary, refused, textOf } = editing
  return (
    <tr
      aria-rowindex={index + 2}
      className={`${styles.row} ${styles.dataRow}`}
      style={{ ...template, transform: `translateY(${start}px)` }}
    >
      <th scope="row" aria-colindex={1} className={styles.name} title={row.name}>
        <code>{row.sku}</code> <span>{row.name}</span>
      </th>
      {columns.map((column, place) => {
        const key = cellKey(row.sku, column.id)
        const problem = summary.wrong.get(key)
        const message = problem === undefined ? refused.get(key) : t(`grid.problem.${problem}`)
        const isActive = active === place
        const isChanged = summary.changed.has(key)
        return (
          <td
            key={column.id}
            aria-colindex={place + 2}
            aria-selected={isInRange(range, index, place)}
            aria-invalid={message !== undefined}
            title={message}
            className={`${styles.cell} ${column.kind === 'price' ? styles.number : ''} ${isChanged ? styles.changed : ''}`}
            tabIndex={isActive ? 0 : -1}
            data-active={isActive ? '' : undefined}
            onMouseDown={(event) => {
              if (event.target instanceof HTMLInputElement) return
              event.preventDefault()
              onSelect(place, event.shiftKey)
            }}
            onDoubleClick={onOpen}
          >
            {isActive && typing !== undefined ? (
              <CellInput {...props} text={typing} label={`${props.titles[place] ?? ''}, ${row.sku}`} />
            ) : (
              textOf(row, column)
            )}
          </td>
        )
      })}
    </tr>
  )
}

type InputProps = Pick<Props, 'onType' | 'onStore'> & { readonly text: string; readonly label: string }

const CellInput = ({ text, label, onType, onStore }: InputProps) => (
  <input
    ref={focusNew}
    className={styles.input}
    aria-label={label}
    autoComplete="off"
    maxLength={40}
    value={text}
    onChange={({ target }) => onType(target.value)}
    onBlur={() => onStore(text)}
  />
)

/** With the cursor after what was typed. */
function focusNew(input: HTMLInputElement | null): void {
  if (!input || document.activeElement === input) return
  input.focus({ preventScroll: true })
  input.setSelectionRange(input.value.length, input.value.length)
}
