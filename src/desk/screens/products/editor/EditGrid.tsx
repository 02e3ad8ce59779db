/** Fields in rows and columns, as in a spreadsheet: Enter and arrows move between rows, a block from a spreadsheet is pasted as one. */
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import styles from './EditGrid.module.css'
import { pastedCells } from './product-value.ts'

export type EditColumn = {
  readonly id: string
  readonly title: string
  readonly isNumber?: true
  readonly width: number
}

export type EditCell = {
  readonly text: string
  readonly placeholder?: string
  readonly problem?: string | undefined
  /** Of the field: problems lead to it. */
  readonly id: string
}

type Props = {
  readonly label: string
  readonly rows: readonly {
    readonly key: string
    readonly title: ReactNode
    readonly name: string
    readonly end?: ReactNode
  }[]
  /** The title of the first column. */
  readonly corner: string
  readonly columns: readonly EditColumn[]
  readonly cell: (row: number, column: number) => EditCell
  /** False: it cannot be read, and the field is marked. */
  readonly onType: (row: number, column: number, text: string) => boolean
  readonly onPaste: (row: number, column: number, cells: readonly (readonly string[])[]) => void
  readonly isReadOnly: boolean
}

export function EditGrid({ label, rows, corner, columns, cell, onType, onPaste, isReadOnly }: Props) {
  const table = useRef<HTMLTableElement>(null)
  const focusOn = (row: number, column: number): boolean => {
    const field = table.current?.querySelector<HTMLInputElement>(`[data-cell="${row}:${column}"]`)
    field?.focus()
    field?.select()
    return field !== null && field !== undefined
  }
  const onKey = (event: KeyboardEvent, row: number, column: number): void => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0
    if (step !== 0 && focusOn(row + step, column)) event.preventDefault()
  }
  const paste = (event: ClipboardEvent, row: number, column: number): void => {
    const cells = pastedCells(event.clipboardData.getData('text/plain'))
    // One cell is pasted by the browser, at the cursor.
    if (cells.length === 1 && cells[0]?.length === 1) return
    event.preventDefault()
    onPaste(row, column, cells)
  }
  return (
    <div className={styles.scroll}>
      <table ref={table} className={styles.grid} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map(({ id, title, isNumber }) => (
              <th key={id} scope="col" className={isNumber && styles.number}>
                {title}
              </th>
            ))}
            {rows.some(({ end }) => end !== undefined) && <td aria-hidden="true" />}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, title, name, end }, row) => (
            <tr key={key}>
              <th scope="row">{title}</th>
              {columns.map(({ id, title: column, isNumber, width }, place) => (
                <td key={id} style={{ minWidth: width }}>
                  <CellField
                    cell={cell(row, place)}
                    label={`${column}, ${name}`}
                    place={`${row}:${place}`}
                    isNumber={isNumber ?? false}
                    isReadOnly={isReadOnly}
                    onType={(text) => onType(row, place, text)}
                    onKey={(event) => onKey(event, row, place)}
                    onPaste={(event) => paste(event, row, place)}
                  />
                </td>
              ))}
              {end !== undefined && <td>{end}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type CellProps = {
  readonly cell: EditCell
  readonly label: string
  readonly place: string
  readonly isNumber: boolean
  readonly isReadOnly: boolean
  readonly onType: (text: string) => boolean
  readonly onKey: (event: KeyboardEvent) => void
  readonly onPaste: (event: ClipboardEvent) => void
}

function CellField({ cell, label, place, isNumber, isReadOnly, onType, onKey, onPaste }: CellProps) {
  const { text, placeholder, problem, id } = cell
  /** What cannot be read stays until the field is left. */
  const [unread, setUnread] = useState<string>()
  const [typed, setTyped] = useState<string>()
  if (isReadOnly) return <span className={isNumber ? styles.number : undefined}>{text === '' ? '–' : text}</span>
  return (
    <>
      <input
        id={id}
        className={`${styles.input} ${isNumber ? styles.number : ''}`}
        data-cell={place}
        aria-label={label}
        aria-invalid={unread !== undefined || problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        autoComplete="off"
        inputMode={isNumber ? 'decimal' : 'text'}
        maxLength={60}
        placeholder={placeholder}
        value={unread ?? typed ?? text}
        onChange={({ target }) => {
          const isRead = onType(target.value)
          setTyped(isRead ? target.value : undefined)
          setUnread(isRead ? undefined : target.value)
        }}
        onBlur={() => {
          setTyped(undefined)
          setUnread(undefined)
        }}
        onKeyDown={onKey}
        onPaste={(event) => {
          setTyped(undefined)
          onPaste(event)
        }}
      />
      {problem !== undefined && (
        <span id={`${id}-problem`} className={styles.problem}>
          {problem}
        </span>
      )}
    </>
  )
}
